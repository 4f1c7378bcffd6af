import { draw, monster, mustTrigger, summonedAs } from '@rulechart/yugioh-expert/authoring';

export const flameOgre = monster(
  '58098303',
  'フレイム・オーガ',
  'Flame Ogre',
  { attribute: 'fire', race: 'fiend', level: 7, atk: 2400, def: 1700, special: 'never' },
  mustTrigger({ event: 'summoned', self: true, which: summonedAs('normally') }, { does: [draw(1)] }),
);
