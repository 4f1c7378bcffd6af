import { type Amount, CardList, ichidan, type Speaker } from '@rulechart/core';
import { affords, rebootedResources, type Shade, shadeOf } from '../paying.ts';
import { printed } from '../printed.ts';
import { defineVerb, intends } from './verb.ts';

const among = (shade: Shade, say: Speaker): string => (shade === 'own' ? '' : say.word('colour', shade));

/**
 * コストを払う: so many of the own rebooted resources go to sleep, the colours among them. Nobody is asked which, if it
 * makes no difference.
 */
export const pay = defineVerb('pay', {
  args: (count: Amount, colour: Shade) => ({ count, colour }),
  facts: () => [{ fact: 'pays', zone: 'resource' }],
  ja: ({ count, colour }, say) =>
    ichidan(
      `リソース${say.amount(count)}枚${colour === 'any' ? '' : `（${among(colour, say) || 'このカードの色'}を含む）`}をスリープ`,
      'させ',
    ),
  en: ({ count, colour }, say) =>
    `sleep ${say.amount(count)} resources${colour === 'any' ? '' : ` (at least one ${among(colour, say) || 'of each colour of this card'})`}`,
  ask: ({ count, colour }, c) => {
    const measure = c.amount(count);
    const found = new CardList();
    return {
      by: c.who('you'),
      from: (s, x, _, out) => rebootedResources(c.engine, s, x.you, out),
      min: measure,
      max: (s, x, it) => {
        const n = measure(s, x, it);
        found.length = 0;
        rebootedResources(c.engine, s, x.you, found);
        if (found.length <= n) return 0;
        const { colours } = printed(c.engine);
        const first = colours[s.card.definition[found.at[0]]];
        for (let i = 1; i < found.length; i++) if (colours[s.card.definition[found.at[i]]] !== first) return n;
        return 0;
      },
      ...(colour === 'any' ? {} : { constraint: { constraint: 'holds colours', shade: colour } }),
    };
  },
  possible: ({ count, colour }, c) => {
    const measure = c.amount(count);
    const needed = shadeOf(c, colour);
    return (s, x, it) => affords(c.engine, s, x.you, measure(s, x, it), needed(s, x.source));
  },
  deed: ({ count }, c) => {
    const measure = c.amount(count);
    const picked = c.picked();
    const found = new CardList();
    const write = intends(c, 'sleep');
    return (s, x) => {
      const chosen = picked(s, x);
      if (chosen.length > 0) {
        for (const card of chosen) write(s, x, { card });
        return;
      }
      found.length = 0;
      rebootedResources(c.engine, s, x.you, found);
      let left = measure(s, x, x.source);
      for (const card of found) if (left-- > 0) write(s, x, { card });
    };
  },
});
