import { monster } from '@rulechart/yugioh-expert/authoring';

export const giantSoldierOfStone = monster('13039848', '岩石の巨兵', 'Giant Soldier of Stone', {
  attribute: 'earth',
  race: 'rock',
  level: 3,
  atk: 1300,
  def: 2000,
});
