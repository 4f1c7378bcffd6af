import {
  afterwards,
  all,
  byBattle,
  called,
  choose,
  inDeck,
  monster,
  named,
  shuffleDeck,
  toHand,
  wasControlledBy,
  whenTrigger,
} from '@rulechart/yugioh-expert/authoring';

export const tADPOLE = monster(
  '10456559',
  '悪魂邪苦止',
  'T.A.D.P.O.L.E.',
  { attribute: 'water', race: 'aqua', level: 1, atk: 0, def: 0 },
  whenTrigger(
    { event: 'destroyed', self: true, which: all(byBattle, wasControlledBy('you')), to: 'graveyard' },
    {
      from: ['graveyard'],
      does: [
        choose('found', inDeck('you', called('悪魂邪苦止')), { count: 2, atLeast: 1 }),
        toHand(named('found')),
        ...afterwards(shuffleDeck()),
      ],
    },
  ),
);
