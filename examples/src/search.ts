import { createGame, type Decision, type GameModule, rowOf } from '@rulechart/core';
import * as tiny from '../tiny/tiny.ts';

// Fork and search: looks a few decisions ahead from any point of a duel, also from the middle of an effect.

const { rules, cards, decks }: GameModule = tiny;
export const game = createGame(rules, cards);
export type State = ReturnType<typeof game.create>;
export const start = (seed: number): State => game.create({ decks: [decks[0].deck, decks[0].deck] }, seed);

/** How many cards fewer than the other this seat has in hand; a won duel is worth a hundred. */
const worth = (s: State, seat: number): number =>
  s.result !== 0 ? (s.result === 1 + seat ? 100 : -100) : handOf(s, 1 - seat) - handOf(s, seat);
const handOf = (s: State, seat: number): number => s.zone.size[rowOf(game.engine, 'hand', seat)];

/** The best decision for the seat that decides, and what it leads to within `depth` decisions. */
export function best(s: State, depth: number): { readonly d: Decision; readonly value: number } {
  const menu = new Int32Array(64);
  const lines = Array.from(menu.subarray(0, game.legal(s, menu)), (d) => {
    const next = game.after(s, d); // `s` stays as it is
    if (depth === 1 || next.result !== 0) return { d, value: worth(next, s.decider) };
    const { value } = best(next, depth - 1);
    return { d, value: next.decider === s.decider ? value : -value };
  });
  return lines.reduce((a, b) => (b.value > a.value ? b : a));
}
