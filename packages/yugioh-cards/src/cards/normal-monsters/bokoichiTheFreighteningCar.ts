import { monster } from '@rulechart/yugioh-expert/authoring';

export const bokoichiTheFreighteningCar = monster('08715625', '魔貨物車両 ボコイチ', 'Bokoichi the Freightening Car', {
  attribute: 'dark',
  race: 'machine',
  level: 2,
  atk: 500,
  def: 500,
});
