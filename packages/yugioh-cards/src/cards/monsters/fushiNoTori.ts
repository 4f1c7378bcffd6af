import { gainLife, happened, monster, mustTrigger, spiritReturn } from '@rulechart/yugioh-expert/authoring';

export const fushiNoTori = monster(
  '38538445',
  '不死之炎鳥',
  'Fushi No Tori',
  { attribute: 'fire', race: 'winged beast', level: 4, atk: 1200, def: 0, sub: ['effect', 'spirit'], special: 'never' },
  spiritReturn,
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [gainLife(happened)] }),
);
