import fc from 'fast-check';
import { and, assign, not, or, raise, setup, stateIn } from 'xstate';
import type { ChartImplementation } from '../../src/chart/index.ts';

/** A random tree of states; what hangs on each of them follows from its own seed, so that parts shrink independently. */
export interface Shape {
  readonly kind: 'atomic' | 'final' | 'compound' | 'parallel';
  readonly children: readonly Shape[];
  readonly seed: number;
}

/** What actions write to: a trace of all of them, and bits on which the guards depend. */
export interface Tape {
  readonly trace: number[];
  bits: number;
}

/** The tape as the compiled chart needs it. */
export interface State extends Tape {
  configuration: number;
}

export const events = ['A', 'B', 'C.x', 'C.y'] as const;
/** Few, so that endless charts are found quickly; both sides must give up at the same step. */
const maxIterations = 60;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

export const implementation: ChartImplementation<Tape> = {
  actions: Object.fromEntries(
    numbers(8).map((number) => [
      `a${number}`,
      (tape: Tape, d: number, params?: { k: number }) => {
        tape.trace.push(number * 1000 + d * 10 + (params?.k ?? 0));
        tape.bits = (Math.imul(tape.bits, 1664525) + 1013904223 + number + d) >>> 0;
      },
    ]),
  ),
  guards: Object.fromEntries(
    numbers(6).map((number) => [
      `g${number}`,
      ({ bits }: Tape, _d: number, params?: { k: number }) => ((bits >>> (number * 3 + 5)) & 7) >= (params?.k ?? 4),
    ]),
  ),
};

export const shape = (depth = 3): fc.Arbitrary<Shape> =>
  fc.record({
    kind:
      depth === 0
        ? fc.constantFrom<Shape['kind']>('atomic', 'atomic', 'atomic', 'final')
        : fc.constantFrom<Shape['kind']>('atomic', 'compound', 'compound', 'compound', 'parallel', 'final', 'final'),
    children: depth === 0 ? fc.constant([]) : fc.array(shape(depth - 1), { minLength: 2, maxLength: 3 }),
    seed: fc.nat(),
  });

/** How often a feature occurred, so that a test can show it was not left out. */
export type Tally = Map<string, number>;

/** Builds an XState machine whose functions copy the tape: it is the oracle, and shares nothing with the compiler. */
export function buildMachine(root: Shape, bits: number, tally: Tally = new Map()) {
  const drafts: { config: Config; shape: Shape; kind: Shape['kind']; path: string }[] = [];
  const draft = (shape: Shape, path: string): Config => {
    const kind = kindOf(shape, path);
    const config: Config = { id: path };
    if (kind === 'final' || kind === 'parallel') config['type'] = kind;
    drafts.push({ config, shape, kind, path });
    if (kind === 'compound' || kind === 'parallel') {
      const child = (inner: Shape, index: number) => [
        `s${index}`,
        draft(kind === 'parallel' && inner.kind === 'final' ? { ...inner, kind: 'atomic' } : inner, path + index),
      ];
      config['states'] = Object.fromEntries(shape.children.map(child));
    }
    return config;
  };
  const config = draft(root, 'm');
  const states = drafts.map(({ path, kind }) => ({ path, kind }));
  for (const { config, shape, kind } of drafts) {
    wire(config, kind, shape.children.length, states, dice(shape.seed), (feature) =>
      tally.set(feature, (tally.get(feature) ?? 0) + 1),
    );
  }
  return setup({ actions: oracleActions, guards: oracleGuards }).createMachine({
    ...config,
    context: { trace: [], bits },
    options: { maxIterations },
    // biome-ignore lint/suspicious/noExplicitAny: a random chart has no static type
  } as any);
}

type Config = Record<string, unknown>;
type Dice = (sides: number) => number;

const oracleActions = Object.fromEntries(
  Object.entries(implementation.actions).map(([name, action]) => [
    name,
    // biome-ignore lint/suspicious/noExplicitAny: XState's types for a machine of unknown names
    assign(({ context, event }: any, params: any) => {
      const tape: Tape = { trace: [...context.trace], bits: context.bits };
      action(tape, event.d ?? 0, params);
      return tape;
    }),
  ]),
  // biome-ignore lint/suspicious/noExplicitAny: as above
) as any;

