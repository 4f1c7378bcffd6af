import { createGame, type RuleCheck, type RuleSet } from '@rulechart/core';
import { playOut } from '@rulechart/testkit';
import { type Duel, ruleChecks, ruleEffects, zx2017 } from '@rulechart/zx';
import { expect, test } from 'vitest';
import { zx } from '../src/index.ts';

const decks = zx.decks.map(({ deck }) => deck);

/** How often each rule effect is performed in the middle of something, and in preprocessing, in so many random duels. */
function occurrences(duels: number): { readonly midway: Map<string, number>; readonly between: Map<string, number> } {
  const found = { midway: new Map<string, number>(), between: new Map<string, number>() };
  const watched: readonly RuleCheck<Duel>[] = ruleChecks.map((effect) => ({
    ...effect,
    perform: (s, engine) => {
      const counts = s.frameCount > 0 ? found.midway : found.between;
      counts.set(effect.id, (counts.get(effect.id) ?? 0) + 1);
      effect.perform(s, engine);
    },
  }));
  const rules: RuleSet<Duel> = { ...zx2017(), ruleChecks: watched };
  const game = createGame(rules, zx.cards);
  for (let seed = 1; seed <= duels; seed++) playOut(game, { decks: decks as never, first: (seed % 2) as 0 | 1 }, seed);
  return found;
}

test('which rule effects occur, in the middle of something and in preprocessing', { timeout: 120_000 }, () => {
  const { midway, between } = occurrences(60);
  if (process.env['TELL']) console.log(Object.fromEntries(midway), Object.fromEntries(between));
  for (const { id, anyTime } of ruleEffects) {
    // Both decks have a player card of their own; without one is a scenario's business.
    if (id === 'improper player card') continue;
    if (anyTime) expect(midway.get(id) ?? 0, `${id} never cuts in`).toBeGreaterThan(0);
    else {
      expect(midway.get(id) ?? 0, `${id} cuts in, but it belongs to preprocessing`).toBe(0);
      expect(between.get(id) ?? 0, `${id} never occurs`).toBeGreaterThan(0);
    }
  }
});

test('the table is the rule: ranks in order, the any-time rows as the rules name them', () => {
  const ranks = ruleEffects.map(({ rank }) => rank);
  expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
  expect([...new Set(ranks)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ruleEffects.filter(({ anyTime }) => anyTime).map(({ id }) => id)).toEqual([
    'extra',
    'overboost',
    'token',
    'reload',
  ]);
});
