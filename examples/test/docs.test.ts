import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(`${folder}/${entry.name}`, ending)
      : ending.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  );
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Without indentation and empty lines: code in a page starts at the margin. */
const plain = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}/src`);
const sources = ['examples/tiny', 'examples/src', 'examples/test', 'templates/rule-set/src', ...packages]
  .flatMap((folder) => filesIn(folder, /\.ts$/))
  .filter((path) => !path.endsWith('docs.test.ts'))
  .map((path) => `\n${plain(read(path))}\n`);
const pages = [...filesIn('docs', /\.md$/), 'examples/README.md'].filter((path) => !path.startsWith('docs/api/'));

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('shows code that is in the sources', () => {
    for (const [, code = ''] of text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)) {
      const block = plain(code);
      if (!sources.some((source) => source.includes(`\n${block}\n`)))
        expect.fail(`this is not, or no longer, in the sources:\n${block}`);
    }
  });

  it('links to what exists, and to no place of one machine', () => {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const links = [...text.matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)].map(([, link = '']) => link);
    for (const link of links.filter((it) => !/^https?:/.test(it)))
      expect(existsSync(`${root}${folder}/${link}`), `${page}: ${link}`).toBe(true);
    expect(text).not.toMatch(/\/(home|work|tmp|Users|root)\//);
  });
});
