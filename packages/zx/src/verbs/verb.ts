import { type Cards, type Compiler, type Context, type Intent, intend, verbsOf } from '@rulechart/core';
import type { Duel } from '../duel.ts';

/** Defines a verb of these rules. */
export const defineVerb = verbsOf<Duel>();

/** A function that writes an intent of this happening. */
export const intends = (c: Compiler<Duel>, happening: string): ((s: Duel, x: Context, what: Intent) => void) => {
  const id = c.engine.happenings.id(happening, c.where);
  return (s, x, what) => intend(c.engine, s, x, id, what);
};

/** Intends the same for every one of the cards. */
export const forCards = (
  c: Compiler<Duel>,
  happening: string,
  cards: Cards,
  what: (s: Duel, x: Context, card: number) => Intent,
) => {
  const found = c.gather(cards);
  const write = intends(c, happening);
  return (s: Duel, x: Context): void => {
    for (const card of found(s, x)) write(s, x, { card, ...what(s, x, card) });
  };
};
