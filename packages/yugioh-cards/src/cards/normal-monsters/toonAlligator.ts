import { monster } from '@rulechart/yugioh-expert/authoring';

export const toonAlligator = monster('59383041', 'トゥーン・アリゲーター', 'Toon Alligator', {
  attribute: 'water',
  race: 'reptile',
  level: 4,
  atk: 800,
  def: 1600,
});
