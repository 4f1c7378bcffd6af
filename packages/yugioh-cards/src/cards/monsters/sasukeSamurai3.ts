import { drawUpTo, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const sasukeSamurai3 = monster(
  '77379481',
  '大盤振舞侍',
  'Sasuke Samurai #3',
  { attribute: 'light', race: 'warrior', level: 3, atk: 1000, def: 1000 },
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [drawUpTo(7, 'opponent')] }),
);
