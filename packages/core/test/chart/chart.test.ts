import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, raise } from 'xstate';
import { type ChartError, compileChart } from '../../src/chart/index.ts';
import { traceConfiguration } from './equivalence.ts';
import { chart, compileSmall, events, implementation, machine, newRounds, pass, rules, stop, take } from './fixture.ts';

const at = (path: string) => chart.configurationAt(path);

describe('a compiled chart', () => {
  test('plays a game and says where it stands', () => {
    const s = newRounds();

    chart.start(s);
    expect(s).toMatchObject({ configuration: at('round.first.thinking'), round: 1 });

    expect(chart.send(s, take, 3)).toBe(true);
    expect(s).toMatchObject({ configuration: at('round.second.thinking'), counters: 7, taken: 3 });

    expect(chart.send(s, pass, 0)).toBe(true);
    expect(s).toMatchObject({ configuration: at('round.first.thinking'), counters: 8, round: 2 });

    expect(chart.send(s, take, 9)).toBe(true);
    expect(chart.configurations[s.configuration]).toMatchObject({ path: ['rounds', 'over'], final: true, accepts: [] });
  });

  test('leaves the state alone when nobody takes the event', () => {
    const s = newRounds();
    chart.start(s);
    const before = { ...s };

    expect(chart.send(s, stop, 0)).toBe(false); // its guard says no
    expect(chart.send(s, 99, 0)).toBe(false);
    expect(chart.send(s, -1, 0)).toBe(false);
    expect(s).toEqual(before);
    expect(chart.send({ ...s, configuration: 99 }, take, 1)).toBe(false);
  });

  test('describes its configurations', () => {
    expect(chart.configurations[at('round.second')]).toEqual({
      id: at('round.second'),
      path: ['rounds', 'rounds.round', 'rounds.round.second', 'rounds.round.second.thinking'],
      ask: 'move',
      rule: 'rounds/second',
      needs: [],
      accepts: [take, pass, stop],
      final: false,
    });
    expect(chart.configurations.map(({ id }) => id)).toEqual(chart.configurations.map((_, index) => index));
    expect(chart.acceptedIn(take)).toEqual(['rounds.round.first.thinking', 'rounds.round.second.thinking']);
    expect(chart.acceptedIn(stop)).toEqual(chart.acceptedIn(take));
    expect(chart.acceptedIn(99)).toEqual([]);
    expect(chart.events).toBe(events);
    expect(chart.stats).toMatchObject({ states: 12, configurations: 3 });
    expect(chart.diagnostics).toEqual([]);
  });

  test('finds a configuration by id, by keys, and by several regions', () => {
    expect(at('rounds.round.first.thinking')).toBe(at('round.first.thinking'));
    expect(at('over')).toBe(chart.configurations.findIndex(({ final }) => final));
    expect(at('round')).toBe(at('round.first'));

    const region = { initial: 'x', states: { x: { on: { go: 'y' } }, y: { on: { back: 'x' } } } };
    const regions = compileSmall({ type: 'parallel', states: { one: region, two: region } });
    const label = regions.acceptedIn(0)[0] as string;
    expect(label).toBe('m.one.x | m.two.x');
    expect(regions.configurations[regions.configurationAt(label)]?.path).toContain('m.two.x');
    expect(regions.configurationAt('one')).toBe(regions.configurationAt('one.x | two.x'));
    expect(regions.configurationAt('one.y')).toBe(regions.configurationAt('one.y|two.y'));
  });

  test('lists close states when there is none of that name', () => {
    expect(() => at('round.frist.thinking')).toThrow(/no such state; close ones are .*round\.first\.thinking/);
    expect(() => at('thinkin')).toThrow(/round\.first\.thinking/);
    expect(() => at('round.first.checking')).toThrow(/only passes through/);
    expect(() => at('round.first.finished')).toThrow(/only passes through/);
    expect(() => compileSmall(choice).configurationAt('two')).toThrow(/several ways; say which: m\.two\.y, m\.two\.z/);
  });
});

