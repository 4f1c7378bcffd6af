import { type Cards, type Compiler, type Context, verbsOf, type Who } from '@rulechart/core';
import type { Duel } from '../duel.ts';

export { forCards, intends } from '@rulechart/core';

/** Defines a verb of these rules. */
export const defineVerb = verbsOf<Duel>();

/** Whether there are such cards at all. */
export const some = (c: Compiler<Duel>, cards: Cards) => {
  const found = c.gather(cards);
  return (s: Duel, x: Context): boolean => found(s, x).length > 0;
};

/** A person, for a sentence that names them only if it is not the speaker. */
export const subjectJa = (who: Who, name: string): string => (who === 'you' ? '' : `${name}は`);
