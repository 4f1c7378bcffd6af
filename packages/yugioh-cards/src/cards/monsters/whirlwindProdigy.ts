import { attribute, doubleTribute, monster, property } from '@rulechart/yugioh-expert/authoring';

export const whirlwindProdigy = monster(
  '15090429',
  '暴風小僧',
  'Whirlwind Prodigy',
  { attribute: 'wind', race: 'fairy', level: 4, atk: 1500, def: 1600 },
  property(doubleTribute(attribute('wind'))),
);
