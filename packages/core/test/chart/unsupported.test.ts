import { describe, expect, test } from 'vitest';
import { and, assign, emit, enqueueActions, fromPromise, log, raise, setup } from 'xstate';
import { ChartError, chartGraph, compileChart } from '../../src/chart/index.ts';
import { compileSmall, smallMachine } from './fixture.ts';

const x = (state: object, others: object = {}) => ({ initial: 'x', states: { x: state, y: {}, ...others } });

/** Each chart with the state and the advice that the error has to name. */
const charts: Record<string, [config: object, message: RegExp]> = {
  history: [
    x({}, { z: { initial: 'i', states: { i: {}, h: { type: 'history' } } } }),
    /^m\.z\.h: history.*in the state/,
  ],
  invoke: [x({ invoke: { src: fromPromise(async () => 0) } }), /^m\.x: invoke.*session/],
  after: [x({ after: { 100: 'y' } }), /^m\.x: after.*clock/],
  output: [x({}, { z: { type: 'final', output: 1 } }), /^m\.z: output.*into the state/],
  route: [x({ id: 'x', route: {} }), /^x: route/],
  'an inline action': [x({ entry: () => {} }), /^m\.x: inline action; give it a name/],
  'an inline guard': [x({ on: { go: { target: 'y', guard: () => true } } }), /^m\.x: inline guard; give it a name/],
  'an inline guard in a combined one': [
    x({ on: { go: { guard: and(['g', () => true]), target: 'y' } } }),
    /m\.x: inline guard/,
  ],
  assign: [x({ entry: assign({}) }), /^m\.x: the built-in action assign\(\)/],
  log: [x({ exit: log('x') }), /^m\.x: the built-in action log\(\)/],
  emit: [x({ on: { go: { actions: emit({ type: 'go' }) } } }), /^m\.x: the built-in action emit\(\)/],
  enqueueActions: [x({ entry: enqueueActions(() => {}) }), /^m\.x: the built-in action enqueueActions\(\)/],
  'dynamic params of an action': [
    x({ entry: { type: 'a', params: () => ({}) } }),
    /^m\.x: params of action 'a' depend/,
  ],
  'dynamic params of a guard': [
    x({ always: { guard: { type: 'g', params: () => ({}) }, target: 'y' } }),
    /^m\.x: params of guard 'g' depend/,
  ],
  'a raised function': [x({ entry: raise(() => ({ type: 'go' })) }), /^m\.x: raise\(\) must be given an event object/],
  'a delayed raise': [x({ entry: raise({ type: 'go' }, { delay: 10 }) }), /^m\.x: raise\(\) with a delay/],
  'a raise with more than d': [
    x({ entry: raise({ type: 'go', who: 1 } as never) }),
    /^m\.x: raise\(\) of 'go' may carry/,
  ],
  "a raise of XState's own events": [
    x({ entry: raise({ type: 'xstate.stop' }) }),
    /^m\.x: raise\(\) of "xstate\.stop"/,
  ],
  'an action without implementation': [x({ entry: 'nothing' }), /^m\.x: action 'nothing' has no implementation/],
  'a guard without implementation': [x({ always: { guard: 'nothing', target: 'y' } }), /^m\.x: guard 'nothing' has no/],
  'a name of every object': [x({ entry: 'toString' }), /^m\.x: action 'toString' has no implementation/],
  'the same id twice': [x({ id: 'same' }, { z: { id: 'same' } }), /^same: two states have this id/],
};

describe('refused with the state and what to do instead', () => {
  test.each(Object.entries(charts))('%s', (_, [config, message]) => {
    const compile = () => compileSmall(config);
    expect(compile).toThrow(ChartError);
    expect(compile).toThrow(message);
  });

  test('events that are listed twice or belong to XState', () => {
    const machine = smallMachine({});
    const compile = (events: string[]) => compileChart(machine, { actions: {}, guards: {} }, events);
    expect(() => compile(['go', 'go'])).toThrow(/^m: the event 'go' is listed twice/);
    expect(() => compile(['xstate.stop'])).toThrow(/^m: 'xstate\.stop' is XState's own/);
  });

  test('more configurations or words than allowed', () => {
    const region = { initial: 'x', states: { x: { on: { go: 'y' } }, y: { on: { back: 'x' } } } };
    const machine = smallMachine({ type: 'parallel', states: { a: region, b: region, c: region } });
    const compile = (options: object) => compileChart(machine, { actions: {}, guards: {} }, ['go', 'back'], options);
    expect(() => compile({ maxConfigurations: 1 })).toThrow(/^m: more than 1 configurations/);
    expect(() => compile({ maxWords: 10 })).toThrow(/^m: the program is longer than 10 words/);
  });

  test('in a drawing, too', () => {
    expect(() => chartGraph(smallMachine({ after: { 10: {} } }))).toThrow(/^m: after/);
  });
});

test('guards that setup() combines from others are taken apart', () => {
  const rules = setup({ guards: { g: () => true, h: () => true, both: and(['g', 'h']) } });
  const machine = rules.createMachine({
    id: 'm',
    initial: 'x',
    states: { x: { on: { go: { guard: 'both', target: 'y' } } }, y: {} },
  });
  const guards = { g: (s: { configuration: number; open: boolean }) => s.open, h: () => true };
  const chart = compileChart(machine, { actions: {}, guards }, ['go']);
  const s = { configuration: -1, open: false };
  chart.start(s);

  expect(chart.send(s, 0, 0)).toBe(false);
  s.open = true;
  expect(chart.send(s, 0, 0)).toBe(true);
});
