import { continuous, goesInstead, monster } from '@rulechart/yugioh-expert/authoring';

export const banisherOfTheLight = monster(
  '61528025',
  '光の追放者',
  'Banisher of the Light',
  { attribute: 'light', race: 'fairy', level: 3, atk: 100, def: 2000 },
  continuous(goesInstead('graveyard', 'removed')),
);
