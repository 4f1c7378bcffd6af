import { monster } from '@rulechart/yugioh-expert/authoring';

export const opticlops = monster('14531242', 'レッド・サイクロプス', 'Opticlops', {
  attribute: 'dark',
  race: 'fiend',
  level: 4,
  atk: 1800,
  def: 1700,
});
