import {
  all,
  called,
  choose,
  faceUp,
  flip,
  inDeck,
  inZone,
  isTrap,
  may,
  monster,
  named,
  shuffleDeck,
  some,
  toDeck,
  toHand,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const aCatOfIllOmen = monster(
  '24140059',
  '不幸を告げる黒猫',
  'A Cat of Ill Omen',
  { attribute: 'dark', race: 'beast', level: 2, atk: 500, def: 300, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose('found', inDeck('you', isTrap)),
      when(some(inZone('field', 'either', all(faceUp, called('王家の眠る谷－ネクロバレー')))), [
        may([toHand(named('found'))]),
      ]),
      shuffleDeck(),
      toDeck(named('found'), 'top'),
    ],
  }),
);
