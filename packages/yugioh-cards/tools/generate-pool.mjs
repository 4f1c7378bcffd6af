// Lists every card file in src/cards/pool.generated.ts: a card joins the pool by its file being there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../src/cards', import.meta.url));
const files = readdirSync(root, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.includes('/') && file.endsWith('.ts'))
  .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
const cards = files.map((file) => ({ file, name: file.slice(file.lastIndexOf('/') + 1, -'.ts'.length) }));
const text = `// Every card of the pool, one file each; \`tools/generate-pool.mjs\` makes this list from the folders.
${cards.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n')}

/** The pool. */
export const pool = [
${cards.map(({ name }) => `  ${name},`).join('\n')}
] as const;
`;
const file = `${root}/pool.generated.ts`;
// `--check` only says whether the list is up to date; how it is laid out and in which order does not count.
const bare = (code) =>
  code
    .split(/[\s,;[\]]+/)
    .sort()
    .join(' ')
    .trim();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (bare(readFileSync(file, 'utf8')) !== bare(text)) {
  console.error(
    'pool.generated.ts does not list the card files: run `pnpm --filter @rulechart/yugioh-cards run tables`',
  );
  process.exit(1);
}
