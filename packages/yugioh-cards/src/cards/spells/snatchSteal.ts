import { control, equipSpell, fieldTrigger, gainLife, host } from '@rulechart/yugioh-expert/authoring';

export const snatchSteal = equipSpell(
  '45986603',
  '強奪',
  'Snatch Steal',
  { of: 'opponent' },
  [control(host)],
  fieldTrigger({ event: 'standby phase', whose: 'opponent' }, { does: [gainLife(1000, 'opponent')] }),
);
