import type { CoreState, Entity } from './state.ts';

/** The seats of a game, in the order of their numbers. */
export const seats: readonly number[] = [0, 1];

/** Who looks on without a seat: sees what is public, decides nothing. */
export const spectator = 'spectator';

/** Who asks: a seat by its number, or a spectator. An answer depends on what the asker knows, and on nothing else. */
export type Asker = number | typeof spectator;

/** Somebody asked for a seat that the game does not have. */
export class SeatError extends RangeError {
  override readonly name = 'SeatError';
  readonly code = 'no-such-seat';
  constructor(
    readonly seat: unknown,
    needed: string,
  ) {
    super(`there is no seat ${typeof seat === 'string' ? JSON.stringify(seat) : String(seat)}: ${needed}`);
  }
}

const numbers = seats.join(' or ');

/** Gives back a seat that the game has. @throws {SeatError} for anything else. */
export function checkSeat(seat: number): number {
  if (seats.includes(seat)) return seat;
  throw new SeatError(seat, `${numbers} is needed`);
}

/** Gives back somebody who may ask. @throws {SeatError} for anything else. */
export function checkAsker(asker: Asker): Asker {
  if (asker === spectator || seats.includes(asker)) return asker;
  throw new SeatError(asker, `${numbers} is needed, or "${spectator}" for who only looks on`);
}

/** Bits of every seat: what all of them saw together is public. */
export const EVERYBODY = seats.reduce((bits, seat) => bits | (1 << seat), 0);

/** The bit of a card that every seat knows though it was never shown to all at once: no spectator knows it. */
const IN_PRIVATE = 128;

/** What a card's `known` becomes when these seats (as bits) get to see it. */
export function seenBy(known: number, bits: number): number {
  if (known === EVERYBODY || (bits & EVERYBODY) === EVERYBODY) return EVERYBODY;
  const now = known | bits;
  return (now & EVERYBODY) === EVERYBODY ? now | IN_PRIVATE : now;
}

/** Whether the asker knows which card this is, by the card's `known`. */
export const isKnownTo = (known: number, asker: Asker): boolean =>
  asker === spectator ? known === EVERYBODY : ((known >>> asker) & 1) === 1;

/** Whether every seat knows which card this is, however they came to know it. */
export const isKnownToAll = (known: number): boolean => (known & EVERYBODY) === EVERYBODY;

/** Whether the asker knows which card this is. */
export const knows = (s: CoreState, e: Entity, asker: Asker): boolean => isKnownTo(s.card.known[e] as number, asker);

/** Lets seats (as bits) see which card this is; everybody, if none are named. */
export function show(s: CoreState, e: Entity, bits = EVERYBODY): void {
  s.card.known[e] = seenBy(s.card.known[e] as number, bits);
}
