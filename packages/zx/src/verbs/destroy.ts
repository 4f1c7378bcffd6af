import { type Cards, suru } from '@rulechart/core';
import { defineVerb, forCards } from './verb.ts';

/** 破壊する: a Z/X goes to its owner's charge. */
export const destroy = defineVerb('destroy', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'destroys', to: 'charge' }],
  ja: ({ what }, say) => suru(`${say.cards(what)}を`, '破壊'),
  en: ({ what }, say) => `destroy ${say.cards(what)}`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what }, c) => forCards(c, 'destroy', what, () => ({})),
});
