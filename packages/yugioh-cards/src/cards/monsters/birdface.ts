import {
  afterwards,
  byBattle,
  called,
  choose,
  inDeck,
  monster,
  named,
  shuffleDeck,
  toHand,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const birdface = monster(
  '45547649',
  'バード・フェイス',
  'Birdface',
  { attribute: 'wind', race: 'winged beast', level: 4, atk: 1600, def: 1600 },
  whenTrigger(
    { event: 'destroyed', self: true, which: byBattle, to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', called('ハーピィ・レディ'))),
        toHand(named('found')),
        ...afterwards(shuffleDeck()),
      ],
    },
  ),
);
