import { type Cards, godan } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, intends } from './verb.ts';

const attaching = (name: string, to: 'force' | 'shift', ja: string, en: string) =>
  defineVerb(name, {
    args: (what: Cards, host: Cards) => ({ what, host }),
    facts: () => [{ fact: 'attaches', to }],
    ja: ({ what, host }, say) => godan(`${say.cards(what)}を${say.cards(host)}の${ja}`, '置', 'く'),
    en: ({ what, host }, say) => `put ${say.cards(what)} ${en} ${say.cards(host)}`,
    possible: ({ what, host }, c) => {
      const [some, hosts] = [c.test({ test: 'some', of: what }), c.test({ test: 'some', of: host })];
      return (s, x, it) => some(s, x, it) && hosts(s, x, it);
    },
    deed: ({ what, host }, c) => {
      const [cards, hosts] = [c.gather(what), c.gather(host)];
      const write = intends(c, 'attach');
      return (s, x) => {
        const [onto] = hosts(s, x);
        if (onto === undefined || s.card.zone[onto] >> 1 !== zone.squares) return;
        for (const card of cards(s, x)) write(s, x, { card, to: zone[to], detail: onto });
      };
    },
  });

/** フォースにする: cards go face-up under a Z/X, linked to it. */
export const putUnder = attaching('put under', 'force', '下にフォースとして', 'as a Force under');

/** シフトを置く: the Shift goes onto a card. */
export const putOnto = attaching('put onto', 'shift', '上に', 'onto');
