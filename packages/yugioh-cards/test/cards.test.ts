import { createGame } from '@rulechart/core';
import { yugiohExpert } from '@rulechart/yugioh-expert';
import { describe, expect, test } from 'vitest';
import { pool } from '../src/index.ts';
import { kitOf } from './cards/board.ts';
import { proofs } from './cards/index.ts';
import { probes } from './probes.ts';
import { scenariosOf } from './scenarios.ts';

const kit = kitOf(createGame(yugiohExpert(), [...pool, ...probes]));

for (const [card, checks] of Object.entries(proofs)) {
  describe(card, () => {
    for (const [title, check] of Object.entries(checks)) test(title, () => check(kit.duel, kit));
  });
}

test('every card with an effect is proved', () => {
  const unproved = pool.filter(
    ({ effects, name }) => effects.length > 0 && !(name.en in proofs) && scenariosOf(name.en).length === 0,
  );
  expect(unproved.map(({ name }) => name.en)).toEqual([]);
}, 60_000);
