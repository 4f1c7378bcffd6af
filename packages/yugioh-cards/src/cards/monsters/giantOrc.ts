import {
  attackedThisTurn,
  changePosition,
  forbid,
  immediate,
  isNamed,
  lasting,
  monster,
  remember,
  thisCard,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const giantOrc = monster(
  '73698349',
  'ジャイアント・オーク',
  'Giant Orc',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 2200, def: 0 },
  immediate(
    { event: 'battle phase ends', whose: 'you' },
    {
      does: [
        when(attackedThisTurn, [
          changePosition(thisCard, 'defense'),
          remember('self', thisCard),
          lasting(
            forbid('change position', { which: isNamed('self') }),
            { until: 'end of turn', of: 'you', times: 2 },
            { about: ['self'] },
          ),
        ]),
      ],
    },
  ),
);
