import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`).flatMap((name) => {
    const src = `${root}/${folder}/${name}/src`;
    return (readdirSync(src, { recursive: true }) as string[])
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file: `${folder}/${name}/src/${file}`, text: readFileSync(`${src}/${file}`, 'utf8') }));
  }),
);

/** The classes of errors in the sources, with their codes: written in the class, or as a type that its `code` has. */
const declared = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/export class (\w+) extends (\w*Error)\b[^{]*\{([\s\S]*?)\n\}/g)].map(
    ([, name, base, body = '']) => {
      const own = /readonly code = '([^']+)'/.exec(body)?.[1];
      const type = /readonly code: (\w+)/.exec(body)?.[1];
      const union = new RegExp(`export type ${type} =([^;]*);`).exec(text)?.[1] ?? '';
      return { file, name, base, codes: own ? [own] : [...union.matchAll(/'([^']+)'/g)].map(([, code]) => code) };
    },
  ),
);

const page = readFileSync(`${root}/docs/errors.md`, 'utf8');
const listed = [...page.matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)].map(([, name, codes = '']) => ({
  name,
  codes: [...codes.matchAll(/`([^`]+)`/g)].map(([, code]) => code),
}));

test('every class of errors has a code', () => {
  expect(
    declared.filter(({ base }) => base !== 'RulechartError').map(({ name, file }) => `${name} in ${file}`),
  ).toEqual([]);
  expect(declared.filter(({ codes }) => codes.length === 0).map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});

test('a code belongs to one class', () => {
  const codes = declared.flatMap((one) => one.codes);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});

test('docs/errors.md lists all of them, and nothing else', () => {
  const sorted = (list: readonly { name?: string | undefined; codes: unknown[] }[]): unknown[] =>
    list.map(({ name, codes }) => `${name}: ${codes.join(', ')}`).sort();
  expect(declared.length).toBeGreaterThan(15);
  expect(sorted(listed)).toEqual(sorted(declared));
});
