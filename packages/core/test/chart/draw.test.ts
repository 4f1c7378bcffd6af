import { expect, test } from 'vitest';
import { and, not, or, raise, stateIn } from 'xstate';
import { chartGraph, mermaid } from '../../src/chart/index.ts';
import { chart, machine, smallMachine } from './fixture.ts';

test('the graph is plain JSON', () => {
  const graph = chartGraph(machine);
  expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  expect(graph).toMatchSnapshot();
});

test('Mermaid draws it, with the place of a game in it', () => {
  const here = chart.configurations[chart.configurationAt('round.second')];
  expect(mermaid(chartGraph(machine), here?.path)).toMatchSnapshot();
});

test('Mermaid draws regions, transitions of the root, raised events and combined guards', () => {
  const region = { initial: 'x', states: { x: { on: { go: 'y' } }, y: { entry: raise({ type: 'back' }) } } };
  const guard = or([and(['g', not('h')]), stateIn('#end'), { type: 'g', params: { k: 1 } }] as never);
  const states = {
    both: { type: 'parallel', states: { a: region, b: region }, on: { back: { guard, target: 'end' } } },
    end: { id: 'end' },
  };
  const config = {
    id: 'm',
    initial: 'both',
    states,
    on: { back: { target: '.both', actions: [{ type: 'a', params: { n: 'x;' } }] } },
  };
  expect(mermaid(chartGraph(smallMachine(config)))).toMatchSnapshot();
});