const choice = {
  initial: 'one',
  states: {
    one: { on: { go: 'two' } },
    two: { initial: 'x', states: { x: { always: [{ guard: 'g', target: 'y' }, { target: 'z' }] }, y: {}, z: {} } },
  },
};

describe('a macrostep', () => {
  test('that never ends is stopped and says where', () => {
    const endless = compileSmall({
      initial: 'x',
      states: {
        x: { on: { go: 'y' } },
        y: { always: { guard: 'g', target: 'z' } },
        z: { always: { guard: 'g', target: 'y' } },
      },
    });
    const s = { configuration: -1 };
    endless.start(s);

    expect(() => endless.send(s, 0, 0)).toThrow(/m\.[yz]: no rest after 10000 steps/);
    expect(s.configuration).toBe(endless.configurationAt('x'));
  });

  test('may look ahead on another state, but not send to its own', () => {
    const seen: number[] = [];
    const impl = {
      actions: {
        ...implementation.actions,
        takeCounters: (s: ReturnType<typeof newRounds>, d: number) => {
          implementation.actions.takeCounters(s, d);
          if (d === 7) nested.send(s, pass, 0);
          if (d !== 1) return;
          const other = { ...newRounds(), configuration: s.configuration };
          nested.send(other, take, 2);
          seen.push(other.counters);
        },
      },
      guards: implementation.guards,
    };
    const nested = compileChart(machine, impl, events);
    const s = newRounds();
    nested.start(s);

    nested.send(s, take, 1);
    expect(seen).toEqual([8]);
    expect(s).toMatchObject({ configuration: nested.configurationAt('round.second'), counters: 9 });

    expect(() => nested.send(s, take, 7)).toThrow(/an action sent to the state it works on/);
    expect(nested.send(s, pass, 0)).toBe(true); // and is none the worse for it
  });

  test('may raise any number of events', () => {
    const flood = (count: number) => Array.from({ length: count }, () => raise({ type: 'go' }));
    const s = { configuration: -1 };
    const many = compileSmall({
      initial: 'x',
      states: { x: { on: { back: { actions: flood(500) }, go: { actions: 'a' } } } },
    });
    many.start(s);

    expect(many.send(s, 1, 0)).toBe(true);
  });
});

describe('the adapter', () => {
  test('makes an actor do the same, in place', () => {
    const game = newRounds();
    const s = newRounds();
    const actor = createActor(machine, { input: { game } }).start();
    chart.start(s);

    for (const [event, d] of [
      [take, 2],
      [pass, 0],
      [stop, 0],
      [take, 1],
      [take, 1],
      [pass, 0],
      [pass, 0],
      [stop, 0],
    ] as const) {
      actor.send({ type: events[event] as string, d });
      chart.send(s, event, d);

      expect({ ...game, configuration: 0 }).toEqual({ ...s, configuration: 0 });
      expect(chart.configurations[s.configuration]?.path).toEqual(traceConfiguration(actor.getSnapshot()));
    }
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('does nothing without a game', () => {
    const actor = createActor(machine, { input: {} as never }).start();
    actor.send({ type: 'take', d: 1 });

    expect(actor.getSnapshot().value).toEqual({ round: { second: 'thinking' } });
  });

  test('lets only names and params through that exist', () => {
    rules.createStateConfig({ entry: 'beginRound', exit: { type: 'putBack', params: { count: 1 } } });
    // @ts-expect-error no such action
    rules.createStateConfig({ entry: 'beginRuond' });
    // @ts-expect-error no such guard
    rules.createStateConfig({ always: { guard: 'isEmtpy', target: 'x' } });
    // @ts-expect-error params are missing
    rules.createStateConfig({ exit: 'putBack' });
    // @ts-expect-error params of the wrong type
    rules.createStateConfig({ exit: { type: 'putBack', params: { count: 'one' } } });
    expectTypeOf<ChartError>().toExtend<Error>();
  });
});
