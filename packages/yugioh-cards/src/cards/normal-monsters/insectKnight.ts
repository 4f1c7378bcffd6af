import { monster } from '@rulechart/yugioh-expert/authoring';

export const insectKnight = monster('35052053', '甲虫装甲騎士', 'Insect Knight', {
  attribute: 'earth',
  race: 'insect',
  level: 4,
  atk: 1900,
  def: 1500,
});
