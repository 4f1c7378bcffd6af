// What the generators of this folder share: reading a table, writing a module, and checking that a module is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The rows of `tables/NAME.tsv` as objects. A `"` is a `"`; a row with another number of cells than the head is an error. */
export function readTable(name) {
  const [head, ...lines] = readFileSync(at(`tables/${name}.tsv`), 'utf8')
    .replace(/\n$/, '')
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`tables/${name}.tsv:${index + 2}: ${cells.length} cells, but the table has ${columns.length}`);
    return Object.fromEntries(columns.map((column, n) => [column, cells[n]]));
  });
}

/** A string literal in single quotes, unless it holds one. */
export const quote = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** Writes `../src/PATH`, or with `--check` only says whether it is what would be written. */
export function writeModule(path, tool, tables, body) {
  const from = tables.map((table) => `tools/tables/${table}.tsv`).join(' and ');
  const text = [
    `// Made by tools/${tool} from ${from}. Change the table and run the tool, not this file.`,
    '// biome-ignore-all format: one row, one line',
    '',
    body.trim(),
    '',
  ].join('\n');
  const file = at(`../src/${path}`);
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return;
  console.error(`src/${path} is not what tools/${tool} makes from ${from}: run "node tools/${tool}"`);
  process.exitCode = 1;
}
