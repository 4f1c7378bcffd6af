import { type CardTree, type CoreState, createGame, type Game, LoadError, type RuleSet } from '@rulechart/core';
import type { Mutant } from './mutants.ts';

/** What became of a mutant: the check that failed, or that it does not load, or null if nothing showed. */
export interface Fate {
  readonly mutant: Mutant;
  readonly killedBy: string | null;
}

/** Mutants, and the checks that are to notice them. */
export interface Mutation<S extends CoreState> {
  readonly rules: RuleSet<S>;
  /** the pool, and whatever else the checks play with */
  readonly cards: readonly CardTree[];
  readonly mutants: readonly Mutant[];
  /** The checks of a mutant's card, played with the mutant in its place: title, and what throws when it fails. */
  readonly checks: (mutant: Mutant, game: Game<S>) => Iterable<readonly [title: string, check: () => void]>;
}

/** Runs every card's checks against every mutant of it, in one game with all of them. */
export function runMutants<S extends CoreState>({ rules, cards, mutants, checks }: Mutation<S>): Fate[] {
  const { game, loaded } = gameOf(rules, cards, mutants);
  return mutants.map((mutant) => {
    if (!loaded.has(mutant)) return { mutant, killedBy: 'it does not load' };
    for (const [title, check] of checks(mutant, game)) {
      try {
        check();
      } catch {
        return { mutant, killedBy: title };
      }
    }
    return { mutant, killedBy: null };
  });
}

/** How many mutants are tried together: one that does not load costs loading the others of its batch again, no more. */
const batch = 20;

/** One game for all mutants, each under a key of its own, without those that do not load. */
function gameOf<S extends CoreState>(rules: RuleSet<S>, cards: readonly CardTree[], mutants: readonly Mutant[]) {
  const loaded = new Set(mutants);
  for (let i = 0; i < mutants.length; i += batch) dropUnloadable(rules, [], mutants.slice(i, i + batch), loaded);
  return { game: dropUnloadable(rules, cards, mutants, loaded), loaded };
}

/** Loads what is left of these mutants beside other cards, and leaves out those that do not load. */
function dropUnloadable<S extends CoreState>(
  rules: RuleSet<S>,
  cards: readonly CardTree[],
  mutants: readonly Mutant[],
  loaded: Set<Mutant>,
): Game<S> {
  for (;;) {
    const list = mutants.filter((mutant) => loaded.has(mutant));
    try {
      return createGame(rules, [...cards, ...list.map(({ card }) => card)]);
    } catch (error) {
      const at = error instanceof LoadError ? /^card (\d+)/.exec(error.message)?.[1] : undefined;
      const mutant = at === undefined ? undefined : list[Number(at) - cards.length];
      if (mutant === undefined) throw error;
      loaded.delete(mutant);
    }
  }
}
