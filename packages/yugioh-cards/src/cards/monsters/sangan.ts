import {
  atkAtMost,
  choose,
  inDeck,
  isMonster,
  monster,
  mustTrigger,
  named,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const sangan = monster(
  '26202165',
  'クリッター',
  'Sangan',
  { attribute: 'dark', race: 'fiend', level: 3, atk: 1000, def: 600 },
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [choose('found', inDeck('you', isMonster, atkAtMost(1500))), toHand(named('found')), shuffleDeck()],
    },
  ),
);
