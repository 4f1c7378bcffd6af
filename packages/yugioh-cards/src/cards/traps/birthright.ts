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

export const birthright = continuousTrap('35539880', '正統なる血統', 'Birthright', {
  targets: [target(inGraveyard('you', isMonster, sub('normal'), summonable))],
  does: [as('revived', specialSummon(targeted, 'attack')), fallsWithThis('revived'), takesThisAlong('revived')],
});
