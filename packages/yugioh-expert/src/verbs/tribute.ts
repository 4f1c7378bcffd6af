import type { Amount, Cards } from '@rulechart/core';
import { defineVerb, forCards, some } from './verb.ts';

/** 生け贄に捧げる: monsters of one's own field, chosen by the one who pays. */
export const tribute = defineVerb('tribute', {
  args: (count: Amount, cards: Cards) => ({ count, cards }),
  facts: ({ count }) => [{ fact: 'tributes', who: 'you', count, from: 'monsters' }],
  ja: ({ count, cards }, say) => ({
    before: `${say.counted(count, cards)}を生け贄に`,
    plain: '捧げる',
    lean: '捧げ',
    te: '捧げて',
  }),
  en: ({ count, cards }, say) => `Tribute ${say.counted(count, cards)}`,
  ask: ({ count, cards }, c) => ({
    by: c.who('you'),
    from: c.cards(cards),
    min: c.amount(count),
    max: c.amount(count),
  }),
  deed: (_, c) => forCards(c, 'tribute', { cards: 'named', name: c.pickedName }, () => ({})),
});

/** このカードを生け贄に捧げる. */
export const tributeThis = defineVerb('tribute this', {
  args: () => ({}),
  facts: () => [{ fact: 'tributes', who: 'you', count: 1, from: 'monsters' }],
  ja: () => ({ before: 'このカードを生け贄に', plain: '捧げる', lean: '捧げ', te: '捧げて' }),
  en: () => 'Tribute this card',
  possible: (_, c) => some(c, { cards: 'this' }),
  deed: (_, c) => forCards(c, 'tribute', { cards: 'this' }, () => ({})),
});
