import {
  choose,
  inDeck,
  isMonster,
  levelAtMost,
  monster,
  mustTrigger,
  named,
  shuffleDeck,
  specialSummon,
  summonable,
  wasFaceUp,
} from '@rulechart/yugioh-expert/authoring';

export const serpentinePrincess = monster(
  '71829750',
  'ナーガ',
  'Serpentine Princess',
  { attribute: 'water', race: 'reptile', level: 4, atk: 1400, def: 2000 },
  mustTrigger(
    { event: 'moved', self: true, from: 'monsters', to: 'deck', which: wasFaceUp },
    {
      from: ['nowhere'],
      does: [
        choose('found', inDeck('you', isMonster, levelAtMost(3), summonable)),
        specialSummon(named('found')),
        shuffleDeck(),
      ],
    },
  ),
);
