import { monster } from '@rulechart/yugioh-expert/authoring';

export const cycroid = monster('45945685', 'サイクロイド', 'Cycroid', {
  attribute: 'earth',
  race: 'machine',
  level: 3,
  atk: 800,
  def: 1000,
});
