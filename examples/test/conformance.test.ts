import { conformance } from '@rulechart/testkit';
import { describe, it } from 'vitest';
import { cards, decks, rules } from '../tiny/tiny.ts';

// Ninety-odd lines of rules stand under the same examination as the largest rule set.
describe('conformance of the tiny game', () => {
  const [{ deck }] = decks as [(typeof decks)[number]];
  for (const { name, run } of conformance(
    { rules, cards, setups: [{ decks: [deck, deck] }] },
    { games: 10, points: 300, checks: 100_000, steps: 2000 },
  ))
    it(name, { timeout: 60_000 * Number(process.env['RUNS'] ?? 1) }, run);
});
