import { damage, gainLife, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const granadora = monster(
  '13944422',
  'グラナドラ',
  'Granadora',
  { attribute: 'water', race: 'reptile', level: 4, atk: 1900, def: 700 },
  mustTrigger({ event: 'summoned', self: true }, { does: [gainLife(1000)] }),
  mustTrigger(
    { event: 'destroyed', self: true, to: 'graveyard' },
    { from: ['graveyard'], does: [damage(2000, 'you')] },
  ),
);
