import { monster } from '@rulechart/yugioh-expert/authoring';

export const summonedSkull = monster('70781052', 'デーモンの召喚', 'Summoned Skull', {
  attribute: 'dark',
  race: 'fiend',
  level: 6,
  atk: 2500,
  def: 1200,
});
