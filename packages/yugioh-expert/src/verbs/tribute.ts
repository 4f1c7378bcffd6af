import {
  type Amount,
  type Cards,
  type Compiler,
  type Constraint,
  type Select,
  type Test,
  thisCard,
} from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { defineVerb, forCards, some } from './verb.ts';

/** Nothing forbids to tribute it. */
const tributable: Test = { test: 'tributable' };

/** All cards that a description speaks of, those of its conditions included. */
function spokenOf(tree: unknown): Cards[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const within = Object.values(tree).flatMap(spokenOf);
  return (tree as Cards).cards === 'in' ? [tree as Cards, ...within] : within;
}

/** Finding them means looking at whatever their conditions speak of: that nothing fits must not show from outside. */
function lookedFor(cards: Cards, c: Compiler<Duel>): Select<Duel> {
  const find = c.cards(cards);
  const may = c.test(tributable);
  const { looked } = c.cards({ cards: 'both', of: spokenOf(cards) });
  const select: Select<Duel> = (s, x, it, out) => {
    let n = out.length;
    find(s, x, it, out);
    for (let i = n; i < out.length; i++) if (may(s, x, out.at[i] as number)) out.at[n++] = out.at[i] as number;
    out.length = n;
  };
  return Object.assign(select, looked ? { looked } : {});
}

/** 生け贄に捧げる: monsters of one's own field, chosen by the one who pays. */
export const tribute = defineVerb('tribute', {
  args: (count: Amount, cards: Cards, constraint?: Constraint) => ({
    count,
    cards,
    ...(constraint ? { constraint } : {}),
  }),
  facts: ({ count }) => [{ fact: 'tributes', who: 'you', count, from: 'monsters' }],
  ja: ({ count, cards }, say) => ({
    before: `${say.counted(count, cards)}を生け贄に`,
    plain: '捧げる',
    lean: '捧げ',
    te: '捧げて',
  }),
  en: ({ count, cards }, say) => `Tribute ${say.counted(count, cards)}`,
  ask: ({ count, cards, constraint }, c) => ({
    by: c.who('you'),
    from: lookedFor(cards, c),
    min: constraint ? () => 1 : c.amount(count),
    max: c.amount(count),
    ...(constraint ? { constraint } : {}),
  }),
  deed: (_, c) => forCards(c, 'tribute', { cards: 'named', name: c.pickedName }, () => ({})),
});

/** このカードを生け贄に捧げる. */
export const tributeThis = defineVerb('tribute this', {
  args: () => ({}),
  facts: () => [{ fact: 'tributes', who: 'you', count: 1, from: 'monsters' }],
  ja: () => ({ before: 'このカードを生け贄に', plain: '捧げる', lean: '捧げ', te: '捧げて' }),
  en: () => 'Tribute this card',
  takes: () => thisCard,
  possible: (_, c) => some(c, { cards: 'where', in: { cards: 'this' }, where: tributable }),
  deed: (_, c) => forCards(c, 'tribute', { cards: 'this' }, () => ({})),
});

/** 選んだモンスターを生け贄に捧げる: those that are known already. */
export const tributeThose = defineVerb('tribute those', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'tributes', who: 'you', cards }],
  ja: ({ cards }, say) => ({ before: `${say.cards(cards)}を生け贄に`, plain: '捧げる', lean: '捧げ', te: '捧げて' }),
  en: ({ cards }, say) => `Tribute ${say.cards(cards)}`,
  possible: ({ cards }, c) => some(c, { cards: 'where', in: cards, where: tributable }),
  deed: ({ cards }, c) => forCards(c, 'tribute', cards, () => ({})),
});
