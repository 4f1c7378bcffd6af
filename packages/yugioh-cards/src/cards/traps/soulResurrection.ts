import {
  as,
  continuousTrap,
  fallsWithThis,
  inGraveyard,
  isMonster,
  specialSummon,
  sub,
  summonable,
  takesThisAlong,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const soulResurrection = continuousTrap('92924317', '蘇りし魂', 'Soul Resurrection', {
  targets: [target(inGraveyard('you', isMonster, sub('normal'), summonable))],
  does: [as('revived', specialSummon(targeted, 'defense')), fallsWithThis('revived'), takesThisAlong('revived')],
});
