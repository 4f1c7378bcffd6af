import {
  choose,
  inDeck,
  isMonster,
  monster,
  named,
  shuffleDeck,
  sub,
  summonedAs,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const senjuOfTheThousandHands = monster(
  '23401839',
  'センジュ・ゴッド',
  'Senju of the Thousand Hands',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1400, def: 1000 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'flip') },
    { does: [choose('found', inDeck('you', isMonster, sub('ritual'))), toHand(named('found')), shuffleDeck()] },
  ),
);
