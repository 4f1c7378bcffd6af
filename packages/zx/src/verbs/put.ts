import { type Cards, godan, inZone } from '@rulechart/core';
import { type ZoneName, zone } from '../duel.ts';
import { defineVerb, forCards } from './verb.ts';

/** 置く: cards go to a zone of their owner, all at once; whether they lie on top or at the bottom, rebooted or asleep. */
export const put = defineVerb('put', {
  args: (what: Cards, to: ZoneName, how?: 'bottom' | 'asleep' | 'face-up') => ({ what, to, ...(how ? { how } : {}) }),
  facts: ({ to }) => [{ fact: 'puts', to }],
  ja: ({ what, to, how }, say) =>
    godan(
      `${say.cards(what)}を${say.zone(to)}${how === 'bottom' ? 'の下' : ''}に${how === 'asleep' ? 'スリープで' : ''}`,
      '置',
      'く',
    ),
  en: ({ what, to, how }, say) =>
    `put ${say.cards(what)} ${how === 'bottom' ? 'on the bottom of' : 'into'} the ${say.zone(to)}${how === 'asleep' ? ' asleep' : ''}`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what, to, how }, c) =>
    forCards(c, 'move', what, () => ({
      to: zone[to],
      detail: how === 'bottom' ? 1 : 0,
      amount: how === 'asleep' ? 1 : 0,
      faceUp: how === 'face-up',
    })),
});

/** 置く, as a condition or a cost: so many cards of an own zone, picked by the one who gives them up, go to another. */
export const giveUp = defineVerb('give up', {
  args: (count: number, from: ZoneName, to: ZoneName) => ({ count, from, to }),
  facts: ({ from, to }) => [{ fact: 'puts', from, to }],
  ja: ({ count, from, to }, say) => godan(`自分の${say.zone(from)}のカードを${count}枚${say.zone(to)}に`, '置', 'く'),
  en: ({ count, from, to }, say) =>
    `put ${count} ${count === 1 ? 'card' : 'cards'} of your ${say.zone(from)} into the ${say.zone(to)}`,
  ask: ({ count, from }, c) => ({
    by: c.who('you'),
    from: c.cards(inZone(from, 'you')),
    min: () => count,
    max: () => count,
  }),
  deed: ({ to }, c) => forCards(c, 'move', { cards: 'named', name: c.pickedName }, () => ({ to: zone[to] })),
});
