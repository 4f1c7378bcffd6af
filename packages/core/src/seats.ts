import { RulechartError } from './errors.ts';
/** The seats of a game, in the order of their numbers. */
export const seats: readonly number[] = [0, 1];

/** Who looks on without a seat: sees what is public, decides nothing. */
export const spectator = 'spectator';

/** Who asks: a seat by its number, or a spectator. An answer depends on what the asker knows, and on nothing else. */
export type Asker = number | typeof spectator;

/** Somebody asked for a seat that the game does not have. */
export class SeatError extends RulechartError {
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

/** Bits of every seat. */
export const EVERYBODY = seats.reduce((bits, seat) => bits | (1 << seat), 0);
