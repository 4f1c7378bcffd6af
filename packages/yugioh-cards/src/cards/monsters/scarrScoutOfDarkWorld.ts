import {
  byBattle,
  choose,
  inDeck,
  inGroup,
  isMonster,
  levelAtMost,
  monster,
  mustTrigger,
  named,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const scarrScoutOfDarkWorld = monster(
  '05498296',
  '暗黒界の斥候 スカー',
  'Scarr, Scout of Dark World',
  { attribute: 'dark', race: 'fiend', level: 2, atk: 500, def: 500 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', isMonster, inGroup('暗黒界'), levelAtMost(4))),
        toHand(named('found')),
        shuffleDeck(),
      ],
    },
  ),
);
