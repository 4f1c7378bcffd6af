import {
  inGraveyard,
  inGroup,
  isMonster,
  normalSpell,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const ancientGearWorkshop = normalSpell('59811955', '古代の整備場', 'Ancient Gear Workshop', {
  targets: [target(inGraveyard('you', isMonster, inGroup('古代の機械')))],
  does: [toHand(targeted)],
});
