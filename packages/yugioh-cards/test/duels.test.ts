import { below, createGame, randomSource, Session } from '@rulechart/core';
import { yugiohExpert } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { beatdown, goatControl, pool } from '../src/index.ts';

test('random duels of the benchmark decks end without a fault', () => {
  const game = createGame(yugiohExpert(), pool);
  const decks = [goatControl, beatdown].map(({ deck: { main, extra } }) => ({ deck: main, fusion: extra }));
  const random = randomSource(1);
  for (let n = 0; n < 50; n++) {
    const session = new Session(game, { decks: decks as never }, n, undefined, 0);
    for (let steps = 0; !session.over; steps++) {
      const menu = session.legal();
      if (menu.length === 0)
        throw new Error(`nothing to decide in ${game.point(session.state)?.path.at(-1)}, duel ${n}`);
      if (steps > 20_000) throw new Error(`duel ${n} does not end`);
      session.play(menu[below(random, menu.length)] as number);
    }
    expect(session.state.result).toBeGreaterThan(0);
  }
});
