import type { Engine } from './engine.ts';
import { endPeriod } from './limits.ts';
import type { CoreState } from './state.ts';

/** A turn begins: it is counted, its seat is noted, and what was counted within the last one counts no more. */
export function beginTurn<S extends CoreState>(engine: Engine<S>, s: S, seat: number): void {
  s.turn += 1;
  s.turnSeat = seat;
  const { seatTurn } = s as unknown as { seatTurn: Readonly<Record<string, { [seat: number]: number }>> };
  for (const name of engine.turnColumns) {
    const column = seatTurn[name] as { [seat: number]: number };
    column[0] = 0;
    column[1] = 0;
  }
  endPeriod(s, 'turn');
}
