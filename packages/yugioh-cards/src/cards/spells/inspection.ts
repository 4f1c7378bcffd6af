import {
  chooseAtRandom,
  continuousSpell,
  fieldTrigger,
  inHand,
  named,
  payLife,
  reveal,
} from '@rulechart/yugioh-expert/authoring';

export const inspection = continuousSpell(
  '16227556',
  '検閲',
  'Inspection',
  {},
  fieldTrigger(
    { event: 'standby phase', whose: 'opponent' },
    {
      cost: [payLife(500)],
      does: [chooseAtRandom('seen', inHand('opponent')), reveal(named('seen'), 'you')],
    },
    false,
  ),
);
