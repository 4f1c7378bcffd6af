import {
  any,
  destroy,
  faceDown,
  isSpell,
  normalSpell,
  other,
  reveal,
  spellsAndTraps,
  target,
  targeted,
  those,
} from '@rulechart/yugioh-expert/authoring';

export const deSpell = normalSpell('19159413', '魔法除去', 'De-Spell', {
  targets: [target(spellsAndTraps('either', other, any(faceDown, isSpell)))],
  does: [reveal(those(targeted, faceDown)), destroy(those(targeted, isSpell))],
});
