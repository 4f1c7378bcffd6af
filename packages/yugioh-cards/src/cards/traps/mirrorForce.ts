import { attackDeclaredBy, destroy, inAttackPosition, monsters, normalTrap } from '@rulechart/yugioh-expert/authoring';

export const mirrorForce = normalTrap('44095762', '聖なるバリア －ミラーフォース－', 'Mirror Force', {
  if: [attackDeclaredBy('opponent')],
  does: [destroy(monsters('opponent', inAttackPosition))],
});
