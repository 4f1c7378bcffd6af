import { monster } from '@rulechart/yugioh-expert/authoring';

export const ojamaBlack = monster('79335209', 'おジャマ・ブラック', 'Ojama Black', {
  attribute: 'light',
  race: 'beast',
  level: 2,
  atk: 0,
  def: 1000,
});
