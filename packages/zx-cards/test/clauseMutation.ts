import type { Decision } from '@rulechart/core';
import { type Fate, type Mutant, mutantsOf, mutationReport, Play, type Reasons, runMutants } from '@rulechart/testkit';
import { type Duel, type Position, position, zx2017 } from '@rulechart/zx';
import { pool } from '../src/index.ts';
import { proofs } from './cards/index.ts';
import { testCards } from './scenarios/board.ts';

/** The play of the mutation run: no journey through JSON at every act. */
class QuickPlay extends Play<Duel> {
  override play(d: Decision): this {
    this.game.listen({ note: (entry) => this.log.push(entry) });
    try {
      this.game.apply(this.state, d);
    } finally {
      this.game.listen(null);
    }
    return this;
  }
}

/** The position with the mutant wherever its card was. */
const inPlace = (given: Position, name: string, key: string): Position =>
  JSON.parse(JSON.stringify(given), (_, value: unknown) => (value === name ? key : value)) as Position;

/** Runs every card's checks against every mutant of it. */
export const runCards = (mutants: readonly Mutant[] = pool.flatMap((card) => mutantsOf(card, arguments_))): Fate[] =>
  runMutants<Duel>({
    rules: zx2017(),
    cards: [...pool, ...testCards],
    mutants,
    checks: ({ card: { name, key } }, game) =>
      Object.entries(proofs[name.en] ?? {}).map(
        ([title, check]) =>
          [title, () => check((given) => new QuickPlay(game, position(game, inPlace(given, name.en, key))))] as const,
      ),
  });

/** Arguments of clauses that these rules can do without. */
const arguments_ = [['do', ['how', 'link']]] as const;

/** Why some mutants show in no play of this pool: by card and path (`*`: any card). */
export const reasons: Reasons = [
  ['*', /link "afterwards"$/, 'it only parts two moments, and no ability of the pool is about the last one'],
];

/** The report, as a page of the docs. */
export const report = (outcomes: readonly Fate[]): string =>
  mutationReport(outcomes, {
    title: 'Clause mutation: Z/X',
    checks: 'packages/zx-cards/test/cards/',
    command: 'pnpm exec vitest run --project zx-cards clauses -u',
    reasons,
  });
