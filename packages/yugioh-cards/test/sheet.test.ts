import { createGame, type SheetSection } from '@rulechart/core';
import { describe, expect, it } from 'vitest';
import { yugioh } from '../src/index.ts';
import { reasons } from '../src/sheet/differences.ts';
import { lists, sheet } from '../src/sheet/index.ts';

const { rows, sections } = sheet(createGame(yugioh.rules, yugioh.cards));

/** Kinds of effects and single answers: no list of cards that something is true of. */
const noLists = ['orb3.qa', 'rb.effect-types'];

describe('the ruling sheet agrees with the lists', () => {
  it.each(sections)('$id', ({ differences }) => {
    const unexplained = differences.filter(({ why }) => why === undefined);
    expect(
      unexplained.map(
        ({ name, listed, derived }) => `${name.en}: listed ${listed ?? 'not'}, derived ${derived ?? 'not'}`,
      ),
    ).toEqual([]);
  });
});

it('what is said to differ differs', () => {
  const written = Object.entries(reasons).flatMap(([id, names]) => Object.keys(names).map((name) => `${id} ${name}`));
  const found = sections.flatMap(({ id, differences }) => differences.map(({ name }) => `${id} ${name.en}`));
  expect(written.filter((difference) => !found.includes(difference))).toEqual([]);
});

it('every list has its question', () => {
  const asked = sections.map(({ id }) => id);
  expect([...new Set(lists.map(({ section }) => section))].filter((id) => !asked.includes(id)).sort()).toEqual(noLists);
});

it('every row says which clauses make it so', () => {
  for (const { section, name, because } of rows) expect(because.length, `${section} ${name.en}`).toBeGreaterThan(0);
});

const marks = (section: string, name: string): string[] =>
  rows.filter((row) => row.section === section && row.name.en === name).map(({ mark }) => mark);

describe('marks that lists leave open', () => {
  it.each([
    // Whose hand it is follows from where the named cards were found.
    ['discard-effect', 'Fengsheng Mirror', ['○']],
    ['discard-self', 'Fengsheng Mirror', []],
    // It does nothing but draw, and never becomes a link that 無効 could answer.
    ['draw-count.negate', 'Appropriate', ['○×']],
    // What Spell Economics has to do with is spells.
    ['pay-life', 'Royal Oppression', []],
    ['pay-life', 'Ultimate Offering', []],
  ] as const)('%s %s', (section, name, expected) => expect(marks(section, name)).toEqual(expected));
});

/** "agrees", "agrees but for 2", "differs in 1", "untested". */
const stateOf = ({ state, differences }: SheetSection): string => {
  if (state === 'differs') return `differs in ${differences.filter(({ why }) => why === undefined).length}`;
  return differences.length > 0 ? `${state} but for ${differences.length}` : state;
};

it('the page says how much of each list is tested', async () => {
  const lines = sections.map(
    (section) =>
      `| \`${section.id}\` | ${section.listed} | ${section.inPool} | ${section.derived} | ${stateOf(section)} |`,
  );
  const why = sections.flatMap(({ id, differences }) =>
    differences.map(({ name, why: reason }) => `- \`${id}\` ${name.en}: ${reason?.en ?? 'nobody has said why'}`),
  );
  const page = `# The ruling sheet

\`rulechart sheet\` derives which cards belong to each list of the rulings database from what the cards say; no list of names
stands behind it. The lists as they were printed are compared with it, card by card and mark by mark, over the cards that the
pool has: a section agrees, agrees but for differences that have a reason below, or differs. A list of which the pool has fewer
than two cards is not tested. A list that gives examples is compared only where it names a card.
\`pnpm exec vitest run --project yugioh-cards sheet -u\` writes this page anew.

| section | listed | of these in the pool | derived | |
| --- | --- | --- | --- | --- |
${lines.join('\n')}

## Where the sheet says something else

${why.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../docs/ruling-sheet.md');
});
