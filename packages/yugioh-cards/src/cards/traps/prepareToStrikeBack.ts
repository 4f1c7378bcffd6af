import {
  all,
  attacker,
  attackTarget,
  callCoin,
  calledRight,
  changePosition,
  continuousTrap,
  controlledBy,
  damage,
  faceUp,
  fieldTrigger,
  inDefensePosition,
  minus,
  stat,
  when,
} from '@rulechart/yugioh-expert/authoring';

export const prepareToStrikeBack = continuousTrap(
  '04483989',
  '反撃準備',
  'Prepare to Strike Back',
  {},
  fieldTrigger(
    { event: 'attack target selected', which: all(controlledBy('you'), faceUp, inDefensePosition) },
    {
      does: [
        callCoin(),
        when(
          calledRight,
          [changePosition(attackTarget, 'attack')],
          [damage(minus(stat('atk', attacker), stat('def', attackTarget)), 'you')],
        ),
      ],
    },
  ),
);
