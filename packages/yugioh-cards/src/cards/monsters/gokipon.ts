import {
  atkAtMost,
  byBattle,
  choose,
  inDeck,
  monster,
  named,
  race,
  shuffleDeck,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const gokipon = monster(
  '14472500',
  'ゴキポン',
  'Gokipon',
  { attribute: 'earth', race: 'insect', level: 2, atk: 800, def: 800 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [choose('found', inDeck('you', race('insect'), atkAtMost(1500))), toHand(named('found')), shuffleDeck()],
    },
  ),
);
