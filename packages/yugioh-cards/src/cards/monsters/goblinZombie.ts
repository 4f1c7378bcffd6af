import {
  afterwards,
  choose,
  defAtMost,
  inDeck,
  monster,
  mustTrigger,
  named,
  race,
  sendTop,
  shuffleDeck,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const goblinZombie = monster(
  '63665875',
  'ゴブリンゾンビ',
  'Goblin Zombie',
  { attribute: 'dark', race: 'zombie', level: 4, atk: 1100, def: 1050 },
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [sendTop(1, 'opponent')] }),
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', race('zombie'), defAtMost(1200))),
        toHand(named('found')),
        ...afterwards(shuffleDeck()),
      ],
    },
  ),
);
