/** A chart that cannot be compiled, found or run. It names the state and says what to do instead. */
export class ChartError extends Error {
  override readonly name = 'ChartError';

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
