// Lists every card file in src/cards/pool.generated.ts: a card joins the pool by its file being there.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../src/cards', import.meta.url));
const files = readdirSync(root, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.includes('/') && file.endsWith('.ts'))
  .sort();
const cards = files.map((file) => ({ file, name: file.slice(file.lastIndexOf('/') + 1, -'.ts'.length) }));
const text = `// Every card of the pool, one file each; \`tools/generate-pool.mjs\` makes this list from the folders.
${cards.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n')}

/** The pool. */
export const pool = [
${cards.map(({ name }) => `  ${name},`).join('\n')}
] as const;
`;
writeFileSync(`${root}/pool.generated.ts`, text);
