import { describe, expect, test } from 'vitest';
import { pool } from '../src/index.ts';
import { proofs } from './cards/index.ts';
import { from } from './scenarios/board.ts';

for (const [card, checks] of Object.entries(proofs)) {
  describe(card, () => {
    for (const [title, check] of Object.entries(checks)) test(title, () => check(from));
  });
}

test('every card with an ability is proved', () => {
  const unproved = pool.filter(({ effects, name }) => effects.length > 0 && !(name.en in proofs));
  expect(unproved.map(({ name }) => name.en)).toEqual([]);
});
