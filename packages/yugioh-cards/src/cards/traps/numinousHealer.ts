import { called, forEach, gainLife, inGraveyard, justDamaged, normalTrap } from '@rulechart/yugioh-expert/authoring';

export const numinousHealer = normalTrap('02130625', '白衣の天使', 'Numinous Healer', {
  if: [justDamaged('you')],
  does: [gainLife(1000), forEach(inGraveyard('you', called('白衣の天使')), 'copy', [gainLife(500)])],
});
