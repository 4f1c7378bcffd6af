import { below, createGame, digest, randomSource } from '@rulechart/core';
import { expect, test } from 'vitest';
import { miniCards, miniRules, miniSetup } from '../src/index.ts';

// A change of the core that changes this digest changes what games are played: a page in docs/decisions says why.
const known = '7cb3e7ea';

test('a thousand mini games end as they did', { timeout: 60_000 }, () => {
  const game = createGame(miniRules, miniCards);
  const menu = new Int32Array(4096);
  const ends: string[] = [];
  for (let n = 0; n < 1000; n++) {
    const random = randomSource(n);
    const s = game.create(miniSetup, n);
    while (s.result === 0) {
      const legal = game.legal(s, menu);
      game.apply(s, menu[below(random, legal)] as number);
    }
    // What a state looks like inside may change; what was played may not.
    ends.push(`${s.result} ${s.turn} ${s.ply}`);
  }
  expect(digest(ends.join())).toBe(known);
});
