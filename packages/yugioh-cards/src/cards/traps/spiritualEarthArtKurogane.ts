import {
  as,
  attribute,
  inGraveyard,
  isNamed,
  levelAtMost,
  monsters,
  normalTrap,
  not,
  specialSummon,
  summonable,
  target,
  targeted,
  tribute,
} from '@rulechart/yugioh-expert/authoring';

export const spiritualEarthArtKurogane = normalTrap('70156997', '地霊術－「鉄」', 'Spiritual Earth Art - Kurogane', {
  cost: [as('offered', tribute(1, monsters('you', attribute('earth'))))],
  targets: [target(inGraveyard('you', attribute('earth'), levelAtMost(4), summonable, not(isNamed('offered'))))],
  does: [specialSummon(targeted)],
});
