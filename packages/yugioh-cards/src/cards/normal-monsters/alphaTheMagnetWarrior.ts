import { monster } from '@rulechart/yugioh-expert/authoring';

export const alphaTheMagnetWarrior = monster('99785935', '磁石の戦士α', 'Alpha The Magnet Warrior', {
  attribute: 'earth',
  race: 'rock',
  level: 4,
  atk: 1400,
  def: 1700,
});
