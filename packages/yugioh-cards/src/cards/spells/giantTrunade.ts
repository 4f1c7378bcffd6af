import { normalSpell, other, spellsAndTraps, toHand } from '@rulechart/yugioh-expert/authoring';

export const giantTrunade = normalSpell('42703248', 'ハリケーン', 'Giant Trunade', {
  does: [toHand(spellsAndTraps('either', other), 'return')],
});
