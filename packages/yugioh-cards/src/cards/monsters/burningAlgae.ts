import { gainLife, monster, mustTrigger } from '@rulechart/yugioh-expert/authoring';

export const burningAlgae = monster(
  '41859700',
  '燃える藻',
  'Burning Algae',
  { attribute: 'fire', race: 'pyro', level: 3, atk: 500, def: 1500 },
  mustTrigger(
    { event: 'moved', self: true, to: 'graveyard' },
    { from: ['graveyard'], does: [gainLife(1000, 'opponent')] },
  ),
);
