import { type Cards, godan } from '@rulechart/core';
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
