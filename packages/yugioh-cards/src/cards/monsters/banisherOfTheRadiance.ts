import { continuous, goesInstead, monster } from '@rulechart/yugioh-expert/authoring';

export const banisherOfTheRadiance = monster(
  '94853057',
  '閃光の追放者',
  'Banisher of the Radiance',
  { attribute: 'light', race: 'fairy', level: 3, atk: 1600, def: 0 },
  continuous(goesInstead('graveyard', 'removed')),
);
