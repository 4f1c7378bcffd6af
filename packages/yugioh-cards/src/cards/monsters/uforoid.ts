import {
  atkAtMost,
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

export const uforoid = monster(
  '07602840',
  'ユーフォロイド',
  'UFOroid',
  { attribute: 'light', race: 'machine', level: 6, atk: 1200, def: 1200 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', race('machine'), atkAtMost(1500), summonable)),
        specialSummon(named('found'), 'attack'),
        shuffleDeck(),
      ],
    },
  ),
);
