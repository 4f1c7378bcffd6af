import type { CardList, Compiler, Context, PickRule } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { makes } from '../rules/materials.ts';
import { tributeWorth } from '../rules/tributes.ts';

/**
 * The picks are worth so many tributes for the monster that is summoned. What counts as two may always serve as
 * one, so there are at most as many monsters as tributes.
 */
export function tributes({ needed }: { readonly needed: number }, c: Compiler<Duel>): PickRule<Duel> {
  const worth = (s: Duel, x: Context, e: number): number => tributeWorth(c.engine, s, x.you, e, x.source);
  const total = (s: Duel, x: Context, picked: CardList): number => {
    let sum = 0;
    for (const e of picked) sum += worth(s, x, e);
    return sum;
  };
  return {
    completable(s, x, picked, candidates) {
      if (picked.length > needed) return false;
      let sum = total(s, x, picked);
      let room = needed - picked.length;
      for (const most of [2, 1])
        for (const e of candidates)
          if (room > 0 && !picked.has(e) && worth(s, x, e) === most) {
            sum += most;
            room--;
          }
      return sum >= needed;
    },
    satisfied: (s, x, picked) => picked.length <= needed && total(s, x, picked) >= needed,
  };
}

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
