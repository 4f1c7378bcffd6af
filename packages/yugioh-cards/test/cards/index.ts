import { bearers } from './bearers.ts';
import type { Proofs } from './board.ts';
import { chains } from './chains.ts';
import { chance } from './chance.ts';
import { control } from './control.ts';
import { fighters } from './fighters.ts';
import { fusions } from './fusions.ts';
import { kinds } from './kinds.ts';
import { monsters } from './monsters.ts';
import { numbers } from './numbers.ts';
import { simple } from './simple.ts';
import { spells } from './spells.ts';
import { summons } from './summons.ts';
import { trapMonsters } from './trapMonsters.ts';
import { traps } from './traps.ts';
import { wonders } from './wonders.ts';

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
  ...numbers,
  ...control,
  ...chains,
  ...chance,
  ...simple,
  ...wonders,
  ...bearers,
};
