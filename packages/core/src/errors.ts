import { RulechartError } from './chart/errors.ts';

export { RulechartError };

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
