import { attribute, doubleTribute, monster, ruleText } from '@rulechart/yugioh-expert/authoring';

export const whirlwindProdigy = monster(
  '15090429',
  '暴風小僧',
  'Whirlwind Prodigy',
  { attribute: 'wind', race: 'fairy', level: 4, atk: 1500, def: 1600 },
  ruleText(doubleTribute(attribute('wind'))),
);
