import { monster } from '@rulechart/yugioh-expert/authoring';

export const sevenColoredFish = monster('23771716', 'レインボー・フィッシュ', '7 Colored Fish', {
  attribute: 'water',
  race: 'fish',
  level: 4,
  atk: 1800,
  def: 800,
});
