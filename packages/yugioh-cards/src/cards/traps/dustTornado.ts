import {
  choose,
  destroy,
  ifYouDo,
  inHand,
  isMonster,
  may,
  named,
  normalTrap,
  not,
  setCard,
  spellsAndTraps,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const dustTornado = normalTrap('60082869', '砂塵の大竜巻', 'Dust Tornado', {
  targets: [target(spellsAndTraps('opponent'))],
  does: [
    destroy(targeted),
    ...ifYouDo(may([choose('chosen', inHand('you', not(isMonster))), setCard(named('chosen'))])),
  ],
});
