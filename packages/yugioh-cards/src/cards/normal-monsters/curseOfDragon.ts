import { monster } from '@rulechart/yugioh-expert/authoring';

export const curseOfDragon = monster('28279543', 'カース・オブ・ドラゴン', 'Curse of Dragon', {
  attribute: 'dark',
  race: 'dragon',
  level: 5,
  atk: 2000,
  def: 1500,
});
