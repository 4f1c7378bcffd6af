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

export const giantRat = monster(
  '97017120',
  '巨大ネズミ',
  'Giant Rat',
  { attribute: 'earth', race: 'beast', level: 4, atk: 1400, def: 1450 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', attribute('earth'), atkAtMost(1500), summonable)),
        specialSummon(named('found'), 'attack'),
        shuffleDeck(),
      ],
    },
  ),
);
