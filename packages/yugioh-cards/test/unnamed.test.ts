import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cardNames, pool } from '../src/index.ts';

const at = fileURLToPath(new URL('../../yugioh-expert/src/', import.meta.url));
const sources = readdirSync(at, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(at + name, 'utf8') }));

const letter = /[\p{L}\p{N}]/u;

/** Whether a text has a name in it, not only as a part of a longer word. */
const names = (text: string, name: string): boolean => {
  for (let i = text.indexOf(name); i >= 0; i = text.indexOf(name, i + 1)) {
    const [before = ' ', after = ' '] = [text[i - 1], text[i + name.length]];
    const latin = /^[\x20-\x7e]/.test(name);
    if (!latin || !(letter.test(before) || letter.test(after))) return true;
  }
  return false;
};

/** Every name of the pool, and those of the index that are no everyday word. */
const known = [
  ...new Set([
    // Some cards are called by a word of every card's text, or by a number.
    ...pool
      .flatMap(({ name }) => [name.ja, name.en])
      .filter((name) => !['融合', '海', '無効', '７', '7'].includes(name)),
    ...cardNames.flatMap(({ ja, en }) => [ja, en]).filter((name) => name.length >= 4),
  ]),
];
const namedIn = (text: string): string[] => known.filter((card) => names(text, card));

test('no card is named in the rules', () => {
  const found = sources.flatMap(({ name, text }) => namedIn(text).map((card) => `${name}: ${card}`));
  expect(sources.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('a name is found where one is', () => {
  expect(namedIn('// as with Jinzo, and 人造人間－サイコ・ショッカーの効果')).toEqual([
    '人造人間－サイコ・ショッカー',
    'Jinzo',
  ]);
  expect(namedIn('the Jinzos of this world')).toEqual([]);
});
