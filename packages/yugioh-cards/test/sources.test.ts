import { rulebook } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { type Citation, citations, numbered, readings } from './sources/citations.ts';
import { mechanisms, rules } from './sources/rules.ts';
import { letters, texts } from './sources/texts.ts';

const cited = [...citations()];

/** Whether what is cited stands on the page, or where the page sends to. */
function found({ kind, text, lines = [] }: Citation): boolean {
  switch (kind) {
    case 'line': {
      const source = texts[text.slice(0, 2)];
      return source !== undefined && lines.every((line) => line >= 1 && line <= source.last);
    }
    case 'section':
      return rules[text.replace(/§ ?/, '')] !== undefined;
    case 'mechanism':
      return mechanisms[Number(/\d+/.exec(text)?.[0]) - 1] !== undefined;
    case 'scenario':
      return numbered.has(text);
    case 'reading':
      return readings.has(text);
  }
}

test('everything that is cited can be looked up', () => {
  expect(cited.filter((citation) => !found(citation)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('every kind of citation is there', () => {
  expect([...new Set(cited.map(({ kind }) => kind))].sort()).toEqual([
    'line',
    'mechanism',
    'reading',
    'scenario',
    'section',
  ]);
  expect(cited.length).toBeGreaterThan(2000);
});

test('every numbered scenario has a letter that is explained', () => {
  expect([...numbered.keys()].filter((number) => letters[number[0] as string] === undefined)).toEqual([]);
});

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The parts of a text with their lines. */
const partsOf = (id: string): string[] => {
  const { parts, last } = texts[id] as (typeof texts)[string];
  return parts.map(([from, ja, en], i) => row(`L${from}–${(parts[i + 1]?.[0] ?? last + 1) - 1}`, en, ja));
};

test('the page of sources is up to date', async () => {
  const documents = [...new Set(Object.values(rulebook).map(({ document }) => document))];
  const page = [
    '# Sources and passages',
    '',
    'What the signs in comments, rulings and docs stand for. A test walks all of them and fails for one that is not here, and',
    'writes this page: `pnpm exec vitest run --project yugioh-cards sources -u`. Nothing is copied from the sources: what they say',
    'is told in our own words, here, in [the rulings](../packages/yugioh-expert/rulings), and in `rulechart explain`.',
    '',
    '## Texts: S0, S1, S2',
    '',
    '`S0 L127` is line 127 of the text S0 as it was written down for this project; the line belongs to one of these parts.',
    ...Object.entries(texts).flatMap(([id, { ja, en }]) => [
      '',
      `### ${id}`,
      '',
      `${en} (${ja}).`,
      '',
      row('lines', 'about', '内容'),
      row('---', '---', '---'),
      ...partsOf(id),
    ]),
    '',
    '## Sections: §',
    '',
    'The rules of 2004–2007, from the texts above and public sources of the time.',
    '',
    row('§', 'about', '内容', 'says'),
    row('---', '---', '---', '---'),
    ...Object.entries(rules).map(([section, [ja, en, says]]) => row(`§${section}`, en, ja, says)),
    '',
    '## Mechanisms',
    '',
    'What the engine can do, by the number that comments give.',
    '',
    ...mechanisms.map(([en, says], i) => `${i + 1}. **${en}.** ${says}`),
    '',
    '## Passages of the rulebook',
    '',
    'A refusal names the passage it rests on. [Rules and scenarios](rules-and-scenarios.md) shows scenarios for each.',
    ...documents.flatMap((document) => {
      const source = Object.entries(texts).find(([, text]) => text.document === document)?.[0];
      return [
        '',
        `### ${document}${source ? ` (${source})` : ''}`,
        '',
        row('passage', 'section', 'title', '題'),
        row('---', '---', '---', '---'),
        ...Object.entries(rulebook)
          .filter(([, passage]) => passage.document === document)
          .map(([id, { section, title }]) => row(`\`${id}\``, section, title.en, title.ja)),
      ];
    }),
    '',
    '## Numbered scenarios',
    '',
    'A number is the name of a file of [the rulings](../packages/yugioh-expert/rulings), each with its question, its source and what it',
    'cites. In the rules of Z/X, A1 to A23 are the readings listed in [its README](../packages/zx/README.md).',
    ...Object.entries(letters).flatMap(([letter, says]) => [
      '',
      `**${letter}**: ${says}.`,
      '',
      [...numbered]
        .filter(([number]) => number.startsWith(letter))
        .map(([number, file]) => `[${number}](../packages/yugioh-expert/rulings/${file})`)
        .join(' · '),
    ]),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/sources.md');
});
