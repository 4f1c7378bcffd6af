import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { ja } from '../src/words/ja.ts';
import { built } from './browser.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** All that the first page needs before it can be used: its script and its style. */
const BUDGET = 150_000;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

describe('the page as it is built', () => {
  const first = async () => {
    const dist = await built();
    const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry) as Chunk;
    const chunks = [entry, ...(entry.imports ?? []).map((key) => manifest[key] as Chunk)];
    const files = new Set(chunks.flatMap(({ file, css }) => [file, ...(css ?? [])]));
    return [...files].map((file) => readFileSync(join(dist, file)));
  };

  test(`loads at most ${BUDGET / 1000} kB at first, compressed`, async () => {
    const sizes = (await first()).map((file) => gzipSync(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
  }, 120_000);

  test('runs neither the engine nor the layout of the chart on its own thread', async () => {
    const text = (await first()).map(String).join('');
    expect(text).not.toContain('Rules of the script');
    expect(text).not.toContain('org.eclipse.elk');
  }, 120_000);
});

describe('the sources', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

  test('only what runs in the worker imports the rules', () => {
    const importing = files.filter((file) => /from '@rulechart\//.test(readFileSync(join(src, file), 'utf8')));
    for (const file of importing) expect(file).toMatch(/^(games[\\/][^\\/]+[\\/])?engine[\\/]/);
  });

  test('what the games share says nothing of either', () => {
    const shared = files.filter((file) => !/^(games[\\/][^\\/]+[\\/]|engine[\\/]fake)/.test(file));
    for (const file of shared)
      expect(readFileSync(join(src, file), 'utf8'), file).not.toMatch(
        /\b(monster|graveyard|tribute|life points?|squares|dynamis)/i,
      );
  });

  test('every word is said in both languages', () => {
    const pairs = (a: object, b: object): [string, unknown, unknown][] =>
      Object.entries(a).flatMap(([key, value]): [string, unknown, unknown][] => {
        const other = (b as Record<string, unknown>)[key];
        return typeof value === 'object' ? pairs(value as object, other as object) : [[key, value, other]];
      });
    for (const [key, english, japanese] of pairs(en, ja)) {
      expect(typeof japanese, key).toBe(typeof english);
      if (typeof english === 'string') expect(`${english}${japanese}`.length, key).toBeGreaterThan(1);
    }
  });
});