const oracleGuards = Object.fromEntries(
  Object.entries(implementation.guards).map(([name, guard]) => [
    name,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    ({ context, event }: any, params: any) => guard(context, event.d ?? 0, params),
  ]),
);

/** XState wants a root with children, and children in what it takes for compound or parallel. */
function kindOf({ kind, children }: Shape, path: string): Shape['kind'] {
  if (path === 'm' && (kind === 'atomic' || kind === 'final')) return children.length > 0 ? 'compound' : 'atomic';
  return (kind === 'compound' || kind === 'parallel') && children.length === 0 ? 'atomic' : kind;
}

/** Numbers below `sides`, the same for the same seed. */
function dice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** Hangs entry, exit and initial actions, transitions, `always` and `onDone` on one state. */
function wire(
  config: Config,
  kind: Shape['kind'],
  children: number,
  states: readonly { readonly path: string; readonly kind: Shape['kind'] }[],
  roll: Dice,
  count: (feature: string) => void,
): void {
  const oneIn = (sides: number, feature?: string): boolean => {
    const hit = roll(sides) === 0;
    if (hit && feature) count(feature);
    return hit;
  };
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: roll(most + 1) }, make);
  const anyState = () => (states[roll(states.length)] as (typeof states)[number]).path;

  const action = (): unknown => {
    if (oneIn(40, 'raise')) return raise({ type: events[roll(events.length)] as string, d: roll(5) } as never);
    if (oneIn(20, 'action with params')) return { type: `a${roll(8)}`, params: { k: roll(9) } };
    return `a${roll(8)}`;
  };
  const guard = (depth = 0): unknown => {
    const inner = () => guard(depth + 1) as never;
    if (depth < 2 && oneIn(16, 'not')) return not(inner());
    if (depth < 2 && oneIn(16, 'and')) return and([inner(), inner()]);
    if (depth < 2 && oneIn(16, 'or')) return or([inner(), inner()]);
    if (oneIn(14, 'stateIn')) return stateIn(`#${anyState()}` as never);
    if (oneIn(14, 'guard with params')) return { type: `g${roll(6)}`, params: { k: roll(8) } };
    return `g${roll(6)}`;
  };
  const targets = (): unknown => {
    const parallel = states.filter((state) => state.kind === 'parallel');
    const [regions] = parallel;
    if (!regions || !oneIn(8)) return `#${anyState()}`;
    const within = (region: number) => states.filter(({ path }) => path.startsWith(regions.path + region));
    const one = within(0);
    const two = within(1);
    count('several targets');
    return [one, two].map((among) => `#${among[roll(among.length)]?.path}`);
  };
  const transition = (always: boolean): unknown => ({
    ...(roll(5) > 0 ? { target: targets() } : {}),
    ...(always || oneIn(2) ? { guard: guard() } : {}),
    ...(oneIn(2) ? { actions: several(2, action) } : {}),
    ...(oneIn(4, 'reenter') ? { reenter: true } : {}),
  });
  const oneOrTwo = (always = false) => [transition(always), ...several(1, () => transition(always))];

  config['entry'] = several(2, action);
  config['exit'] = several(2, action);
  if (kind === 'compound') {
    const target = `s${roll(children)}`;
    config['initial'] = oneIn(3, 'initial action') ? { target, actions: action() } : target;
  }
  if (kind === 'parallel') count('parallel');
  if (kind === 'final') return;
  const descriptors = [...events, '*', 'C.*'].filter(() => oneIn(4));
  config['on'] = Object.fromEntries(
    descriptors.map((event) => [event, oneIn(10, 'forbidden') ? undefined : oneOrTwo()]),
  );
  if (descriptors.includes('*') || descriptors.includes('C.*')) count('wildcard');
  if (oneIn(6, 'always')) config['always'] = oneOrTwo(true);
  if (children > 0 && kind !== 'atomic' && oneIn(2, 'onDone')) config['onDone'] = oneOrTwo();
}
