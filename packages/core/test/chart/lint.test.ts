import { describe, expect, test } from 'vitest';
import { compileSmall } from './fixture.ts';

const ask = { meta: { ask: 'something' } };
const found = (config: object) => compileSmall({ ...ask, ...config }).diagnostics;

describe('the lint tells of', () => {
  test('states to which nothing leads, the outermost only', () => {
    const lost = { initial: 'inner', states: { inner: {} } };
    expect(found({ initial: 'x', states: { x: {}, lost } })).toEqual([
      { code: 'unreachable-state', state: 'm.lost', problem: expect.stringContaining('no event leads here') },
    ]);
  });

  test('always transitions that go round for ever', () => {
    const states = {
      x: { on: { go: 'y' } },
      y: { always: 'z' },
      z: { always: [{ guard: 'g', target: 'y' }, { target: 'y' }] },
    };
    expect(found({ initial: 'x', states })).toEqual([
      { code: 'endless-always', state: 'm.y', problem: expect.stringContaining('m.z, m.y') },
    ]);
  });

  test('but not of those that a guard can end, or that change nothing', () => {
    const states = { x: { on: { go: 'y' } }, y: { always: 'z' }, z: { always: { guard: 'g', target: 'y' } } };
    expect(found({ initial: 'x', states })).toEqual([]);
    expect(found({ initial: 'x', states: { x: { always: {} } } })).toEqual([]);
  });

  test('states in which the chart waits without asking', () => {
    const { diagnostics } = compileSmall({
      initial: 'x',
      states: { x: { on: { go: 'y' } }, y: { ...ask, on: { back: 'z' } }, z: { type: 'final' } },
    });
    expect(diagnostics).toEqual([
      { code: 'nothing-asked', state: 'm.x', problem: expect.stringContaining('without asking') },
    ]);
  });

  test('names that no reachable state uses', () => {
    const { diagnostics } = compileSmall(
      {
        ...ask,
        initial: 'x',
        states: { x: { entry: 'a', on: { go: { guard: 'g' }, back: { guard: 'g', actions: 'a' } } } },
      },
      { unused: true },
    );
    expect(diagnostics).toEqual([
      { code: 'unused-event', state: 'm', problem: expect.stringContaining("'go'") },
      { code: 'unused-action', state: 'm', problem: expect.stringContaining("'b'") },
      { code: 'unused-guard', state: 'm', problem: expect.stringContaining("'h'") },
    ]);
  });

  test('events that never come', () => {
    expect(found({ initial: 'x', states: { x: { on: { og: 'x', go: 'x', 'ba.*': 'x', '*': 'x' } } } })).toEqual([
      { code: 'unknown-event', state: 'm.x', problem: expect.stringContaining("'og'") },
      { code: 'unknown-event', state: 'm.x', problem: expect.stringContaining("'ba.*'") },
    ]);
  });
});
