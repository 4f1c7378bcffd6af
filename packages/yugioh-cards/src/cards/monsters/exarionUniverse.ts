import {
  attacking,
  attackTarget,
  endOfTurn,
  inBattleStep,
  inDefensePosition,
  lasting,
  mark,
  markedAs,
  modify,
  monster,
  not,
  quick,
  some,
  thisCard,
  those,
  yourTurn,
} from '@rulechart/yugioh-expert/authoring';

export const exarionUniverse = monster(
  '63749102',
  'イグザリオン・ユニバース',
  'Exarion Universe',
  { attribute: 'dark', race: 'beast-warrior', level: 4, atk: 1800, def: 1900 },
  quick({
    if: [yourTurn, inBattleStep, attacking, some(those(attackTarget, inDefensePosition)), not(markedAs('piercing'))],
    limit: { per: 'stack', by: 'card' },
    does: [lasting(modify('atk', 'add', -400, thisCard), endOfTurn), lasting(mark('piercing'), endOfTurn)],
  }),
);
