import { destroy, normalSpell, other, spellsAndTraps } from '@rulechart/yugioh-expert/authoring';

export const heavyStorm = normalSpell('19613556', '大嵐', 'Heavy Storm', {
  does: [destroy(spellsAndTraps('either', other))],
});
