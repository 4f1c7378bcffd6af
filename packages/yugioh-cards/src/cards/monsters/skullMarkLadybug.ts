import { gainLife, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const skullMarkLadybug = monster(
  '64306248',
  '髑髏顔 天道虫',
  'Skull-Mark Ladybug',
  { attribute: 'earth', race: 'insect', level: 4, atk: 500, def: 1500 },
  mustTrigger({ event: 'moved', self: true, to: 'graveyard' }, { from: ['graveyard'], does: [gainLife(1000)] }),
);
