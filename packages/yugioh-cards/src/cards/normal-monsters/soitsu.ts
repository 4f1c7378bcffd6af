import { monster } from '@rulechart/yugioh-expert/authoring';

export const soitsu = monster('60246171', 'ソイツ', 'Soitsu', {
  attribute: 'wind',
  race: 'fairy',
  level: 3,
  atk: 0,
  def: 0,
});
