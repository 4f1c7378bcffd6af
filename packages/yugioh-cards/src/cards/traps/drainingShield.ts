import {
  attackDeclaredBy,
  attacker,
  gainLife,
  ifYouDo,
  negateAttack,
  normalTrap,
  stat,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const drainingShield = normalTrap('43250041', 'ドレインシールド', 'Draining Shield', {
  if: [attackDeclaredBy('opponent')],
  targets: [target(attacker)],
  does: [negateAttack(), ...ifYouDo(gainLife(stat('atk', targeted)))],
});
