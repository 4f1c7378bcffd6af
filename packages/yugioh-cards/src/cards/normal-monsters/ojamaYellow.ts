import { monster } from '@rulechart/yugioh-expert/authoring';

export const ojamaYellow = monster('42941100', 'おジャマ・イエロー', 'Ojama Yellow', {
  attribute: 'light',
  race: 'beast',
  level: 2,
  atk: 0,
  def: 1000,
});
