import fc from 'fast-check';
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { compileChart } from '../../src/chart/index.ts';
import { buildMachine, events, implementation, type Shape, type State, shape, type Tally } from './random-chart.ts';

/** The active states of an XState snapshot as a compiled chart lists them in `configurations[…].path`. */
export function traceConfiguration(snapshot: AnyMachineSnapshot): string[] {
  const nodes: { id: string; path: string[]; order: number }[] = snapshot._nodes;
  return nodes.toSorted((a, b) => a.path.length - b.path.length || a.order - b.order).map(({ id }) => id);
}

interface Case {
  readonly root: Shape;
  readonly bits: number;
  readonly sent: readonly (readonly [event: number, d: number])[];
}

const cases: fc.Arbitrary<Case> = fc.record({
  root: shape(),
  bits: fc.nat(2 ** 32 - 1),
  sent: fc.array(fc.tuple(fc.nat(events.length - 1), fc.nat(9)), { minLength: 6, maxLength: 16, size: 'max' }),
});

/**
 * The property: a compiled chart and XState's `transition()` agree after every event on the active states, on whether
 * the chart has ended, on every action executed so far, and on which charts never come to rest.
 */
export function equivalence(compile: typeof compileChart, tally: Tally = new Map()) {
  return fc.property(cases, ({ root, bits, sent }) => compare(compile, root, bits, sent, tally));
}

function compare(compile: typeof compileChart, root: Shape, bits: number, sent: Case['sent'], tally: Tally): void {
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  const machine = buildMachine(root, bits, tally);
  const chart = compileOrSkip(() =>
    compile<State>(machine, implementation, events, { maxConfigurations: 400, maxWords: 40_000 }),
  );
  count('charts');
  const isLeaf = (id: string, path: readonly string[]) => !path.some((other) => other !== id && other.startsWith(id));
  if (chart.configurations.some(({ path }) => path.filter((id) => isLeaf(id, path)).length > 1))
    count('rest in regions');

  const state: State = { configuration: -1, trace: [], bits };
  let traced = 0;
  const agree = (snapshot: AnyMachineSnapshot, when: string): void => {
    const here = chart.configurations[state.configuration];
    const expected = traceConfiguration(snapshot).join();
    if (here?.path.join() !== expected) throw new Error(`${when}: in ${here?.path.join()}, not in ${expected}`);
    if (here.final !== (snapshot.status === 'done')) throw new Error(`${when}: ended is ${here.final}`);
    const { trace, bits } = snapshot.context;
    const rest = [state.trace, trace].map((list) => list.slice(traced).join());
    if (rest[0] !== rest[1]) throw new Error(`${when}: did ${rest[0]}, not ${rest[1]}`);
    if (state.bits !== bits) throw new Error(`${when}: the bits differ`);
    traced = trace.length;
  };

  const lead = (take: () => AnyMachineSnapshot, follow: () => void): AnyMachineSnapshot | null => {
    const next = orEndless(take);
    if (rests(follow) !== (next !== null))
      throw new Error(`XState ${next ? 'comes to rest' : 'goes round in circles'}`);
    if (!next) count('endless');
    return next;
  };
  let snapshot = lead(
    () => initialTransition(machine)[0],
    () => chart.start(state),
  );
  if (snapshot) agree(snapshot, 'at the start');
  for (const [event, d] of sent) {
    if (!snapshot) return;
    const before: AnyMachineSnapshot = snapshot;
    const message = { type: events[event] as string, d } as never;
    if (before.status === 'done' || !before.can(message)) {
      if (chart.send(state, event, d)) throw new Error(`${events[event]}: accepted, but XState takes no transition`);
      agree(before, `after ${events[event]}, which nobody takes`);
      count('refused');
      continue;
    }
    let accepted = true;
    snapshot = lead(
      () => transition(machine, before as never, message)[0],
      () => {
        accepted = chart.send(state, event, d);
      },
    );
    if (!accepted) throw new Error(`${events[event]}: refused, but XState takes a transition`);
    if (snapshot) agree(snapshot, `after ${events[event]}`);
    count('events');
    if (snapshot?.status === 'done') count('ended');
  }
}

/** Charts with large parallel products are left out, and replaced by others. */
function compileOrSkip<T>(compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    fc.pre(!(error instanceof Error && /parallel regions multiply/.test(error.message)));
    throw error;
  }
}

/** XState's next snapshot, or null if it gives up; it throws in one case and answers with an error in the other. */
function orEndless(take: () => AnyMachineSnapshot): AnyMachineSnapshot | null {
  const givesUp = (error: unknown) => error instanceof Error && error.message.startsWith('Infinite loop');
  try {
    const snapshot = take();
    if (snapshot.status !== 'error') return snapshot;
    throw snapshot.error;
  } catch (error) {
    if (givesUp(error)) return null;
    throw error;
  }
}

/** Whether ours comes to rest. */
function rests(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    // By name, not by class: a mutant has a ChartError of its own.
    if (error instanceof Error && error.name === 'ChartError' && error.message.includes('no rest after')) return false;
    throw error;
  }
}
