import { attribute, doubleTribute, monster, property } from '@rulechart/yugioh-expert/authoring';

export const doubleCoston = monster(
  '44436472',
  'ダブルコストン',
  'Double Coston',
  { attribute: 'dark', race: 'zombie', level: 4, atk: 1700, def: 1650 },
  property(doubleTribute(attribute('dark'))),
);
