/**
 * What every error of ours has: a code that stays the same while messages are reworded. `docs/errors.md` lists them.
 * Whatever else is thrown is a fault of a program.
 */
export abstract class RulechartError extends Error {
  /** which kind of error it is, for programs */
  abstract readonly code: string;
}

/** What can be wrong with an argument. */
export type ArgumentCode =
  | 'bad-seed'
  | 'bad-setup'
  | 'deck-too-large'
  | 'no-such-decision-type'
  | 'no-such-decision'
  | 'no-such-operand'
  | 'operand-out-of-range'
  | 'menu-too-small'
  | 'other-size-class';

/** A function was called with something that it cannot take. Nothing has happened. */
export class ArgumentError extends RulechartError {
  override readonly name = 'ArgumentError';
  constructor(
    readonly code: ArgumentCode,
    message: string,
  ) {
    super(message);
  }
}
