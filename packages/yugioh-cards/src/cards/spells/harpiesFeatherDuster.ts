import { destroy, normalSpell, spellsAndTraps } from '@rulechart/yugioh-expert/authoring';

export const harpiesFeatherDuster = normalSpell('18144506', 'ハーピィの羽根帚', "Harpie's Feather Duster", {
  does: [destroy(spellsAndTraps('opponent'))],
});
