import { monster } from '@rulechart/yugioh-expert/authoring';

export const mysticalSheep1 = monster('30451366', 'イリュージョン・シープ', 'Mystical Sheep #1', {
  attribute: 'earth',
  race: 'beast',
  level: 3,
  atk: 1150,
  def: 900,
  sub: ['effect'],
  substitute: true,
});
