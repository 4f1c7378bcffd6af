import { type Amount, CardList, type Compiler, ichidan } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { type Colour, colours, printed } from '../printed.ts';
import { defineVerb, intends } from './verb.ts';

/** The rebooted resources of a seat. */
function rebooted(c: Compiler<Duel>): (s: Duel, seat: number, out: CardList) => void {
  return (s, seat, out) => {
    for (let e = s.zone.head[c.engine.zoneRow(zone.resource, seat)]; e !== 0; e = s.card.next[e])
      if (s.own.asleep[e] === 0) out.push(e);
  };
}

/**
 * コストを払う: so many of the own rebooted resources go to sleep, at least one of the colour. Nobody is asked which, if
 * it makes no difference.
 */
export const pay = defineVerb('pay', {
  args: (count: Amount, colour: Colour | 'any') => ({ count, colour }),
  facts: () => [{ fact: 'pays', zone: 'resource' }],
  ja: ({ count, colour }, say) =>
    ichidan(
      `リソース${say.amount(count)}枚${colour === 'any' ? '' : `（${say.word('colour', colour)}を含む）`}をスリープ`,
      'させ',
    ),
  en: ({ count, colour }, say) =>
    `sleep ${say.amount(count)} resources${colour === 'any' ? '' : ` (at least one ${say.word('colour', colour)})`}`,
  ask: ({ count, colour }, c) => {
    const measure = c.amount(count);
    const list = rebooted(c);
    const found = new CardList();
    return {
      by: c.who('you'),
      from: (s, x, _, out) => list(s, x.you, out),
      min: measure,
      max: (s, x, it) => {
        const n = measure(s, x, it);
        found.length = 0;
        list(s, x.you, found);
        if (found.length <= n) return 0;
        const kinds = new Set([...found].map((e) => printed(c.engine).colours[s.card.definition[e]]));
        return kinds.size === 1 ? 0 : n;
      },
      ...(colour === 'any' ? {} : { constraint: { total: colour, is: '>=' as const, than: 1 } }),
    };
  },
  possible: ({ count, colour }, c) => {
    const measure = c.amount(count);
    const list = rebooted(c);
    const found = new CardList();
    const bit = colour === 'any' ? -1 : colours.indexOf(colour);
    return (s, x, it) => {
      found.length = 0;
      list(s, x.you, found);
      if (found.length < measure(s, x, it)) return false;
      if (bit < 0) return true;
      return [...found].some((e) => (printed(c.engine).colours[s.card.definition[e]] >>> bit) & 1);
    };
  },
  deed: ({ count }, c) => {
    const measure = c.amount(count);
    const picked = c.picked();
    const list = rebooted(c);
    const found = new CardList();
    const write = intends(c, 'sleep');
    return (s, x) => {
      const chosen = picked(s, x);
      if (chosen.length > 0) {
        for (const card of chosen) write(s, x, { card });
        return;
      }
      found.length = 0;
      list(s, x.you, found);
      let left = measure(s, x, x.source);
      for (const card of found) if (left-- > 0) write(s, x, { card });
    };
  },
});
