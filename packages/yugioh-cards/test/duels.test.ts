import { Arena, duelSeed, random } from '@rulechart/bots';
import { createGame, type Setup } from '@rulechart/core';
import { expect, test } from 'vitest';
import { yugioh } from '../src/index.ts';

const duels = 1000 * Number(process.env['RUNS'] ?? 1);

test(`${duels} random duels of the benchmark decks end without a fault`, { timeout: 600_000 }, () => {
  const arena = new Arena(createGame(yugioh.rules, yugioh.cards));
  const [goat, beatdown] = yugioh.decks.map(({ deck }) => deck);
  const results = [0, 0, 0, 0];
  for (let n = 0; n < duels; n++) {
    const setup = { decks: [goat, beatdown], first: n % 2 } as unknown as Setup;
    // A fault is thrown, with the seed and the decisions that led to it.
    results[arena.play(setup, duelSeed(1, n), [random, random]).state.result] += 1;
  }
  expect(results[0]).toBe(0);
  expect(results.reduce((sum, n) => sum + n)).toBe(duels);
});
