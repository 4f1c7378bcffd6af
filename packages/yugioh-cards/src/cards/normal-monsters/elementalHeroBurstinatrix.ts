import { monster } from '@rulechart/yugioh-expert/authoring';

export const elementalHeroBurstinatrix = monster(
  '58932615',
  'Ｅ・ＨＥＲＯ バーストレディ',
  'Elemental HERO Burstinatrix',
  {
    attribute: 'fire',
    race: 'warrior',
    level: 3,
    atk: 1200,
    def: 800,
  },
);
