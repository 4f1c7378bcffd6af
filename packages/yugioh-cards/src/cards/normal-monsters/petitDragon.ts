import { monster } from '@rulechart/yugioh-expert/authoring';

export const petitDragon = monster('75356564', 'プチリュウ', 'Petit Dragon', {
  attribute: 'wind',
  race: 'dragon',
  level: 2,
  atk: 600,
  def: 700,
});
