import { below, type CoreState, type Decision, type Judge, randomSource } from '@rulechart/core';
import type { Bot, Policy } from './bot.ts';

/**
 * Plays what looks best at once: the judge scores every decision of the menu, seeing the view and nothing else.
 * Among equals the seed decides. It looks no move ahead, because a move ahead would show it hidden cards.
 */
export const greedy =
  <S extends CoreState>(judge: Judge<S>): Policy<S> =>
  (seed): Bot<S> => {
    const source = randomSource(seed);
    const best: Decision[] = [];
    return {
      name: 'greedy',
      looks: true,
      choose(view, menu, n, game, { seat }) {
        let highest = Number.NEGATIVE_INFINITY;
        best.length = 0;
        for (let i = 0; i < n; i++) {
          const score = judge(view, game.decode(menu[i]), game, seat);
          if (score < highest) continue;
          if (score > highest) best.length = 0;
          highest = score;
          best.push(menu[i]);
        }
        return best[below(source, best.length)] ?? menu[0];
      },
    };
  };
