import { all, attribute, doubleTribute, monster, property, sub } from '@rulechart/yugioh-expert/authoring';

export const lightEffigy = monster(
  '54766667',
  'ホーリーフレーム',
  'Light Effigy',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1500, def: 0 },
  property(doubleTribute(all(attribute('light'), sub('normal')))),
);
