import { flip, monster, monsters, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const penguinSoldier = monster(
  '93920745',
  'ペンギン・ソルジャー',
  'Penguin Soldier',
  { attribute: 'water', race: 'aqua', level: 2, atk: 750, def: 500, sub: ['effect', 'flip'] },
  flip({ targets: [target(monsters(), { count: 2, atLeast: 1 })], does: [toHand(targeted, 'return')] }),
);
