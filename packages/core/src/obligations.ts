import type { Engine } from './engine.ts';
import { dropRow } from './layout.ts';
import type { CoreState, Entity } from './state.ts';

/** Leaves something for the chart to do or to skip, `count` times. */
export function oblige<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  kind: number,
  seat: number,
  count = 1,
  card: Entity = 0,
  value = 0,
): void {
  const row = s.obligationCount;
  engine.full(s, 'obligation', s.obligation.kind, row);
  s.obligation.kind[row] = kind;
  s.obligation.seat[row] = seat;
  s.obligation.count[row] = count;
  s.obligation.card[row] = card;
  s.obligation.value[row] = value;
  s.obligationCount = row + 1;
}

/** Whether something of this kind is owed by a seat. */
export function owes(s: CoreState, kind: number, seat: number): boolean {
  for (let row = 0; row < s.obligationCount; row++)
    if (s.obligation.kind[row] === kind && s.obligation.seat[row] === seat) return true;
  return false;
}

/** Takes one off what is owed; false if nothing was. */
export function settleObligation(s: CoreState, kind: number, seat: number): boolean {
  const { obligation } = s;
  for (let row = 0; row < s.obligationCount; row++) {
    if (obligation.kind[row] !== kind || obligation.seat[row] !== seat) continue;
    if (obligation.count[row] > 1) {
      obligation.count[row] -= 1;
      return true;
    }
    dropRow(s, 'obligation', row, s.obligationCount);
    s.obligationCount -= 1;
    return true;
  }
  return false;
}
