import { monster } from '@rulechart/yugioh-expert/authoring';

export const lusterDragon = monster('11091375', 'サファイアドラゴン', 'Luster Dragon', {
  attribute: 'wind',
  race: 'dragon',
  level: 4,
  atk: 1900,
  def: 1600,
});
