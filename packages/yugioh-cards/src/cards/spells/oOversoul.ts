import {
  inGraveyard,
  inGroup,
  isMonster,
  normalSpell,
  specialSummon,
  sub,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const oOversoul = normalSpell('63703130', 'Ｏ－オーバーソウル', 'O - Oversoul', {
  targets: [target(inGraveyard('you', isMonster, sub('normal'), inGroup('Ｅ・ＨＥＲＯ'), summonable))],
  does: [specialSummon(targeted)],
});
