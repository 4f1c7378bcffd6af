import { createGame, randomSource } from '@rulechart/core';
import { playOut } from '@rulechart/testkit';
import { expect, test } from 'vitest';
import { randomDeck } from '../src/decks/randomDeck.ts';
import { pool, zx } from '../src/index.ts';

const game = createGame(zx.rules, zx.cards);
const duels = 300 * Number(process.env['RUNS'] ?? 1);

test('decks drawn at random are legal, follow from their seed and leave no card of the pool out', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 400; seed++) {
    const deck = randomDeck(randomSource(seed));
    expect(game.checkDeck(deck), `seed ${seed}`).toEqual([]);
    expect(randomDeck(randomSource(seed))).toEqual(deck);
    for (const key of Object.values(deck).flat()) drawn.add(key);
  }
  const left = pool.filter(({ key, facts }) => !drawn.has(key) && facts['type'] !== 'token');
  expect(left.map(({ name }) => name.en)).toEqual([]);
});

test(`${duels} random duels with drawn decks end without a fault`, { timeout: 1_200_000 }, () => {
  for (let seed = 0; seed < duels; seed++) {
    const source = randomSource(seed);
    const decks = [randomDeck(source), randomDeck(source)] as const;
    const { state } = playOut(game, { decks, first: (seed % 2) as 0 | 1 }, seed);
    expect(state.result, `seed ${seed}`).toBeGreaterThan(0);
  }
});
