import {
  andAlso,
  choose,
  flip,
  monster,
  named,
  reveal,
  toDeck,
  toHand,
  topOfDeck,
} from '@rulechart/yugioh-expert/authoring';

export const crystalSeer = monster(
  '82099401',
  '水晶の占い師',
  'Crystal Seer',
  { attribute: 'water', race: 'spellcaster', level: 1, atk: 100, def: 100, sub: ['effect', 'flip'] },
  flip({
    does: [
      reveal(topOfDeck(2), 'you'),
      choose('kept', topOfDeck(2)),
      toHand(named('kept')),
      ...andAlso(toDeck(topOfDeck(1), 'bottom')),
    ],
  }),
);
