import {
  inGraveyard,
  isSpell,
  normalSpell,
  sendFromHand,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const spellReproduction = normalSpell('29228529', '魔法再生', 'Spell Reproduction', {
  cost: [sendFromHand(2, isSpell)],
  targets: [target(inGraveyard('you', isSpell))],
  does: [toHand(targeted)],
});
