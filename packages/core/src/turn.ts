import type { Engine } from './engine.ts';
import { columnsOf } from './layout.ts';
import { endPeriod } from './limits.ts';
import type { CoreState } from './state.ts';

/** A turn begins: it is counted, its seat is noted, and what was counted within the last one counts no more. */
export function beginTurn<S extends CoreState>(_engine: Engine<S>, s: S, seat: number): void {
  s.turn += 1;
  s.turnSeat = seat;
  for (const column of columnsOf(s, 'seatTurn')) column.fill(0);
  endPeriod(s, 'turn');
}
