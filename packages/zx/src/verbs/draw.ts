import { type Clause, godan, repeat, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, intends } from './verb.ts';

/** 引く: the top of the deck goes to the hand, one card; several are drawn one after the other. */
export const drawOne = defineVerb('draw', {
  args: () => ({}),
  facts: () => [{ fact: 'draws', who: 'you', from: 'deck', to: 'hand' }],
  ja: () => godan('カードを1枚', '引', 'く'),
  en: () => 'draw a card',
  possible: (_, c) => (s, x) => s.zone.size[c.engine.zoneRow(zone.deck, x.you)] > 0,
  deed: (_, c) => {
    const write = intends(c, 'move');
    return (s, x) => {
      const card = s.zone.head[c.engine.zoneRow(zone.deck, x.you)];
      if (card !== 0) write(s, x, { card, to: zone.hand });
    };
  },
});

/** Draws cards, one after the other: a reload may cut in. */
export const draw = (count: number): Clause => (count === 1 ? drawOne() : repeat(count, [drawOne()]));

/** シャッフルする: the own deck. */
export const shuffle = defineVerb('shuffle', {
  args: () => ({}),
  facts: () => [{ fact: 'shuffles', who: 'you' }],
  ja: () => suru('デッキを', 'シャッフル'),
  en: () => 'shuffle your deck',
  possible: () => () => false,
  deed: (_, c) => {
    const write = intends(c, 'shuffle');
    return (s, x) => write(s, x, { to: zone.deck, seat: x.you });
  },
});
