import {
  atkAtMost,
  attribute,
  byBattle,
  choose,
  inDeck,
  monster,
  named,
  shuffleDeck,
  specialSummon,
  summonable,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const mysticTomato = monster(
  '83011277',
  'キラー・トマト',
  'Mystic Tomato',
  { attribute: 'dark', race: 'plant', level: 4, atk: 1400, def: 1100 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', attribute('dark'), atkAtMost(1500), summonable)),
        specialSummon(named('found'), 'attack'),
        shuffleDeck(),
      ],
    },
  ),
);
