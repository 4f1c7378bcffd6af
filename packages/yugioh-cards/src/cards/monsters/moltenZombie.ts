import { draw, monster, mustTrigger, summonedAs } from '@rulechart/yugioh-expert/authoring';

export const moltenZombie = monster(
  '04732017',
  '灼熱ゾンビ',
  'Molten Zombie',
  { attribute: 'fire', race: 'pyro', level: 4, atk: 1600, def: 400 },
  mustTrigger(
    { event: 'summoned', self: true, from: 'graveyard', which: summonedAs('specially') },
    { does: [draw(1)] },
  ),
);
