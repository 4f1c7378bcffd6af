import { type Cards, godan, pickedPlace, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, forCards, intends } from './verb.ts';

/** 移動する: Z/X on squares move to the square answered just before; they stay what they are. */
export const relocate = defineVerb('relocate', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'moves', zone: 'squares' }],
  ja: ({ what }, say) => godan(`${say.cards(what)}をそのスクエアに`, '置', 'く'),
  en: ({ what }, say) => `put ${say.cards(what)} on that square`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what }, c) => forCards(c, 'place', what, (s, x) => ({ to: zone.squares, detail: pickedPlace(s, x.frame) })),
});

/** トークンを置く, on the square answered just before. */
export const makeToken = defineVerb('make token', {
  args: (token: string) => ({ token }),
  facts: ({ token }) => [{ fact: 'makes', token, to: 'squares' }],
  ja: ({ token }, say) => godan(`そのスクエアに「${say.card(token)}」を`, '置', 'く'),
  en: ({ token }, say) => `put a "${say.card(token)}" on that square`,
  deed: ({ token }, c) => {
    const write = intends(c, 'token');
    return (s, x) => {
      const definition = c.engine.byKey.get(token)?.id;
      if (definition === undefined) throw new Error(`the pool has no token "${token}"`);
      const square = pickedPlace(s, x.frame);
      if (square > 0) write(s, x, { seat: x.you, amount: square, detail: definition });
    };
  },
});

/** 回復する: the top of the deck goes face-down to the life. */
export const recover = defineVerb('recover', {
  args: () => ({}),
  facts: () => [{ fact: 'recovers', who: 'you', from: 'deck', to: 'life' }],
  ja: () => suru('ライフを1枚', '回復'),
  en: () => 'recover 1 life',
  possible: (_, c) => (s, x) => s.zone.size[c.engine.zoneRow(zone.deck, x.you)] > 0,
  deed: (_, c) => {
    const write = intends(c, 'move');
    return (s, x) => {
      const card = s.zone.head[c.engine.zoneRow(zone.deck, x.you)];
      if (card !== 0) write(s, x, { card, to: zone.life, detail: 1 });
    };
  },
});
