import {
  compare,
  counters,
  damage,
  declaredNumber,
  faceUp,
  fixNumber,
  ifYouDo,
  it,
  monsters,
  normalTrap,
  removeCounters,
  target,
  targeted,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const venomBurn = normalTrap('04466015', 'ヴェノム・スプラッシュ', 'Venom Burn', {
  targets: [target(monsters('either', faceUp, compare(counters('venom counter', it), '>=', 1)))],
  does: [
    fixNumber(counters('venom counter', targeted)),
    removeCounters('venom counter', counters('venom counter', targeted), targeted),
    ...ifYouDo(damage(times(700, declaredNumber()))),
  ],
});
