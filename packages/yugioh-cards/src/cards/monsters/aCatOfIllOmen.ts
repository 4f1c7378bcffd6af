import {
  called,
  choose,
  faceUp,
  flip,
  inDeck,
  isTrap,
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

export const aCatOfIllOmen = monster(
  '24140059',
  '不幸を告げる黒猫',
  'A Cat of Ill Omen',
  { attribute: 'dark', race: 'beast', level: 2, atk: 500, def: 300, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose('found', inDeck('you', isTrap)),
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
