import { draw, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const maskedSorcerer = monster(
  '10189126',
  '仮面魔道士',
  'Masked Sorcerer',
  { attribute: 'dark', race: 'spellcaster', level: 4, atk: 900, def: 1400 },
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [draw(1)] }),
);
