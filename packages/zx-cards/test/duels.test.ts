import { below, createGame, randomSource, Session } from '@rulechart/core';
import { expect, test } from 'vitest';
import { zx } from '../src/index.ts';

test('200 random duels of both decks end without a fault, and neither deck runs away', { timeout: 300_000 }, () => {
  const game = createGame(zx.rules, zx.cards);
  const decks = zx.decks.map(({ deck }) => deck);
  const random = randomSource(1);
  const wins = [0, 0];
  const stats = { decisions: 0, turns: 0 };
  for (let n = 0; n < 200; n++) {
    const session = new Session(game, { decks: decks as never, first: (n % 2) as 0 | 1 }, n, undefined, 0);
    while (!session.over) {
      const menu = session.legal();
      if (menu.length === 0)
        throw new Error(`nothing to decide in ${game.point(session.state)?.path.at(-1)}, duel ${n}`);
      if (session.decisions.length > 20_000) throw new Error(`duel ${n} does not end`);
      session.play(menu[below(random, menu.length)] as number);
    }
    const { result } = session.state;
    expect(result).toBeGreaterThan(0);
    stats.decisions += session.decisions.length;
    stats.turns += session.state.turn;
    if (result < 3) wins[result - 1] = (wins[result - 1] as number) + 1;
  }
  if (process.env['TELL']) console.log(wins, stats);
  for (const n of wins) {
    expect(n).toBeGreaterThanOrEqual(40);
    expect(n).toBeLessThanOrEqual(160);
  }
});
