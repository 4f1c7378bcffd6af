import { describe, test } from 'vitest';
import { probeCards, probeGame, probeRules, probeSetups } from '../src/probe/index.ts';
import { describeConformance } from './describeConformance.ts';
import { rulings } from './rulings.ts';

describe('rulings of the probe rule set', () => {
  for (const { name, run } of rulings(probeGame())) test(name, run);
});

describe('the same with every short cut off', () => {
  for (const { name, run } of rulings(probeGame({ plain: true }))) test(name, run);
});

describeConformance(
  'the probe rule set',
  { rules: probeRules, cards: probeCards, setups: probeSetups },
  { factor: 0.4 * Number(process.env['RUNS'] ?? 1), games: 30, points: 800, checks: 300_000, steps: 3000 },
);
