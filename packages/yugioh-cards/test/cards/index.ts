import type { Proofs } from './board.ts';
import { fighters } from './fighters.ts';
import { fusions } from './fusions.ts';
import { kinds } from './kinds.ts';
import { monsters } from './monsters.ts';
import { spells } from './spells.ts';
import { summons } from './summons.ts';
import { trapMonsters } from './trapMonsters.ts';
import { traps } from './traps.ts';

/** What is shown of every card with an effect, by its English name. */
export const proofs: Proofs = {
  ...monsters,
  ...fighters,
  ...fusions,
  ...spells,
  ...traps,
  ...summons,
  ...kinds,
  ...trapMonsters,
};
