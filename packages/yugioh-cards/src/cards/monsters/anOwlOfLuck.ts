import {
  all,
  called,
  choose,
  faceUp,
  flip,
  icon,
  inDeck,
  inZone,
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

export const anOwlOfLuck = monster(
  '23927567',
  '幸運を告げるフクロウ',
  'An Owl of Luck',
  { attribute: 'wind', race: 'winged beast', level: 2, atk: 300, def: 500, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose('found', inDeck('you', icon('field'))),
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
