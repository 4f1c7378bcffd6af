import { type Engine, oblige, settleObligation } from '@rulechart/core';
import type { Duel } from '../duel.ts';

/** More different sums than this are not told apart. */
const MOST = 12;

const kinds = (engine: Engine<Duel>): readonly [now: number, last: number] => [
  engine.obligations.id('paid this turn'),
  engine.obligations.id('paid last turn'),
];

/** Life Points paid in one's own turn are remembered for the next one, if any text asks for them. */
export function notePayment(engine: Engine<Duel>, s: Duel, seat: number, amount: number): void {
  if (s.turnSeat !== seat || engine.notes['remembers payments'] !== true) return;
  const [now] = kinds(engine);
  const { obligation } = s;
  for (let row = 0; row < s.obligationCount; row++) {
    if (obligation.kind[row] !== now || obligation.seat[row] !== seat) continue;
    if (obligation.value[row] === amount && obligation.count[row] < 255) {
      obligation.count[row] += 1;
      return;
    }
    if (s.obligationCount >= MOST) {
      obligation.value[row] += amount;
      return;
    }
  }
  if (s.obligationCount < MOST) oblige(engine, s, now, seat, 1, 0, amount);
}

/** A turn begins: what its player paid in this turn was paid in the last one now. */
export function turnPayments(engine: Engine<Duel>, s: Duel): void {
  if (s.obligationCount === 0) return;
  const [now, last] = kinds(engine);
  for (let row = s.obligationCount - 1; row >= 0; row--)
    if (s.obligation.kind[row] === last && s.obligation.seat[row] === s.turnSeat) s.obligation.count[row] = 1;
  while (settleObligation(s, last, s.turnSeat));
  for (let row = 0; row < s.obligationCount; row++)
    if (s.obligation.kind[row] === now && s.obligation.seat[row] === s.turnSeat) s.obligation.kind[row] = last;
}

/** How often a player paid in the last turn of his own. */
export function paymentsLastTurn(engine: Engine<Duel>, s: Duel, seat: number): number {
  const last = engine.obligations.id('paid last turn');
  let n = 0;
  for (let row = 0; row < s.obligationCount; row++)
    if (s.obligation.kind[row] === last && s.obligation.seat[row] === seat) n += s.obligation.count[row];
  return n;
}

/** What was paid before so many other payments of that turn. */
export function paymentBefore(engine: Engine<Duel>, s: Duel, seat: number, later: number): number {
  const last = engine.obligations.id('paid last turn');
  let left = later;
  for (let row = s.obligationCount - 1; row >= 0; row--) {
    if (s.obligation.kind[row] !== last || s.obligation.seat[row] !== seat) continue;
    left -= s.obligation.count[row];
    if (left < 0) return s.obligation.value[row];
  }
  return 0;
}
