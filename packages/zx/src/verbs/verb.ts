import { verbsOf } from '@rulechart/core';
import type { Duel } from '../duel.ts';

export { forCards, intends } from '@rulechart/core';

/** Defines a verb of these rules. */
export const defineVerb = verbsOf<Duel>();
