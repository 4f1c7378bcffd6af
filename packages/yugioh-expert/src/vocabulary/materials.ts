import type { Compiler, PickRule } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { makes } from '../rules/materials.ts';

/** The picks are what the fusion monster known by this name is made of. */
export function materials(node: { readonly of: string }, c: Compiler<Duel>): PickRule<Duel> {
  const fusion = c.gather({ cards: 'named', name: node.of });
  return {
    completable(s, x, picked, candidates) {
      const [made] = fusion(s, x);
      if (made === undefined) return false;
      const mine = [...picked];
      return makes(
        c.engine,
        s,
        x,
        made,
        mine,
        [...candidates].filter((e) => !mine.includes(e)),
      );
    },
    satisfied(s, x, picked) {
      const [made] = fusion(s, x);
      return made !== undefined && makes(c.engine, s, x, made, [...picked], []);
    },
  };
}
