import { createGame } from '@rulechart/core';
import { expect, test } from 'vitest';
import { rulebook, turn, yugiohExpert } from '../src/index.ts';

const game = createGame(yugiohExpert(), []);
const { chart } = game.engine;

test('the chart rests nowhere without a question and leads nowhere twice', () => {
  const serious = chart.diagnostics.filter(({ code }) => !code.startsWith('unused'));
  expect(serious).toEqual([]);
});

test('the chart names no action or guard that these rules do not use', () => {
  // The core offers every chart these; this one has words of its own for them.
  const ofTheCore = ['run', 'askOther'];
  const unused = chart.diagnostics.filter(
    ({ code, problem }) => code.startsWith('unused') && !ofTheCore.some((name) => problem.includes(`'${name}'`)),
  );
  expect(unused).toEqual([]);
});

test('the phases follow each other as on the play mat', () => {
  expect(Object.keys(turn.root.states['turn']?.states ?? {})).toEqual([
    'draw',
    'standby',
    'main1',
    'battle',
    'main2',
    'end',
    'boundary',
    'over',
  ]);
});

test('every state that cites a rule cites one of the rulebook', () => {
  const cited = new Set(
    chart.configurations.map(({ rule }) => rule).filter((rule) => rule !== null && !rule.startsWith('table/')),
  );
  expect([...cited].filter((rule) => !((rule as string) in rulebook))).toEqual([]);
});
