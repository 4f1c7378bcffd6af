import {
  choose,
  inDeck,
  isNamed,
  named,
  normalSpell,
  not,
  reveal,
  shuffleDeck,
  those,
  toGraveyard,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const painfulChoice = normalSpell('74191942', '苦渋の選択', 'Painful Choice', {
  does: [
    choose('shown', inDeck('you'), { count: 5 }),
    reveal(named('shown'), 'opponent'),
    choose('given', named('shown'), { by: 'opponent' }),
    toHand(named('given')),
    toGraveyard(those(named('shown'), not(isNamed('given')))),
    shuffleDeck(),
  ],
});
