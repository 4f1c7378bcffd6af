import {
  attackDeclaredBy,
  attacker,
  damage,
  ifYouDo,
  negateAttack,
  normalTrap,
  stat,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const magicCylinder = normalTrap('62279055', '魔法の筒', 'Magic Cylinder', {
  if: [attackDeclaredBy('opponent')],
  targets: [target(attacker)],
  does: [negateAttack(), ...ifYouDo(damage(stat('atk', targeted)))],
});
