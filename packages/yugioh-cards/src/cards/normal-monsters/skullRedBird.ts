import { monster } from '@rulechart/yugioh-expert/authoring';

export const skullRedBird = monster('10202894', 'スカイ・ハンター', 'Skull Red Bird', {
  attribute: 'wind',
  race: 'winged beast',
  level: 4,
  atk: 1550,
  def: 1200,
});
