import { attribute, doubleTribute, monster, property } from '@rulechart/yugioh-expert/authoring';

export const kaiserSeaHorse = monster(
  '17444133',
  'カイザー・シーホース',
  'Kaiser Sea Horse',
  { attribute: 'light', race: 'sea serpent', level: 4, atk: 1700, def: 1650 },
  property(doubleTribute(attribute('light'))),
);
