import { flip, monster, monsters, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const galeLizard = monster(
  '77491079',
  '爆風トカゲ',
  'Gale Lizard',
  { attribute: 'water', race: 'reptile', level: 4, atk: 1400, def: 700, sub: ['effect', 'flip'] },
  flip({ targets: [target(monsters('opponent'))], does: [toHand(targeted, 'return')] }),
);
