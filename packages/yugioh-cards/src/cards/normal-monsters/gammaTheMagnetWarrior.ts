import { monster } from '@rulechart/yugioh-expert/authoring';

export const gammaTheMagnetWarrior = monster('11549357', '磁石の戦士γ', 'Gamma The Magnet Warrior', {
  attribute: 'earth',
  race: 'rock',
  level: 4,
  atk: 1500,
  def: 1800,
});
