import { monster } from '@rulechart/yugioh-expert/authoring';

export const elementalHeroSparkman = monster('20721928', 'Ｅ・ＨＥＲＯ スパークマン', 'Elemental HERO Sparkman', {
  attribute: 'light',
  race: 'warrior',
  level: 4,
  atk: 1600,
  def: 1400,
});
