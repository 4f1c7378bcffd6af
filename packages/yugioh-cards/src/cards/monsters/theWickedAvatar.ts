import {
  continuous,
  faceUp,
  forbid,
  highestOf,
  lasting,
  modify,
  monster,
  monsters,
  mustTrigger,
  other,
  plus,
  summonedAs,
  thisCard,
} from '@rulechart/yugioh-expert/authoring';

export const theWickedAvatar = monster(
  '21208154',
  '邪神アバター',
  'The Wicked Avatar',
  { attribute: 'dark', race: 'fiend', level: 10, atk: null, def: null, special: 'never', tributes: 3 },
  mustTrigger(
    { event: 'summoned', self: true, which: summonedAs('normally') },
    {
      does: [
        lasting(forbid('activate spell', { who: 'opponent' }), { until: 'end of turn', of: 'opponent', times: 2 }),
        lasting(forbid('activate trap', { who: 'opponent' }), { until: 'end of turn', of: 'opponent', times: 2 }),
      ],
    },
  ),
  continuous(
    modify('atk', 'last', plus(highestOf('atk', monsters('either', faceUp, other)), 100), thisCard),
    modify('def', 'last', plus(highestOf('atk', monsters('either', faceUp, other)), 100), thisCard),
  ),
);
