import { type Engine, oblige, settleObligation } from '@rulechart/core';
import type { Duel } from '../duel.ts';

/** More rows than this are not kept: what is paid beyond them is added to the last sum. */
const MOST = 12;

/** Rows that say what a seat paid, from the last one: stops at the first for which `take` holds. */
function among(s: Duel, kind: number, seat: number, take: (row: number) => boolean): number {
  const { obligation } = s;
  for (let row = s.obligationCount - 1; row >= 0; row--)
    if (obligation.kind[row] === kind && obligation.seat[row] === seat && take(row)) return row;
  return -1;
}

/** Life Points paid in one's own turn are remembered for the next one, if any text asks for them. */
export function notePayment(engine: Engine<Duel>, s: Duel, seat: number, amount: number): void {
  if (s.turnSeat !== seat || engine.notes['remembers payments'] !== true) return;
  const now = engine.obligations.id('paid this turn');
  const { count, value } = s.obligation;
  const same = among(s, now, seat, (row) => value[row] === amount && count[row] < 255);
  if (same >= 0) count[same] += 1;
  else if (s.obligationCount < MOST) oblige(engine, s, now, seat, 1, 0, amount);
  else {
    const last = among(s, now, seat, () => true);
    if (last >= 0) value[last] += amount;
  }
}

/** A turn begins: what its player paid in this turn was paid in the last one now. */
export function turnPayments(engine: Engine<Duel>, s: Duel): void {
  if (s.obligationCount === 0) return;
  const before = engine.obligations.id('paid last turn');
  while (settleObligation(s, before, s.turnSeat));
  among(s, engine.obligations.id('paid this turn'), s.turnSeat, (row) => {
    s.obligation.kind[row] = before;
    return false;
  });
}

/** What a player paid in the last turn of his own, before so many other payments of it; 0 if there is no such payment. */
export function paymentBefore(engine: Engine<Duel>, s: Duel, seat: number, later: number): number {
  let left = later;
  const row = among(s, engine.obligations.id('paid last turn'), seat, (one) => {
    left -= s.obligation.count[one];
    return left < 0;
  });
  return row < 0 ? 0 : s.obligation.value[row];
}

/** How often a player paid in the last turn of his own. */
export function paymentsLastTurn(engine: Engine<Duel>, s: Duel, seat: number): number {
  let n = 0;
  among(s, engine.obligations.id('paid last turn'), seat, (row) => {
    n += s.obligation.count[row];
    return false;
  });
  return n;
}
