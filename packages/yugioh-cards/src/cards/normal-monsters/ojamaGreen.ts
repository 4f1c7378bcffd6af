import { monster } from '@rulechart/yugioh-expert/authoring';

export const ojamaGreen = monster('12482652', 'おジャマ・グリーン', 'Ojama Green', {
  attribute: 'light',
  race: 'beast',
  level: 2,
  atk: 0,
  def: 1000,
});
