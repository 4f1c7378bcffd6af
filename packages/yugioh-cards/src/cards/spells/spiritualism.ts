import { normalSpell, spellsAndTraps, target, targeted, toHand } from '@rulechart/yugioh-expert/authoring';

export const spiritualism = normalSpell('15866454', 'ポルターガイスト', 'Spiritualism', {
  targets: [target(spellsAndTraps('opponent'))],
  does: [toHand(targeted, 'return')],
  traits: { unnegatable: true },
});
