import { describe, expect, test } from 'vitest';
import { openNow, visible } from '../src/chart/visible.ts';
import type { ChartGraph, ChartState } from '../src/protocol.ts';

const state = (id: string, ...children: ChartState[]): ChartState => ({
  id,
  key: id.split('.').at(-1) ?? id,
  type: children.length > 0 ? 'compound' : 'atomic',
  children,
});

const graph: ChartGraph = {
  id: 'turn',
  states: [
    state(
      'turn',
      state(
        'turn.main',
        state('turn.main.held'),
        state('turn.main.chain', state('turn.main.chain.up'), state('turn.main.chain.down')),
      ),
      state('turn.end', state('turn.end.check')),
    ),
  ],
  transitions: [
    { id: 'a', from: 'turn.main.held', to: 'turn.main.chain.up', event: 'activate' },
    { id: 'b', from: 'turn.main.held', to: 'turn.main.chain.down', event: 'pass' },
    { id: 'c', from: 'turn.main.chain.up', to: 'turn.main.chain.down', event: '' },
    { id: 'd', from: 'turn.main', to: 'turn.end', event: 'end' },
    { id: 'e', from: 'turn.main.held', to: 'nowhere', event: 'lost' },
  ],
};

const edges = (open: string[]) =>
  visible(graph, new Set(open)).edges.map(({ from, to, events }) => `${from} ${to} ${events.join('+')}`);

describe('what is drawn of a chart', () => {
  test('a transition from or to the inside of a shut state is one of that state, and equal ones are one', () => {
    expect(edges(['turn', 'turn.main'])).toEqual([
      'turn.main.held turn.main.chain activate+pass',
      'turn.main turn.end end',
    ]);
    expect(edges(['turn'])).toEqual(['turn.main turn.end end']);
  });

  test('what is active stands open; what was opened on the way stays open while one is near it', () => {
    const inChain = openNow(
      graph,
      new Set(['turn', 'turn.main', 'turn.main.chain', 'turn.main.chain.up']),
      new Set(),
      new Set(),
    );
    expect([...inChain].sort()).toEqual(['turn', 'turn.main', 'turn.main.chain']);
    const held = openNow(graph, new Set(['turn', 'turn.main', 'turn.main.held']), inChain, new Set());
    expect(held).toContain('turn.main.chain');
    const end = openNow(graph, new Set(['turn', 'turn.end', 'turn.end.check']), held, new Set(['turn.main']));
    expect([...end].sort()).toEqual(['turn', 'turn.end', 'turn.main']);
  });
});
