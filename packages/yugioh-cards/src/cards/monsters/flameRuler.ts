import { attribute, doubleTribute, monster, property } from '@rulechart/yugioh-expert/authoring';

export const flameRuler = monster(
  '41089128',
  '炎を支配する者',
  'Flame Ruler',
  { attribute: 'fire', race: 'pyro', level: 4, atk: 1500, def: 1600 },
  property(doubleTribute(attribute('fire'))),
);
