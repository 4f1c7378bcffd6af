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

export const goblinAttackForce = monster(
  '78658564',
  'ゴブリン突撃部隊',
  'Goblin Attack Force',
  { attribute: 'earth', race: 'warrior', level: 4, atk: 2300, def: 0 },
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
