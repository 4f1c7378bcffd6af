import {
  atkAtMost,
  inGraveyard,
  isMonster,
  normalTrap,
  not,
  some,
  sub,
  target,
  targeted,
  toHand,
} from '@rulechart/yugioh-expert/authoring';

export const backupSoldier = normalTrap('36280194', '補充要員', 'Backup Soldier', {
  if: [some(inGraveyard('you', isMonster), 5)],
  targets: [target(inGraveyard('you', isMonster, not(sub('effect')), atkAtMost(1500)), { count: 3, atLeast: 1 })],
  does: [toHand(targeted)],
});
