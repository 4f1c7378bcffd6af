import {
  inGraveyard,
  isSpell,
  normalTrap,
  target,
  targeted,
  toDeck,
  yourTurn,
} from '@rulechart/yugioh-expert/authoring';

export const hiddenSpellbook = normalTrap('21840375', '隠された魔導書', 'Hidden Spellbook', {
  if: [yourTurn],
  targets: [target(inGraveyard('you', isSpell), { count: 2 })],
  does: [toDeck(targeted)],
});
