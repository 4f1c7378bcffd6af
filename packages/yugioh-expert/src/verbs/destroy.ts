import { type Cards, type Sentence, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, forCards, some } from './verb.ts';

/** 破壊する; or 破壊しゲームから除外する: destroyed, but not sent to the graveyard. */
export const destroy = defineVerb('destroy', {
  args: (cards: Cards, to: 'graveyard' | 'removed' = 'graveyard') => ({ cards, to }),
  facts: ({ cards, to }) => [{ fact: 'destroys', cards, to }],
  ja: ({ cards, to }, say): Sentence =>
    suru(`${say.cards(cards)}を`, to === 'removed' ? '破壊しゲームから除外' : '破壊'),
  en: ({ cards, to }, say) => `destroy ${say.cards(cards)}${to === 'removed' ? ' and remove it from play' : ''}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards, to }, c) => forCards(c, 'destroy', cards, () => ({ to: zone[to] })),
});
