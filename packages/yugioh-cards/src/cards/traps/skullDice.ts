import {
  endOfTurn,
  faceUp,
  kept,
  lasting,
  modify,
  monsters,
  named,
  normalTrap,
  remember,
  result,
  rollDie,
  some,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const skullDice = normalTrap('00126218', '悪魔のサイコロ', 'Skull Dice', {
  if: [some(monsters('opponent', faceUp))],
  does: [
    rollDie(),
    remember('weak', monsters('opponent', faceUp)),
    lasting(modify('atk', 'add', kept, named('weak')), endOfTurn, { value: times(-100, result), about: ['weak'] }),
    lasting(modify('def', 'add', kept, named('weak')), endOfTurn, { value: times(-100, result), about: ['weak'] }),
  ],
});
