import type { Mutant } from './mutants.ts';
import type { Fate } from './run.ts';

/** Why some mutants show in no play: by the English names of the cards (`*`: any) and by path and what was taken out. */
export type Reasons = readonly (readonly [cards: string | readonly string[], path: RegExp, reason: string])[];

/** Why nothing can show, if that is known. */
export const reasonFor = (reasons: Reasons, { card, path, what }: Mutant): string | undefined =>
  reasons.find(
    ([cards, pattern]) => (cards === '*' || [cards].flat().includes(card.name.en)) && pattern.test(`${path} ${what}`),
  )?.[2];

/** What was run, for the head of a report. */
export interface Reported {
  readonly title: string;
  /** the folder of the checks */
  readonly checks: string;
  /** what writes the page anew */
  readonly command: string;
  readonly reasons: Reasons;
}

/** The report, as a page in Markdown. */
export function mutationReport(outcomes: readonly Fate[], { title, checks, command, reasons }: Reported): string {
  const alive = outcomes.filter(({ killedBy }) => killedBy === null);
  const percent = ((100 * (outcomes.length - alive.length)) / outcomes.length).toFixed(1);
  const cards = [...new Set(outcomes.map(({ mutant }) => mutant.card.name.en))].sort();
  const count = (card: string, of: readonly Fate[]) => of.filter(({ mutant }) => mutant.card.name.en === card).length;
  return [
    `# ${title}`,
    '',
    'Every clause, condition, cost, target, live part, limit and effect of every card of the pool is taken out once, and',
    `the checks of that card (\`${checks}\`) run against what is left. A mutant is killed when a`,
    `check fails or the card does not load. \`${command}\` writes this page anew.`,
    '',
    `**${outcomes.length - alive.length} of ${outcomes.length} killed (${percent} %).**`,
    '',
    '## Survivors',
    '',
    '| Card | Effect and place | Taken out | Why it does not show |',
    '| --- | --- | --- | --- |',
    ...alive.map(
      ({ mutant }) =>
        `| ${mutant.card.name.en} | \`${mutant.path}\` | \`${mutant.what.replaceAll('|', '\\|')}\` | ${reasonFor(reasons, mutant) ?? '?'} |`,
    ),
    '',
    '## By card',
    '',
    '| Card | Mutants | Killed |',
    '| --- | ---: | ---: |',
    ...cards.map((card) => `| ${card} | ${count(card, outcomes)} | ${count(card, outcomes) - count(card, alive)} |`),
    '',
  ].join('\n');
}
