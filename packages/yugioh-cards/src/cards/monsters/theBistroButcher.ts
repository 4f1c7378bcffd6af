import { draw, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const theBistroButcher = monster(
  '71107816',
  '悪魔の調理師',
  'The Bistro Butcher',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1800, def: 1000 },
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [draw(2, 'opponent')] }),
);
