import { all, attribute, doubleTribute, monster, property, sub } from '@rulechart/yugioh-expert/authoring';

export const darkEffigy = monster(
  '81755371',
  'ダークフレーム',
  'Dark Effigy',
  { attribute: 'dark', race: 'fiend', level: 4, atk: 1500, def: 0 },
  property(doubleTribute(all(attribute('dark'), sub('normal')))),
);
