import { continuous, forbid, monster } from '@rulechart/yugioh-expert/authoring';

export const protectorOfTheSanctuary = monster(
  '24221739',
  '神殿を守る者',
  'Protector of the Sanctuary',
  { attribute: 'earth', race: 'fiend', level: 4, atk: 1100, def: 1900 },
  continuous(forbid('draw by effect', { who: 'opponent' })),
);
