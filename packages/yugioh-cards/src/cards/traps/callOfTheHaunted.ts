import {
  as,
  continuousTrap,
  fallsWithThis,
  inGraveyard,
  specialSummon,
  summonable,
  takesThisAlong,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const callOfTheHaunted = continuousTrap('97077563', 'リビングデッドの呼び声', 'Call of the Haunted', {
  targets: [target(inGraveyard('you', summonable))],
  does: [as('revived', specialSummon(targeted, 'attack')), fallsWithThis('revived'), takesThisAlong('revived')],
});
