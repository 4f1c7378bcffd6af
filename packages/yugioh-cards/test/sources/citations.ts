import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const readAt = (path: string): string => readFileSync(join(root, path), 'utf8');

function* filesIn(folder: string, ending: RegExp): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'coverage', 'screenshots'].includes(entry.name)) yield* filesIn(path, ending);
    } else if (ending.test(entry.name)) yield path;
  }
}

/** The scenarios that carry a number, by that number, with their files. */
export const numbered: ReadonlyMap<string, string> = new Map(
  [...filesIn('packages/yugioh-expert/rulings', /^[A-Z]\d+[a-z]?\.yaml$/)]
    .map((path) => [path.replace(/^.*\/|\.yaml$/g, ''), relative('packages/yugioh-expert/rulings', path)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** Something that a file refers to by a short sign. */
export interface Citation {
  readonly file: string;
  readonly kind: 'line' | 'section' | 'mechanism' | 'scenario' | 'reading';
  readonly text: string;
  readonly lines?: readonly number[];
}

const written = 'docs/sources.md';
const patterns: readonly (readonly [Citation['kind'], RegExp])[] = [
  ['line', /\bS\d L\d+(?:[-–]L?\d+)?(?:, ?L?\d+(?:[-–]L?\d+)?)*/g],
  ['section', /§ ?\d+(?:\.\d+)*/g],
  ['mechanism', /\bmechanisms? \d+/g],
];

/** Everything that code, rulings and docs cite, but for what pages refer to within themselves. */
export function* citations(): Generator<Citation> {
  for (const folder of ['packages', 'apps', 'docs'])
    for (const file of filesIn(folder, /\.(ts|tsx|md|yaml)$/)) {
      if (file === written || file.startsWith('packages/yugioh-cards/test/sources/')) continue;
      const text = readAt(file);
      const own = new Set([...text.matchAll(/^#+ (\d+)\. /gm)].map(([, number]) => number));
      for (const [kind, pattern] of patterns)
        for (const [cited] of text.matchAll(pattern)) {
          if (kind === 'section' && own.has(cited.replace(/§ ?/, ''))) continue;
          const lines = kind === 'line' ? [...cited.slice(2).matchAll(/\d+/g)].map(([n]) => Number(n)) : undefined;
          yield { file, kind, text: cited, ...(lines ? { lines } : {}) };
        }
      // A number of a scenario, or in the rules of Z/X a reading that its README lists. Z/X's own cards have numbers like it.
      if (file.startsWith('packages/zx-cards/')) continue;
      const inZx = file.startsWith('packages/zx/');
      if (file.endsWith('.ts') && file.includes('/src/') && !file.includes('/cards/') && !file.includes('generated'))
        for (const [cited] of text.matchAll(inZx ? /\bA\d{1,2}\b/g : /\b[ABCDPR]\d{2,3}[a-z]?\b/g))
          yield { file, kind: inZx ? 'reading' : 'scenario', text: cited };
    }
}

/** The readings of Z/X that its README lists by number. */
export const readings: ReadonlySet<string> = new Set(
  [...readAt('packages/zx/README.md').matchAll(/^\| (A\d+) \|/gm)].map(([, id]) => id as string),
);
