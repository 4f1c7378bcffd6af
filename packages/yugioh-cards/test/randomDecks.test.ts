import { Arena, duelSeed, random } from '@rulechart/bots';
import { createGame, randomSource, type Setup } from '@rulechart/core';
import { expect, test } from 'vitest';
import { pool, yugioh } from '../src/index.ts';

const duels = 5000 * Number(process.env['RUNS'] ?? 1);
const first = 1;

test(`${duels} random duels with decks drawn from the whole pool end without a fault`, { timeout: 1_200_000 }, () => {
  const arena = new Arena(createGame(yugioh.rules, yugioh.cards));
  const drawn = new Set<string>();
  for (let n = 0; n < duels; n++) {
    const seed = duelSeed(first, n);
    const source = randomSource(seed);
    const decks = [yugioh.drawDeck?.(source), yugioh.drawDeck?.(source)];
    for (const key of decks.flatMap((deck) => Object.values(deck ?? {}).flat())) drawn.add(key);
    // A fault is thrown, with the seed and the decisions that led to it.
    const { state } = arena.play({ decks, first: n % 2 } as unknown as Setup, seed, [random, random]);
    expect(state.result, `seed ${seed}`).toBeGreaterThan(0);
  }
  expect(pool.filter(({ key }) => !drawn.has(key)).map(({ name }) => name.en)).toEqual([]);
});
