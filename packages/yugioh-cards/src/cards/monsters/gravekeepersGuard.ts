import { flip, monster, monsters, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const gravekeepersGuard = monster(
  '37101832',
  '墓守の番兵',
  "Gravekeeper's Guard",
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 1000, def: 1900, sub: ['effect', 'flip'] },
  flip({ targets: [target(monsters('opponent'))], does: [toHand(targeted, 'return')] }),
);
