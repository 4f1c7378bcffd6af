// Makes src/sheet/lists.generated.ts. `--check` writes nothing and fails if that file is out of date.
import { quote, readTable, writeModule } from './table.mjs';

writeModule(
  'sheet/lists.generated.ts',
  'generate-lists.mjs',
  ['classification'],
  `
/** The lists of the rulings database: section, password, mark, heading within the section, line. */
export const listRows = [
${readTable('classification')
  .map(
    ({ section, password, mark, group, line }) =>
      `  [${[section, password, mark, group, line].map(quote).join(', ')}],`,
  )
  .join('\n')}
] as const;
`,
);
