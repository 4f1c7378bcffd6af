/**
 * What every error of ours has: a code that stays the same while messages are reworded. `docs/errors.md` lists them.
 * Whatever else is thrown is a fault of a program.
 * It lies here because the chart stands on its own: nothing in it imports from outside.
 */
export abstract class RulechartError extends Error {
  /** which kind of error it is, for programs */
  abstract readonly code: string;
}

/** A chart that cannot be compiled, found or run. It names the state and says what to do instead. */
export class ChartError extends RulechartError {
  override readonly name = 'ChartError';
  readonly code = 'bad-chart';

  /**
   * @param state - Id of the state at fault, or of the machine when no single state is.
   * @param problem - What is wrong and what to do instead.
   */
  constructor(
    readonly state: string,
    readonly problem: string,
  ) {
    super(`${state}: ${problem}`);
  }
}
