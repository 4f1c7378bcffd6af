import { destroy, monsters, normalTrap, summonSucceeded } from '@rulechart/yugioh-expert/authoring';

export const torrentialTribute = normalTrap('53582587', '激流葬', 'Torrential Tribute', {
  if: [summonSucceeded()],
  does: [destroy(monsters())],
});
