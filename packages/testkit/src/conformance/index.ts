import type { CoreState } from '@rulechart/core';
import { determinism } from './determinism.ts';
import { following } from './following.ts';
import { forkAndUndo } from './forkAndUndo.ts';
import { languages } from './languages.ts';
import { legality } from './legality.ts';
import { lockStep } from './lockStep.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { secrecy } from './secrecy.ts';
import { shuffling } from './shuffling.ts';
import { sizes } from './sizes.ts';
import { states } from './states.ts';
import { type Case, type Effort, Examination, type Subject } from './subject.ts';
import { termination } from './termination.ts';
import { trees } from './trees.ts';

export { type ActorGame, actorGame } from './lockStep.ts';
export { type Case, type Effort, type Subject, Violation } from './subject.ts';

/** What to leave out, and why. */
export interface ConformanceOptions extends Effort {
  readonly skip?: readonly { readonly reason: string; readonly cases: readonly string[] }[];
}

/**
 * Everything a rule set must satisfy, as named cases for any test runner. A case that fails throws an error that says
 * where: the setup, the seed and the decision.
 *
 * @throws {Error} if `skip` names a case that does not exist.
 */
export function conformance<S extends CoreState>(
  subject: Subject<S>,
  options: ConformanceOptions = {},
): readonly Case[] {
  const examination = new Examination(subject, options);
  const cases = [
    determinism,
    forkAndUndo,
    replay,
    legality,
    refusals,
    secrecy,
    shuffling,
    following,
    termination,
    sizes,
    states,
    lockStep,
    languages,
    trees,
  ].flatMap((group) => group(examination));
  const reasons = new Map(
    (options.skip ?? []).flatMap(({ reason, cases: names }) => names.map((name) => [name, reason])),
  );
  for (const name of reasons.keys()) {
    if (!cases.some((one) => one.name === name))
      throw new Error(`there is no case "${name}" to skip; known: ${cases.map((one) => one.name).join('; ')}`);
  }
  return cases.map((one) => {
    const reason = reasons.get(one.name);
    return reason === undefined ? one : { ...one, skipped: reason };
  });
}
