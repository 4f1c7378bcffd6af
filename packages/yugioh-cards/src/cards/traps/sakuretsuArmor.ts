import { attackDeclaredBy, attacker, destroy, normalTrap, target, targeted } from '@rulechart/yugioh-expert/authoring';

export const sakuretsuArmor = normalTrap('56120475', '炸裂装甲', 'Sakuretsu Armor', {
  if: [attackDeclaredBy('opponent')],
  targets: [target(attacker)],
  does: [destroy(targeted)],
});
