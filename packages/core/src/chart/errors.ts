import { RulechartError } from '../errors.ts';

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
