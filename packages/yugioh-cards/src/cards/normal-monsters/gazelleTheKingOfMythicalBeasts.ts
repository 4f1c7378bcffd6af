import { monster } from '@rulechart/yugioh-expert/authoring';

export const gazelleTheKingOfMythicalBeasts = monster(
  '05818798',
  '幻獣王ガゼル',
  'Gazelle the King of Mythical Beasts',
  { attribute: 'earth', race: 'beast', level: 4, atk: 1500, def: 1200 },
);
