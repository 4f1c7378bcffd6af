import {
  inGraveyard,
  inGroup,
  normalSpell,
  payLife,
  specialSummon,
  summonable,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const batteryCharger = normalSpell('61181383', '充電器', 'Battery Charger', {
  cost: [payLife(500)],
  targets: [target(inGraveyard('you', inGroup('電池メン'), summonable))],
  does: [specialSummon(targeted)],
});
