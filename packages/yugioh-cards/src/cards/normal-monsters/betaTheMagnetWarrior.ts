import { monster } from '@rulechart/yugioh-expert/authoring';

export const betaTheMagnetWarrior = monster('39256679', '磁石の戦士β', 'Beta The Magnet Warrior', {
  attribute: 'earth',
  race: 'rock',
  level: 4,
  atk: 1700,
  def: 1600,
});
