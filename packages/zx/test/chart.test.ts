import { createGame } from '@rulechart/core';
import { expect, test } from 'vitest';
import { zx2017 } from '../src/index.ts';

const game = createGame(zx2017(), []);

test('nothing in the chart is unreachable, silent or misspelt', () => {
  // The core offers every chart these; this one has words of its own for them.
  const ofTheCore = ["'run'", "'askOther'"];
  const { diagnostics } = game.engine.chart;
  expect(diagnostics.filter(({ problem }) => !ofTheCore.some((name) => problem.includes(name)))).toEqual([]);
});

test('every state that asks names its passage', () => {
  for (const { rule, accepts } of game.engine.chart.configurations) {
    if (accepts.length === 0) continue;
    expect(rule).not.toBeNull();
    expect(game.passage(rule as string).title.en).not.toBe('');
  }
});
