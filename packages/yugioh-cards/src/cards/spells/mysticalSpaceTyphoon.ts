import { destroy, other, quickPlaySpell, spellsAndTraps, target, targeted } from '@rulechart/yugioh-expert/authoring';

export const mysticalSpaceTyphoon = quickPlaySpell('05318639', 'サイクロン', 'Mystical Space Typhoon', {
  targets: [target(spellsAndTraps('either', other))],
  does: [destroy(targeted)],
});
