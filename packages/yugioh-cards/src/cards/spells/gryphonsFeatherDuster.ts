import {
  count,
  destroy,
  gainLife,
  named,
  normalSpell,
  other,
  spellsAndTraps,
  times,
} from '@rulechart/yugioh-expert/authoring';

export const gryphonsFeatherDuster = normalSpell('34370473', 'グリフォンの羽根帚', "Gryphon's Feather Duster", {
  does: [destroy(spellsAndTraps('you', other)), gainLife(times(500, count(named('affected'))))],
});
