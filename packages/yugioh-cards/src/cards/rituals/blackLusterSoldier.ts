import { monster } from '@rulechart/yugioh-expert/authoring';

export const blackLusterSoldier = monster('05405694', 'カオス・ソルジャー', 'Black Luster Soldier', {
  attribute: 'earth',
  race: 'warrior',
  level: 8,
  atk: 3000,
  def: 2500,
  sub: ['ritual'],
});
