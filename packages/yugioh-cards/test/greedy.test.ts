import { Arena, duelSeed, greedy, random } from '@rulechart/bots';
import { createGame, type Setup } from '@rulechart/core';
import { judge } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { yugioh } from '../src/index.ts';

const duels = 1000 * Number(process.env['RUNS'] ?? 1);

test('greedy beats random, seats and decks alternated', { timeout: 600_000 }, () => {
  const game = createGame(yugioh.rules, yugioh.cards);
  const arena = new Arena(game);
  const [goat, beatdown] = yugioh.decks.map(({ deck }) => deck);
  let won = 0;
  for (let n = 0; n < duels; n++) {
    const seat = n % 2;
    const decks = (n >> 1) % 2 === 0 ? [goat, beatdown] : [beatdown, goat];
    const policies = seat === 0 ? [greedy(judge), random] : [random, greedy(judge)];
    const { state } = arena.play({ decks } as unknown as Setup, duelSeed(65, n), policies as never);
    if (state.result === 1 + seat) won++;
  }
  expect(won / duels).toBeGreaterThanOrEqual(0.65);
});
