import type { Effect } from './effect.ts';
import type { Engine } from './engine.ts';
import type { CoreState, Entity } from './state.ts';
import type { Limit } from './tree.ts';

const periods: readonly Limit['per'][] = ['event', 'stack', 'phase', 'turn', 'stay', 'duel'];

function rowOf<S extends CoreState>(s: S, effect: Effect<S>, seat: number, card: Entity): number {
  const { limit } = s;
  const by = effect.tree.limit?.by;
  for (let row = 0; row < s.limitCount; row++) {
    if (limit.key[row] !== effect.limitKey) continue;
    if (by === 'card' ? limit.card[row] === card && limit.stay[row] === s.card.stay[card] : limit.seat[row] === seat)
      return row;
  }
  return -1;
}

/** How often a seat may still use a limited effect of this card. */
export function usesLeft<S extends CoreState>(s: S, effect: Effect<S>, seat: number, card: Entity): number {
  const most = effect.tree.limit?.times ?? 1;
  const row = rowOf(s, effect, seat, card);
  return row < 0 ? most : most - s.limit.uses[row];
}

/** Counts one use. */
export function countUse<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  effect: Effect<S>,
  seat: number,
  card: Entity,
): void {
  const tree = effect.tree.limit;
  if (!tree) return;
  let row = rowOf(s, effect, seat, card);
  if (row < 0) {
    row = s.limitCount;
    engine.full(s, 'limit', s.limit.key, row);
    s.limit.key[row] = effect.limitKey;
    s.limit.card[row] = tree.by === 'card' ? card : 0;
    s.limit.stay[row] = tree.by === 'card' ? s.card.stay[card] : 0;
    s.limit.seat[row] = seat;
    s.limit.per[row] = periods.indexOf(tree.per);
    s.limitCount = row + 1;
  }
  s.limit.uses[row] += 1;
}

/** A period ends: what was counted within it counts no more. */
export function endPeriod(s: CoreState, per: Limit['per']): void {
  const { limit } = s;
  if (s.limitCount === 0) return;
  let to = 0;
  const id = periods.indexOf(per);
  const columns = Object.values(limit);
  for (let row = 0; row < s.limitCount; row++) {
    if (limit.per[row] === id) continue;
    if (to !== row) for (const column of columns) column[to] = column[row] as number;
    to++;
  }
  for (let row = to; row < s.limitCount; row++) for (const column of columns) column[row] = 0;
  s.limitCount = to;
}
