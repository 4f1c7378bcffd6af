import { monster } from '@rulechart/yugioh-expert/authoring';

export const blueEyesWhiteDragon = monster('89631139', '青眼の白龍', 'Blue-Eyes White Dragon', {
  attribute: 'light',
  race: 'dragon',
  level: 8,
  atk: 3000,
  def: 2500,
});
