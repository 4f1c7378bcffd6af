import { type Amount, type Cards, godan, plural } from '@rulechart/core';
import { defineVerb, forCards } from './verb.ts';

/** カウンターを乗せる, up to the most the card can carry. */
export const addCounters = defineVerb('add counters', {
  args: (kind: string, count: Amount, to: Cards, most: number = 255) => ({ kind, count, to, most }),
  facts: ({ kind, count, to }) => [{ fact: 'adds counters', kind, count, cards: to }],
  ja: ({ kind, count, to, most }, say) => ({
    before: `${say.cards(to)}に${say.word('counter', kind)}を${say.amount(count)}個${most === 255 ? '' : `（最大${most}個まで）`}`,
    plain: '乗せる',
    lean: '乗せ',
    te: '乗せて',
  }),
  en: ({ kind, count, to, most }, say) =>
    `place ${plural(typeof count === 'number' ? count : say.amount(count), say.word('counter', kind))} on ${say.cards(to)}${most === 255 ? '' : ` (max. ${most})`}`,
  deed: ({ kind, count, to, most }, c) => {
    const id = c.engine.counters.id(kind, c.where);
    const column = `counter${id}` as 'counter0';
    const n = c.amount(count);
    return forCards(c, 'counter', to, (s, x, card) => ({
      to: id,
      amount: Math.min(n(s, x, card), most - s.card[column][card]),
    }));
  },
});

/** As many as there are. */
const allOf = (count: Amount): boolean => typeof count === 'object' && count.value === 'counters';

/** カウンターを取り除く. */
export const removeCounters = defineVerb('remove counters', {
  args: (kind: string, count: Amount, from: Cards) => ({ kind, count, from }),
  facts: ({ kind, count, from }) => [{ fact: 'removes counters', kind, count, cards: from }],
  ja: ({ kind, count, from }, say) =>
    godan(
      `${say.cards(from)}に乗っている${say.word('counter', kind)}を${allOf(count) ? '全て' : `${say.amount(count)}個`}取り`,
      '除',
      'く',
    ),
  en: ({ kind, count, from }, say) =>
    `remove ${allOf(count) ? `all ${say.word('counter', kind)}s` : plural(typeof count === 'number' ? count : say.amount(count), say.word('counter', kind))} from ${say.cards(from)}`,
  possible: ({ kind, count, from }, c) => {
    const amount = c.amount({ value: 'counters', kind, of: from });
    const n = c.amount(count);
    return (s, x, it) => amount(s, x, it) >= Math.max(1, n(s, x, it));
  },
  deed: ({ kind, count, from }, c) => {
    const id = c.engine.counters.id(kind, c.where);
    const n = c.amount(count);
    return forCards(c, 'counter', from, (s, x, card) => ({ to: id, amount: -n(s, x, card) }));
  },
});
