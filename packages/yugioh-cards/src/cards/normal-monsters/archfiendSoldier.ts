import { monster } from '@rulechart/yugioh-expert/authoring';

export const archfiendSoldier = monster('49881766', 'デーモン・ソルジャー', 'Archfiend Soldier', {
  attribute: 'dark',
  race: 'fiend',
  level: 4,
  atk: 1900,
  def: 1500,
});
