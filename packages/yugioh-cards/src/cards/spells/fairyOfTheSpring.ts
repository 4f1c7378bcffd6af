import {
  as,
  endOfTurn,
  forbid,
  icon,
  inGraveyard,
  isSpell,
  lasting,
  normalSpell,
  target,
  targeted,
  toHand,
  was,
} from '@rulechart/yugioh-expert/authoring';

export const fairyOfTheSpring = normalSpell('20188127', '泉の精霊', 'Fairy of the Spring', {
  targets: [target(inGraveyard('you', isSpell, icon('equip')))],
  does: [
    as('returned', toHand(targeted)),
    lasting(forbid('activate spell', { who: 'you', which: was('returned'), wherever: true }), endOfTurn, {
      about: ['returned'],
    }),
  ],
});
