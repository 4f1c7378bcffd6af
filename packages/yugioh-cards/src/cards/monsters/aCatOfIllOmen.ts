import {
  all,
  called,
  choose,
  faceUp,
  flip,
  inDeck,
  inZone,
  isTrap,
  monster,
  named,
  oneOf,
  putOnTop,
  reveal,
  shuffleDeck,
  some,
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
      reveal(named('found')),
      when(
        some(inZone('field', 'either', all(faceUp, called('王家の眠る谷－ネクロバレー')))),
        [
          oneOf([
            {
              label: {
                ja: 'デッキをシャッフルし、そのカードをデッキの一番上に置く',
                en: 'shuffle your Deck and put that card on top of it',
              },
              does: [putOnTop(named('found'))],
            },
            {
              label: { ja: 'そのカードを手札に加える', en: 'add that card to your hand' },
              does: [toHand(named('found')), shuffleDeck()],
            },
          ]),
        ],
        [putOnTop(named('found'))],
      ),
    ],
  }),
);
