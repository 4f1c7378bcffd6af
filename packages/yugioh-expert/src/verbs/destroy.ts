import { type Cards, suru } from '@rulechart/core';
import { defineVerb, forCards, some } from './verb.ts';

/** 破壊する. */
export const destroy = defineVerb('destroy', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'destroys', cards }],
  ja: ({ cards }, say) => suru(`${say.cards(cards)}を`, '破壊'),
  en: ({ cards }, say) => `destroy ${say.cards(cards)}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'destroy', cards, () => ({})),
});
