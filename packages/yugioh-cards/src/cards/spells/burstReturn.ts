import { called, faceUp, inGroup, monsters, normalSpell, not, some, toHand } from '@rulechart/yugioh-expert/authoring';

export const burstReturn = normalSpell('27191436', 'バースト・リターン', 'Burst Return', {
  if: [some(monsters('you', faceUp, called('Ｅ・ＨＥＲＯ バーストレディ')))],
  does: [
    toHand(monsters('either', faceUp, inGroup('Ｅ・ＨＥＲＯ'), not(called('Ｅ・ＨＥＲＯ バーストレディ'))), 'return'),
  ],
});
