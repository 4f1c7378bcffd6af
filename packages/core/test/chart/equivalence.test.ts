import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileChart } from '../../src/chart/index.ts';
import { equivalence } from './equivalence.ts';
import type { Tally } from './random-chart.ts';

const runs = 2_000 * Number(process.env['RUNS'] ?? 1);

test(`${runs} random charts act as in XState`, { timeout: 60 * runs }, () => {
  const tally: Tally = new Map();
  fc.assert(equivalence(compileChart, tally), { numRuns: runs, seed: 20_260, maxSkipsPerRun: 10 });

  // Nothing was proved about what did not occur.
  const seldom = Object.fromEntries([...tally].filter(([, times]) => times < 20));
  expect(seldom).toEqual({});
  expect([...tally.keys()].sort()).toEqual(features);
});

const features = [
  'action with params',
  'always',
  'and',
  'charts',
  'ended',
  'endless',
  'events',
  'forbidden',
  'guard with params',
  'initial action',
  'not',
  'onDone',
  'or',
  'parallel',
  'raise',
  'reenter',
  'refused',
  'rest in regions',
  'several targets',
  'stateIn',
  'wildcard',
];
