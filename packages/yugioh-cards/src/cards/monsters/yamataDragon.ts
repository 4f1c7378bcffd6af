import { drawUpTo, monster, mustTrigger, spiritReturn } from '@rulechart/yugioh-expert/authoring';

export const yamataDragon = monster(
  '76862289',
  '八俣大蛇',
  'Yamata Dragon',
  { attribute: 'fire', race: 'dragon', level: 7, atk: 2600, def: 3100, sub: ['effect', 'spirit'], special: 'never' },
  spiritReturn,
  mustTrigger({ event: 'damaged', self: true, whose: 'opponent' }, { does: [drawUpTo(5)] }),
);
