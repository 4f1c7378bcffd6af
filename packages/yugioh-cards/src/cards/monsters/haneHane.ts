import { flip, monster, monsters, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const haneHane = monster(
  '07089711',
  'ハネハネ',
  'Hane-Hane',
  { attribute: 'earth', race: 'beast', level: 2, atk: 450, def: 500, sub: ['effect', 'flip'] },
  flip({ targets: [target(monsters())], does: [toHand(targeted, 'return')] }),
);
