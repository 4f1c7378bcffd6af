import { attackDeclaredBy, attacker, gainLife, normalTrap, stat } from '@rulechart/yugioh-expert/authoring';

export const enchantedJavelin = normalTrap('96355986', 'ホーリージャベリン', 'Enchanted Javelin', {
  if: [attackDeclaredBy('opponent')],
  does: [gainLife(stat('atk', attacker))],
});
