import { pickedPlace, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { upperHalf } from '../vocabulary.ts';
import { defineVerb, intends } from './verb.ts';

/**
 * IGOBする: the own player card turns face-down, its lower half and the upper half from Dynamis join, and the Overboost
 * goes rebooted to the square answered just before. Placed by rule, not by the card that says it.
 */
export const overboost = defineVerb('overboost', {
  args: () => ({}),
  facts: () => [{ fact: 'overboosts', from: 'dynamis', to: 'squares' }],
  ja: () => suru('', 'IGOB'),
  en: () => 'perform an Ignition Overboost',
  possible: (_, c) => c.test({ test: 'can overboost' }),
  deed: (_, c) => {
    const upper = upperHalf(c);
    const write = intends(c, 'overboost');
    return (s, x) => {
      const card = upper(s, x.you);
      const detail = pickedPlace(s, x.frame);
      if (card !== 0 && detail > 0) write(s, x, { card, to: zone.squares, seat: x.you, detail, cause: 0, by: 0 });
    };
  },
});
