import { attacker, monster, mustTrigger, toHand } from '@rulechart/yugioh-expert/authoring';

export const wallOfIllusion = monster(
  '13945283',
  '幻影の壁',
  'Wall of Illusion',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1000, def: 1850 },
  mustTrigger(
    { event: 'battled', self: true },
    { if: [{ test: 'attack target' }], does: [toHand(attacker, 'return')] },
  ),
);
