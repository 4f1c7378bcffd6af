import { attribute, doubleTribute, monster, property } from '@rulechart/yugioh-expert/authoring';

export const theTrojanHorse = monster(
  '38479725',
  'トロイホース',
  'The Trojan Horse',
  { attribute: 'earth', race: 'beast', level: 4, atk: 1600, def: 1200 },
  property(doubleTribute(attribute('earth'))),
);
