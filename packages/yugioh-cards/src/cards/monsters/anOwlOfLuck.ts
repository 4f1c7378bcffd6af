import {
  called,
  choose,
  faceUp,
  flip,
  icon,
  inDeck,
  isSpell,
  monster,
  named,
  oneOf,
  putOnTop,
  shuffleDeck,
  some,
  spellsAndTraps,
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
      choose('found', inDeck('you', isSpell, icon('field'))),
      when(
        some(spellsAndTraps('either', faceUp, called('王家の眠る谷－ネクロバレー'))),
        [
          oneOf([
            {
              label: { ja: 'デッキの一番上に置く', en: 'put it on top of the Deck' },
              does: [shuffleDeck(), putOnTop(named('found'))],
            },
            { label: { ja: '手札に加える', en: 'add it to the hand' }, does: [toHand(named('found')), shuffleDeck()] },
          ]),
        ],
        [shuffleDeck(), putOnTop(named('found'))],
      ),
    ],
  }),
);
