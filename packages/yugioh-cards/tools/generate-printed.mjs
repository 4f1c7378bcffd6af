// Makes src/tables/printed.generated.ts. `--check` writes nothing and fails if that file is out of date.
import { quote, readTable, writeModule } from './table.mjs';

const list = (words) => `[${words.split('|').map(quote).join(', ')}]`;
const number = (text) => (text === '?' ? 'null' : text);
const of = (kind) => readTable('printed').filter((row) => row.kind === kind);

writeModule(
  'tables/printed.generated.ts',
  'generate-printed.mjs',
  ['printed'],
  `
/** Monsters: password, type line, attribute, type, level, ATK, DEF (null: "?"). */
export const monsterRows = [
${of('monster')
  .map(
    ({ password, sub, attribute, type, level, atk, def }) =>
      `  [${quote(password)}, ${list(sub)}, ${quote(attribute)}, ${quote(type)}, ${level}, ${number(atk)}, ${number(def)}],`,
  )
  .join('\n')}
] as const;

/** Spells: password and icon. */
export const spellRows = [
${of('spell')
  .map(({ password, sub }) => `  [${quote(password)}, ${quote(sub)}],`)
  .join('\n')}
] as const;

/** Traps: password and icon. */
export const trapRows = [
${of('trap')
  .map(({ password, sub }) => `  [${quote(password)}, ${quote(sub)}],`)
  .join('\n')}
] as const;

/** The cards that the rulings are about, in the order in which the pool grows: passwords of each wave. */
export const waves = [
${[...new Set(readTable('printed').map(({ wave }) => wave))]
  .filter(Boolean)
  .sort((a, b) => a - b)
  .map(
    (wave) =>
      `  // ${wave}\n  ${quote(
        readTable('printed')
          .filter((row) => row.wave === wave)
          .map(({ password }) => password)
          .join(' '),
      )},`,
  )
  .join('\n')}
] as const;

/** Cards of later waves that bring every kind of ruling into the pool early. */
export const canaries = ${quote(
    readTable('printed')
      .filter(({ canary }) => canary)
      .map(({ password }) => password)
      .join(' '),
  )};
`,
);
