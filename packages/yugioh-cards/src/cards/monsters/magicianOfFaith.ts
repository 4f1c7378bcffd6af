import { flip, inGraveyard, isSpell, monster, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const magicianOfFaith = monster(
  '31560081',
  '聖なる魔術師',
  'Magician of Faith',
  { attribute: 'light', race: 'spellcaster', level: 1, atk: 300, def: 400, sub: ['effect', 'flip'] },
  flip({ targets: [target(inGraveyard('you', isSpell))], does: [toHand(targeted)] }),
);
