import { monster } from '@rulechart/yugioh-expert/authoring';

export const vorseRaider = monster('14898066', 'ブラッド・ヴォルス', 'Vorse Raider', {
  attribute: 'dark',
  race: 'beast-warrior',
  level: 4,
  atk: 1900,
  def: 1200,
});
