// Makes src/period/period.generated.ts and src/decks/editions.generated.ts. `--check` writes nothing and fails if one is out of date.
import { quote, readTable, writeModule } from './table.mjs';

const period = readTable('period');
const passwords = new Set(period.map(({ password }) => password));
if (passwords.size !== period.length) throw new Error('tables/period.tsv: a password stands there twice');
const editions = readTable('editions');
const stranger = editions.find(({ password }) => !passwords.has(password));
if (stranger) throw new Error(`tables/editions.tsv: ${stranger.password} is not in tables/period.tsv`);

const facts = ['password', 'ja', 'en', 'kind', 'sub', 'attribute', 'type', 'level', 'atk', 'def', 'goat'];

writeModule(
  'period/period.generated.ts',
  'generate-period.mjs',
  ['period'],
  `
/** One card a line, with bars between: ${facts.join(', ')}. */
export const periodTable = [
${period.map((row) => `  ${quote(facts.map((fact) => row[fact]).join('|'))},`).join('\n')}
] as const;
`,
);

writeModule(
  'decks/editions.generated.ts',
  'generate-period.mjs',
  ['editions'],
  `
/** Ids under which deck files have a card in another edition, each with the printed number after it. */
export const editionIds =
${editions
  .map(({ id, password }) => `${id} ${password}`)
  .reduce((lines, pair, i) => {
    if (i % 5 === 0) lines.push(pair);
    else lines[lines.length - 1] += ` ${pair}`;
    return lines;
  }, [])
  .map((line, i, all) => `  ${quote(i < all.length - 1 ? `${line} ` : line)}${i < all.length - 1 ? ' +' : ';'}`)
  .join('\n')}
`,
);
