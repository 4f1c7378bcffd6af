// Makes src/names/names.generated.ts. `--check` writes nothing and fails if that file is out of date.
import { quote, readTable, writeModule } from './table.mjs';

const row = (cells) => `  [${cells.map(quote).join(', ')}],`;

const cards = readTable('cards');
const passwords = new Set(cards.map(({ password }) => password));
if (passwords.size !== cards.length) throw new Error('tables/cards.tsv: a password stands there twice');
for (const { password } of cards)
  if (!/^\d{8}$/.test(password)) throw new Error(`tables/cards.tsv: "${password}" is not a password of eight digits`);

writeModule(
  'names/names.generated.ts',
  'generate-names.mjs',
  ['cards', 'groups'],
  `
/** One card a row: password, Japanese name, English name, then older or shortened Japanese spellings. */
export const cardRows = [
${cards.map(({ password, ja, en, older }) => row([password, ja, en, ...older.split(';').filter(Boolean)])).join('\n')}
] as const satisfies readonly (readonly [password: string, ja: string, en: string, ...older: string[]])[];

/** One name a row that a card can mention and no card bears alone: kind, Japanese, English. */
export const groupRows = [
${readTable('groups')
  .map(({ kind, ja, en }) => row([kind, ja, en]))
  .join('\n')}
] as const satisfies readonly (readonly [kind: 'archetype' | 'token' | 'counter', ja: string, en: string])[];
`,
);
