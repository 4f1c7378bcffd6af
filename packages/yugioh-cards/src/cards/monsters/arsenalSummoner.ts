import {
  called,
  choose,
  flip,
  inDeck,
  inGroup,
  monster,
  named,
  not,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const arsenalSummoner = monster(
  '85489096',
  'ウェポンサモナー',
  'Arsenal Summoner',
  { attribute: 'wind', race: 'spellcaster', level: 4, atk: 1600, def: 1600, sub: ['effect', 'flip'] },
  flip({
    does: [
      choose(
        'found',
        inDeck('you', inGroup('ガーディアン'), not(called('ピクシーガーディアン')), not(called('ロストガーディアン'))),
      ),
      toHand(named('found')),
      shuffleDeck(),
    ],
  }),
);
