import { monster } from '@rulechart/yugioh-expert/authoring';

export const petitMoth = monster('58192742', 'プチモス', 'Petit Moth', {
  attribute: 'earth',
  race: 'insect',
  level: 1,
  atk: 300,
  def: 200,
});
