import {
  inGraveyard,
  inGroup,
  isMonster,
  normalTrap,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const theForcesOfDarkness = normalTrap('29826127', '暗黒よりの軍勢', 'The Forces of Darkness', {
  targets: [target(inGraveyard('you', isMonster, inGroup('暗黒界')), { count: 2 })],
  does: [toHand(targeted)],
});
