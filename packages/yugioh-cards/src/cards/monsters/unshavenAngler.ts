import { attribute, doubleTribute, monster, property } from '@rulechart/yugioh-expert/authoring';

export const unshavenAngler = monster(
  '92084010',
  'ヒゲアンコウ',
  'Unshaven Angler',
  { attribute: 'water', race: 'fish', level: 4, atk: 1500, def: 1600 },
  property(doubleTribute(attribute('water'))),
);
