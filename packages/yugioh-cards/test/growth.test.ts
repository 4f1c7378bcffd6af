import { createGame } from '@rulechart/core';
import { expect, it } from 'vitest';
import { yugioh } from '../src/game.ts';
import { growth } from '../src/growth.ts';

it('the positions whose cost is compared offer what is played from them', () => {
  const game = createGame(yugioh.rules, yugioh.cards);
  const menu = new Int32Array(8192);
  for (const { id, small, large, types } of growth(game)) {
    expect(game.hash(small), id).not.toBe(game.hash(large));
    for (const s of [small, large]) {
      const offered = [...menu.subarray(0, game.legal(s, menu))].map((d) => game.engine.codecs[d & 63]?.name);
      expect(offered, id).toContain(types[0]);
    }
  }
});
