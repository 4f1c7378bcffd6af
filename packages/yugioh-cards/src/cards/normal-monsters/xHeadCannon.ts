import { monster } from '@rulechart/yugioh-expert/authoring';

export const xHeadCannon = monster('62651957', 'Ｘ－ヘッド・キャノン', 'X-Head Cannon', {
  attribute: 'light',
  race: 'machine',
  level: 4,
  atk: 1800,
  def: 1500,
});
