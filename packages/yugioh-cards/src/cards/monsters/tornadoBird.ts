import { flip, monster, spellsAndTraps, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const tornadoBird = monster(
  '71283180',
  'トルネード・バード',
  'Tornado Bird',
  { attribute: 'wind', race: 'winged beast', level: 4, atk: 1100, def: 1000, sub: ['effect', 'flip'] },
  flip({ targets: [target(spellsAndTraps(), { count: 2 })], does: [toHand(targeted, 'return')] }),
);
