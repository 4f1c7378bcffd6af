import { type CoreState, closest, type Game } from '@rulechart/core';
import { PartError } from './errors.ts';
import type { Court } from './run.ts';
import type { Scenario, Step, Texts } from './scenario.ts';
import { profilesOf } from './words.ts';

/** A step that is no bare word. */
type StepParts = Exclude<Step, string>;
type Path = readonly (string | number)[];

/** What is done in a step: one thing at a time. */
export const deeds = ['A', 'B', 'until'] as const;

/** What is asked in a step about acts that nobody does. */
export const asks = ['A may', 'B may', 'A may not', 'B may not', 'A may exactly', 'B may exactly'] as const;

/** The decks that a step asks about. */
export const decksOf = (step: StepParts): readonly ('legal deck' | 'illegal deck')[] =>
  (['legal deck', 'illegal deck'] as const).filter((key) => step[key] !== undefined);

/** One text or several, as a list. */
export const texts = (value: Texts | undefined): readonly string[] => (value === undefined ? [] : [value].flat());

/**
 * Looks through a whole scenario before anything of it is played: a step that is never made, or says what cannot be
 * meant, would pass in silence.
 * @throws {PartError} for the first step that is not sound.
 */
export function checkSound<S extends CoreState>(scenario: Scenario, game: Game<S>, court: Court): void {
  const known = profilesOf(court.module);
  for (const [i, step] of scenario.steps.entries())
    if (typeof step === 'object') {
      checkStep(step, ['steps', i]);
      checkEditions(
        step,
        ['steps', i],
        known,
        texts(scenario.profile),
        game.rules.profile ?? court.module.rules.profile,
      );
    }
}

function checkStep(step: StepParts, path: Path): void {
  const doing = deeds.filter((key) => step[key] !== undefined);
  const asked = asks.filter((key) => step[key] !== undefined);
  const decks = decksOf(step);
  if (doing.length > 1) throw new PartError(path, `one thing at a time, not ${doing.join(' and ')}`);
  if (doing.length + asked.length + decks.length === 0 && step.expect === undefined)
    throw new PartError(path, 'the step does nothing, asks nothing and expects nothing');
  const refused = asked.some((key) => key.endsWith('may not')) || decks.includes('illegal deck');
  if (step.because !== undefined && !refused)
    throw new PartError([...path, 'because'], '"because" belongs to "may not" or "illegal deck"');
  if (step.because === undefined && decks.includes('illegal deck'))
    throw new PartError(path, 'an "illegal deck" needs its "because": the codes of all rules it breaks');
  if (step.luck !== undefined && doing.length === 0)
    throw new PartError([...path, 'luck'], '"luck" belongs to a step in which something is done');
}

function checkEditions(
  step: StepParts,
  path: Path,
  known: readonly string[],
  named: readonly string[],
  played: string | undefined,
): void {
  for (const edition of texts(step.in)) {
    if (!known.includes(edition) && !named.includes(edition))
      throw new PartError(
        [...path, 'in'],
        `there is no edition "${edition}"; ${known.length > 0 ? `close: ${closest(edition, known).join(', ')}` : 'the rules have one only'}`,
      );
    const run = named.length > 0 ? named : [played];
    if (!run.includes(edition))
      throw new PartError(
        [...path, 'in'],
        `the step is never made: the scenario is run under ${run.join(', ')} only; name "${edition}" under "profile"`,
      );
  }
}
