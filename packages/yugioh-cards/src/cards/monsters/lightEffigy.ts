import { all, attribute, doubleTribute, monster, ruleText, sub } from '@rulechart/yugioh-expert/authoring';

export const lightEffigy = monster(
  '54766667',
  'ホーリーフレーム',
  'Light Effigy',
  { attribute: 'light', race: 'fairy', level: 4, atk: 1500, def: 0 },
  ruleText(doubleTribute(all(attribute('light'), sub('normal')))),
);
