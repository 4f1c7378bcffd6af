import {
  all,
  any,
  choose,
  icon,
  inDeck,
  isMonster,
  isSpell,
  monster,
  named,
  shuffleDeck,
  sub,
  summonedAs,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const manjuOfTheTenThousandHands = monster(
  '95492061',
  'マンジュ・ゴッド',
  'Manju of the Ten Thousand Hands',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1400, def: 1000 },
  whenTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally', 'flip') },
    {
      does: [
        choose('found', inDeck('you', any(all(isMonster, sub('ritual')), all(isSpell, icon('ritual'))))),
        toHand(named('found')),
        shuffleDeck(),
      ],
    },
  ),
);
