import { RulechartError } from '@rulechart/core';

/** A scenario that cannot be read or cannot be evaluated: where, what, and what would be right. It is never a pass. */
export class ScenarioError extends RulechartError {
  override readonly name = 'ScenarioError';
  readonly code = 'bad-scenario';
  constructor(
    readonly file: string,
    readonly line: number,
    readonly column: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}:${column}: ${problem}`);
  }
}

/** What is wrong with a part of a scenario, by the path of keys and indices that leads there. */
export class PartError extends RulechartError {
  override readonly name = 'PartError';
  readonly code = 'bad-part';
  constructor(
    readonly path: readonly (string | number)[],
    readonly problem: string,
  ) {
    super(problem);
  }
}

/** A card that the scenario needs and the pool lacks, though it is known: the scenario waits for it. */
export class MissingCard extends RulechartError {
  override readonly name = 'MissingCard';
  readonly code = 'missing-card';
  constructor(readonly card: string) {
    super(`the pool does not have "${card}" yet`);
  }
}
