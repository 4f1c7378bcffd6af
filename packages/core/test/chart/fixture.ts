import { type AnyStateMachine, setup } from 'xstate';
import { type ChartContext, type ChartEvent, compileChart, xstateImplementation } from '../../src/chart/index.ts';

/** A small game of rounds: each player in turn takes counters or passes; the last counter ends it. */
export interface Rounds {
  configuration: number;
  counters: number;
  taken: number;
  round: number;
}

export const newRounds = (): Rounds => ({ configuration: -1, counters: 10, taken: 0, round: 0 });

export const events = ['take', 'pass', 'stop'] as const;
export const [take, pass, stop] = [0, 1, 2];

export const implementation = {
  actions: {
    beginRound: (s: Rounds) => {
      s.round++;
    },
    takeCounters: (s: Rounds, d: number) => {
      s.counters -= d;
      s.taken += d;
    },
    putBack: (s: Rounds, _d: number, { count }: { count: number }) => {
      s.counters += count;
    },
  },
  guards: {
    isEmpty: (s: Rounds) => s.counters <= 0,
    isLate: (s: Rounds, _d: number, { after }: { after: number }) => s.round > after,
  },
};

export const rules = setup({
  types: { context: {} as ChartContext<Rounds>, events: {} as ChartEvent, input: {} as ChartContext<Rounds> },
  ...xstateImplementation(implementation),
});

/** Used twice, hence without ids. */
const seat = () =>
  rules.createStateConfig({
    initial: 'thinking',
    states: {
      thinking: {
        meta: { ask: 'move' },
        on: { take: { target: 'checking', actions: 'takeCounters' }, pass: 'finished' },
      },
      checking: { always: [{ guard: 'isEmpty', target: '#over' }, { target: 'finished' }] },
      finished: { type: 'final' },
    },
  });

export const machine = rules.createMachine({
  id: 'rounds',
  context: ({ input }) => input,
  initial: 'round',
  states: {
    round: {
      meta: { rule: 'rounds/order' },
      initial: 'first',
      entry: 'beginRound',
      on: { stop: { guard: { type: 'isLate', params: { after: 2 } }, target: 'over' } },
      states: {
        first: { ...seat(), onDone: 'second' },
        second: { ...seat(), meta: { rule: 'rounds/second' }, onDone: 'closed' },
        closed: { type: 'final' },
      },
      onDone: { target: 'round', reenter: true, actions: { type: 'putBack', params: { count: 1 } } },
    },
    over: { id: 'over', type: 'final', description: 'No counter is left' },
  },
});

export const chart = compileChart<Rounds>(machine, implementation, events);

/** A machine without types. The cast: XState's own do not fit together under exactOptionalPropertyTypes. */
export const smallMachine = (config: object): AnyStateMachine =>
  setup({}).createMachine({ id: 'm', ...config } as never) as unknown as AnyStateMachine;

/** Compiles a chart of names `a`, `b` (actions) and `g`, `h` (guards) for the events `go` and `back`. */
export function compileSmall(config: object, options: { unused?: boolean } = {}) {
  const nothing = () => {};
  const names = { actions: { a: nothing, b: nothing }, guards: { g: () => true, h: () => false } };
  const result = compileChart(smallMachine(config), names, ['go', 'back']);
  const isAboutUse = (code: string) => code === 'unused-action' || code === 'unused-guard' || code === 'unused-event';
  return { ...result, diagnostics: result.diagnostics.filter(({ code }) => options.unused || !isAboutUse(code)) };
}
