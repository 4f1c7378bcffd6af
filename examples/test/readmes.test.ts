import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

// The six lines of every README run, and print what the README says they print.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('./.readmes', import.meta.url));
const readmes = [
  '.',
  'packages/core',
  'packages/testkit',
  'packages/bots',
  'packages/yugioh-expert',
  'packages/yugioh-cards',
  'packages/zx',
  'packages/zx-cards',
];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [i, where] of readmes.entries()) {
  for (const file of where === '.' ? ['README.md', 'README.ja.md'] : ['README.md']) {
    test(`${where}/${file} runs`, { timeout: 30_000 }, async () => {
      const text = readFileSync(`${root}/${where}/${file}`, 'utf8');
      const code = /```ts\n([\s\S]*?)```/.exec(text)?.[1];
      expect(code, 'the README has no code').toBeDefined();
      const expected = /^\/\/ → (.*)$/m.exec(code as string)?.[1];
      expect(expected, 'the README says nothing of what is printed').toBeDefined();
      mkdirSync(folder, { recursive: true });
      const path = `${folder}/readme${i}${file.includes('ja') ? 'ja' : ''}.ts`;
      writeFileSync(
        path,
        `export const printed: string[] = [];\nconst console = { log: (...words: unknown[]) => printed.push(words.join(' ')) };\n${code}`,
      );
      const { printed } = (await import(path)) as { printed: string[] };
      expect(printed.join('\n')).toBe(expected);
    });
  }
}
