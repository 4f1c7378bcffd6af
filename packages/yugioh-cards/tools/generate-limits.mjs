// Makes src/formats/limits.generated.ts. `--check` writes nothing and fails if that file is out of date.
import { quote, readTable, writeModule } from './table.mjs';

const rows = readTable('limits');
const known = new Set(readTable('cards').map(({ password }) => password));
const stranger = rows.find(({ password }) => !known.has(password));
if (stranger) throw new Error(`tables/limits.tsv: ${stranger.password} is not in tables/cards.tsv`);

const passwords = (format, allowed) =>
  rows
    .filter((row) => row.format === format && row.allowed === String(allowed))
    .map(({ password }) => password)
    .join(' ');

const format = ({ id, date, ja, en, source }) => `  {
    id: ${quote(id)},
    date: ${quote(date)},
    name: { ja: ${quote(ja)}, en: ${quote(en)} },
    source: ${quote(source)},
    // Passwords of the forbidden, the limited and the semi-limited cards: none, one or two of each may be in a deck.
    allowed: [
${[0, 1, 2].map((allowed) => `      ${quote(passwords(id, allowed))},`).join('\n')}
    ],
  },`;

writeModule(
  'formats/limits.generated.ts',
  'generate-limits.mjs',
  ['formats', 'limits'],
  `
/** Every list as it was in force from its date until the next. A card that is not on a list may be in a deck three times. */
export const limitRows = [
${readTable('formats').map(format).join('\n')}
] as const;
`,
);
