import { destroy, justSummoned, monsters, normalTrap, some } from '@rulechart/yugioh-expert/authoring';

export const torrentialTribute = normalTrap('53582587', '激流葬', 'Torrential Tribute', {
  if: [some(monsters('either', justSummoned()))],
  does: [destroy(monsters())],
});
