import {
  byBattle,
  fieldIgnition,
  fieldSpell,
  inGraveyard,
  inGroup,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const skyscraper2HeroCity = fieldSpell(
  '47596607',
  '摩天楼２－ヒーローシティ',
  'Skyscraper 2 - Hero City',
  {},
  fieldIgnition({
    limit: { per: 'turn', by: 'card' },
    targets: [target(inGraveyard('you', inGroup('Ｅ・ＨＥＲＯ'), byBattle, summonable))],
    does: [specialSummon(targeted)],
  }),
);
