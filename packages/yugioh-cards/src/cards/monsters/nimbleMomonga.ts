import {
  byBattle,
  called,
  choose,
  gainLife,
  inDeck,
  may,
  monster,
  mustTrigger,
  named,
  shuffleDeck,
  specialSummon,
  summonable,
} from '@rulechart/yugioh-expert/authoring';

export const nimbleMomonga = monster(
  '22567609',
  '素早いモモンガ',
  'Nimble Momonga',
  { attribute: 'earth', race: 'beast', level: 2, atk: 1000, def: 100 },
  mustTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        gainLife(1000),
        may([
          choose('found', inDeck('you', called('素早いモモンガ'), summonable), { count: 2, upTo: true, atLeast: 1 }),
          specialSummon(named('found'), 'face-down'),
          shuffleDeck(),
        ]),
      ],
    },
  ),
);
