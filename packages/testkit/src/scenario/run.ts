import { type CoreState, closest, type Game, type GameModule, sizeClasses } from '@rulechart/core';
import type { Reason } from './deciding.ts';
import { MissingCard, PartError, ScenarioError } from './errors.ts';
import type { Difference } from './expecting.ts';
import type { ReadScenario } from './read.ts';
import { Runner } from './runner.ts';
import { filledIn, rowsOf } from './scenario.ts';
import { profilesOf } from './words.ts';

/** How an instance of a scenario came out. `waiting`: the pool lacks cards; `uncertain`: nobody can say. */
export type Status = 'passed' | 'failed' | 'uncertain' | 'waiting';

/** One instance of a scenario, run. */
export interface Outcome {
  readonly id: string;
  readonly profile: string | null;
  readonly file: string;
  /** line of the step that failed, else of the scenario */
  readonly line: number;
  readonly status: Status;
  /** why it could not be evaluated at all */
  readonly error?: string;
  /** what was expected, what is, and the last steps of the log */
  readonly expected?: string;
  readonly actual?: string;
  readonly log?: readonly string[];
  /** cards that the pool lacks, or why nobody can say */
  readonly because?: string;
  /** why what may not be done may not, act by act */
  readonly reasons?: readonly Reason[];
}

/** A game as scenarios of its rules are judged: its module, and the game of a profile (undefined: none of that name). */
export interface Court {
  readonly module: GameModule;
  /** The game under a profile; null: the one that is played when nobody names one. */
  game(profile: string | null): Game<CoreState> | undefined;
}

/** How scenarios may be run otherwise than as rulings. */
export interface Running {
  /** Cards that take the place of others, by number: a mutant stands in for its card. */
  readonly instead?: ReadonlyMap<number, number>;
  /** Leaves out the journey through fork and JSON before every decision. */
  readonly quick?: boolean;
  /** In which language what is told of a scenario is said (default English). */
  readonly lang?: 'ja' | 'en';
}

/**
 * Runs every instance of a scenario: every row of its parameters under each of its profiles.
 * @throws {ScenarioError} for what cannot be evaluated: a misspelt card, an impossible position, an unknown word.
 */
export function judgeScenario(read: ReadScenario, court: Court, running: Running = {}): Outcome[] {
  const { scenario, file } = read;
  const profiles = scenario.profile === undefined ? [null] : [scenario.profile].flat();
  const fail = (path: readonly (string | number)[], problem: string): never => {
    const { line, column } = read.at(path);
    throw new ScenarioError(file, line, column, problem);
  };
  return profiles.flatMap((profile) => {
    const game = court.game(profile);
    if (!game) {
      const known = profilesOf(court.module);
      return fail(
        ['profile'],
        `${scenario.rules ?? 'the rules'} have no profile "${profile}"; ${known.length > 0 ? `close: ${closest(String(profile), known).join(', ')}` : 'they have one edition only'}`,
      );
    }
    return rowsOf(scenario).map((row) => {
      const instance = filledIn(scenario, row);
      const named = Object.entries(row).map(([name, value]) => `${name} = ${String(value)}`);
      const label = [...named, ...(profiles.length > 1 ? [String(profile)] : [])].join(', ');
      const id = label === '' ? scenario.id : `${scenario.id} [${label}]`;
      const about = { id, profile, file, line: read.line };
      if (scenario.uncertain !== undefined) return { ...about, status: 'uncertain', because: scenario.uncertain };
      let runner = new Runner(game, court, instance, profile, running);
      try {
        let trouble: Difference | null | undefined;
        // A table that runs full is no rule: everything is played again in the next size class.
        for (const sizeClass of sizeClasses) {
          runner = new Runner(game, court, instance, profile, running, sizeClass);
          trouble = runner.runWithin();
          if (trouble !== undefined) break;
        }
        if (trouble === undefined) return fail([], `${id}: more than the largest state can hold`);
        if (trouble === null) return { ...about, status: 'passed', reasons: runner.reasons };
        const { expected, actual, path } = trouble;
        return { ...about, line: read.at(path).line, status: 'failed', expected, actual, log: runner.lastSteps() };
      } catch (error) {
        if (error instanceof MissingCard) return { ...about, status: 'waiting', because: error.card };
        if (error instanceof PartError) return fail(error.path, `${id}: ${error.problem}`);
        if (error instanceof ScenarioError) throw error;
        // A fault of the engine is this instance's failure; what it was about is in the log.
        const actual = `the engine is at fault: ${error instanceof Error ? error.message : String(error)}`;
        return { ...about, status: 'failed', expected: 'it is played', actual, log: runner.logged() };
      }
    });
  }) as Outcome[];
}

/**
 * The state in which a scenario begins, with the values of its first row.
 * @throws {ScenarioError} for a position that cannot be. @throws {MissingCard} for a card that the pool lacks.
 */
export function startScenario(read: ReadScenario, court: Court): CoreState {
  return firstOf(read, court, (runner) => runner.stated.start());
}

/**
 * The state in which a scenario ends, with the values of its first row.
 * @throws {ScenarioError} for one that fails. @throws {MissingCard} for a card that the pool lacks.
 */
export function endScenario(read: ReadScenario, court: Court): CoreState {
  return firstOf(read, court, (runner) => {
    const trouble = runner.runWithin();
    if (trouble) throw new PartError(trouble.path, `${trouble.expected}, not ${trouble.actual}`);
    return runner.end;
  });
}

/** A scenario that has been played: where it stands, and what was not as it says (there it stopped). */
export interface PlayedScenario {
  readonly state: CoreState;
  readonly game: Game<CoreState>;
  readonly trouble: (Pick<Difference, 'expected' | 'actual'> & { readonly line: number }) | null;
}

/**
 * Plays a scenario with the values of its first row, all of its steps or so many.
 * @throws {ScenarioError} for what cannot be evaluated. @throws {MissingCard} for a card that the pool lacks.
 */
export function playScenario(read: ReadScenario, court: Court, steps?: number): PlayedScenario {
  let trouble: Difference | null | undefined = null;
  let game: Game<CoreState> | undefined;
  const state = firstOf(read, court, (runner) => {
    game = runner.game;
    trouble = runner.runWithin(steps);
    return runner.end;
  });
  const { expected, actual, path } = (trouble as Difference | null) ?? { path: [] };
  return {
    state,
    game: game as Game<CoreState>,
    trouble: expected === undefined ? null : { expected, actual: actual as string, line: read.at(path).line },
  };
}

/** Something about the first instance of a scenario. */
function firstOf(read: ReadScenario, court: Court, ask: (runner: Runner<CoreState>) => CoreState): CoreState {
  const { scenario, file } = read;
  const profile = scenario.profile === undefined ? null : ([scenario.profile].flat()[0] ?? null);
  const game = court.game(profile) ?? court.game(null);
  try {
    return ask(new Runner(game as Game<CoreState>, court, filledIn(scenario, rowsOf(scenario)[0] ?? {}), profile));
  } catch (error) {
    if (!(error instanceof PartError)) throw error;
    const { line, column } = read.at(error.path);
    throw new ScenarioError(file, line, column, error.problem);
  }
}
