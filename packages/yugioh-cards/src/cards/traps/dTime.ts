import {
  choose,
  declaredNumber,
  departed,
  fixNumber,
  highestOf,
  inDeck,
  inGroup,
  levelAtMost,
  named,
  normalTrap,
  shuffleDeck,
  some,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const dTime = normalTrap('99075257', 'Ｄ－タイム', 'D - Time', {
  if: [some(departed('you', inGroup('Ｅ・ＨＥＲＯ'), { faceUp: true }))],
  targets: [fixNumber(highestOf('level', departed('you', inGroup('Ｅ・ＨＥＲＯ'), { faceUp: true })))],
  does: [
    choose('found', inDeck('you', inGroup('Ｄ－ＨＥＲＯ'), levelAtMost(declaredNumber()))),
    toHand(named('found')),
    shuffleDeck(),
  ],
});
