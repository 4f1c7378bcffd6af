import { choose, flip, inDeck, inGroup, monster, named, shuffleDeck, toHand } from '@rulechart/yugioh-expert/authoring';

export const arsenalSummoner = monster(
  '85489096',
  'ウェポンサモナー',
  'Arsenal Summoner',
  { attribute: 'wind', race: 'spellcaster', level: 4, atk: 1600, def: 1600, sub: ['effect', 'flip'] },
  flip({ does: [choose('found', inDeck('you', inGroup('ガーディアン'))), toHand(named('found')), shuffleDeck()] }),
);
