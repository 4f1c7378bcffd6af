import {
  count,
  faceDown,
  faceUp,
  gainLife,
  monsters,
  normalTrap,
  sub,
  times,
  turnFaceUp,
} from '@rulechart/yugioh-expert/authoring';

export const theSpellAbsorbingLife = normalTrap('99517131', '生命力吸収魔術', 'The Spell Absorbing Life', {
  does: [
    turnFaceUp(monsters('either', faceDown), { quietly: true }),
    gainLife(times(400, count(monsters('either', faceUp, sub('effect'))))),
  ],
});
