import {
  destroy,
  faceUp,
  isTrap,
  normalSpell,
  spellsAndTraps,
  target,
  targeted,
} from '@rulechart/yugioh-expert/authoring';

export const removeTrap = normalSpell('51482758', '罠はずし', 'Remove Trap', {
  targets: [target(spellsAndTraps('either', faceUp, isTrap))],
  does: [destroy(targeted)],
});
