import { monster } from '@rulechart/yugioh-expert/authoring';

export const darkMagician = monster('46986414', 'ブラック・マジシャン', 'Dark Magician', {
  attribute: 'dark',
  race: 'spellcaster',
  level: 7,
  atk: 2500,
  def: 2100,
});
