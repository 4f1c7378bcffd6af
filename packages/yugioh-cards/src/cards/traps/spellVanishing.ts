import {
  answered,
  answersActivation,
  counterTrap,
  destroy,
  discard,
  inZone,
  negateActivation,
  remember,
  reveal,
  sameNameAs,
  shuffleDeck,
  toGraveyard,
} from '@rulechart/yugioh-expert/authoring';

export const spellVanishing = counterTrap('29735721', '呪術抹消', 'Spell Vanishing', {
  respondsTo: answersActivation({ kind: 'spell', activation: true }),
  cost: [discard(2)],
  does: [
    remember('vanishing', answered),
    negateActivation(),
    destroy(answered),
    reveal(inZone(['hand', 'deck'], 'opponent'), 'you'),
    toGraveyard(inZone(['hand', 'deck'], 'opponent', sameNameAs('vanishing'))),
    shuffleDeck('opponent'),
  ],
});
