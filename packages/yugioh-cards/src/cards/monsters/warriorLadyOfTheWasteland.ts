import {
  atkAtMost,
  attribute,
  byBattle,
  choose,
  inDeck,
  monster,
  named,
  race,
  shuffleDeck,
  specialSummon,
  summonable,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const warriorLadyOfTheWasteland = monster(
  '05438492',
  '荒野の女戦士',
  'Warrior Lady of the Wasteland',
  { attribute: 'earth', race: 'warrior', level: 4, atk: 1100, def: 1200 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', attribute('earth'), race('warrior'), atkAtMost(1500), summonable)),
        specialSummon(named('found'), 'attack'),
        shuffleDeck(),
      ],
    },
  ),
);
