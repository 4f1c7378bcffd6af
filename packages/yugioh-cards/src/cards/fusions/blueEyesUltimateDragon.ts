import { monster } from '@rulechart/yugioh-expert/authoring';

export const blueEyesUltimateDragon = monster('23995346', '青眼の究極竜', 'Blue-Eyes Ultimate Dragon', {
  attribute: 'light',
  race: 'dragon',
  level: 12,
  atk: 4500,
  def: 3800,
  sub: ['fusion'],
  materials: ['青眼の白龍', '青眼の白龍', '青眼の白龍'],
});
