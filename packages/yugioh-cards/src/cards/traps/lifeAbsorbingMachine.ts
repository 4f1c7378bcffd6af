import { continuousTrap, fieldTrigger, paidLastTurn, regainHalf } from '@rulechart/yugioh-expert/authoring';

export const lifeAbsorbingMachine = continuousTrap(
  '14318794',
  '生命吸収装置',
  'Life Absorbing Machine',
  {},
  fieldTrigger({ event: 'standby phase', whose: 'you' }, { if: [paidLastTurn], does: [regainHalf()] }),
);
