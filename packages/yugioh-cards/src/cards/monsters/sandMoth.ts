import {
  all,
  as,
  byEffect,
  lasting,
  modify,
  monster,
  mustTrigger,
  named,
  not,
  specialSummon,
  thisCard,
  wasFaceUp,
} from '@rulechart/yugioh-expert/authoring';

export const sandMoth = monster(
  '73648243',
  'サンドモス',
  'Sand Moth',
  { attribute: 'earth', race: 'rock', level: 4, atk: 1000, def: 2000 },
  mustTrigger(
    { event: 'destroyed', self: true, to: 'graveyard', which: all(byEffect, not(wasFaceUp)) },
    {
      from: ['graveyard'],
      does: [
        as('revived', specialSummon(thisCard, 'attack')),
        lasting(modify('atk', 'original', 2000, named('revived')), { until: 'while it stays' }, { about: ['revived'] }),
        lasting(modify('def', 'original', 1000, named('revived')), { until: 'while it stays' }, { about: ['revived'] }),
      ],
    },
  ),
);
