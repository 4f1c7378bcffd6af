import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type CardName,
  cardNames,
  closestNames,
  findCard,
  findGroup,
  type GroupName,
  groupNames,
  toPassword,
} from '../src/names/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the name index', () => {
  test.each([
    'generate-names.mjs',
    'generate-period.mjs',
    'generate-printed.mjs',
    'generate-limits.mjs',
    'generate-lists.mjs',
    'generate-pool.mjs',
  ])('what %s makes is up to date', (tool) => {
    expect(() =>
      execFileSync(process.execPath, [`tools/${tool}`, '--check'], { cwd: root, stdio: 'pipe' }),
    ).not.toThrow();
  });

  test('has every card of its table once, with a password of eight digits', () => {
    const rows = readFileSync(`${root}/tools/tables/cards.tsv`, 'utf8').trim().split('\n').slice(1);
    expect(cardNames).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(1030);
    expect(new Set(cardNames.map(({ password }) => password)).size).toBe(rows.length);
    for (const { password } of cardNames) expect(password).toMatch(/^\d{8}$/);
  });

  test('finds every card by each of its names and by its password', () => {
    for (const card of cardNames) {
      expect(findCard(card.ja)).toBe(card);
      expect(findCard(card.en)).toBe(card);
      expect(findCard(card.password)).toBe(card);
      expect(findCard(card.password.replace(/^0+/, ''))).toBe(card);
    }
  });

  test('finds every card however the name is typed', () => {
    for (const card of cardNames)
      for (const name of [card.ja, card.en]) {
        expect(findCard(name.normalize('NFKC')), name).toBe(card);
        expect(findCard(` ${name.replace(/[\s　]/g, '')} `), name).toBe(card);
        expect(findCard(name.replace(/[－-]/g, '−')), name).toBe(card);
        expect(findCard(name.toUpperCase()), name).toBe(card);
      }
  });

  test('knows older and shortened spellings', () => {
    const rows = readFileSync(`${root}/tools/tables/cards.tsv`, 'utf8').trimEnd().split('\n').slice(1);
    const older = rows.flatMap((row) => {
      const [password, , , names] = row.split('\t');
      return (names ?? '').split(';').map((name) => [name, password] as const);
    });
    const spelt = older.filter(([name]) => name !== '');
    expect(spelt.length).toBeGreaterThanOrEqual(21);
    for (const [name, password] of spelt) expect(findCard(name)?.password, name).toBe(password);
    expect(findCard('死のデッキ破壊ウィルス')?.en).toBe('Crush Card Virus');
    expect(findCard('強欲な壼')?.ja).toBe('強欲な壺');
  });

  test('a name is not mistaken for a password, nor a password for a name', () => {
    expect(findCard('７')?.en).toBe('7');
    expect(findCard('00000007')).toBeUndefined();
    expect(findCard('55144522')?.en).toBe('Pot of Greed');
    expect(findCard('551445220')).toBeUndefined();
    expect(findCard('')).toBeUndefined();
    expect(findCard('強欲')).toBeUndefined();
    expect(toPassword('７５７２８８７')).toBe('07572887');
    expect(toPassword('7572887a')).toBeUndefined();
  });

  test('a name that is misspelt does not compile', () => {
    expectTypeOf<'強欲な壺'>().toExtend<CardName>();
    expectTypeOf<'Pot of Greed'>().toExtend<CardName>();
    expectTypeOf<'Pot of Gred'>().not.toExtend<CardName>();
    expectTypeOf<'強欲な壼'>().not.toExtend<CardName>();
    expectTypeOf<'暗黒界'>().not.toExtend<CardName>();
    expectTypeOf<'暗黒界'>().toExtend<GroupName>();
    expectTypeOf<string>().not.toExtend<CardName>();
  });

  test('every archetype is a part of the Japanese name of some card, but for three that one card mentions', () => {
    const borne = (part: string) => cardNames.some(({ ja }) => ja.includes(part));
    const unborne = groupNames.filter(({ kind, ja }) => kind === 'archetype' && !borne(ja));
    expect(unborne.map(({ ja }) => ja)).toEqual(['アマゾネス', '電池メン', 'Ｃ・']);
  });

  test('finds groups by both names', () => {
    for (const group of groupNames) {
      expect(findGroup(group.ja)).toBe(group);
      expect(findGroup(group.en)).toBe(group);
    }
    expect(findGroup('E・HERO')?.en).toBe('Elemental HERO');
    expect(findGroup('Pot of Greed')).toBeUndefined();
  });
});

describe('closest names', () => {
  test.each([
    ['強欲の壺', '強欲な壺'],
    ['死者蘇性', '死者蘇生'],
    ['開闢の使者', 'カオス・ソルジャー －開闢の使者－'],
    ['Pot of Gred', 'Pot of Greed'],
    ['Mosnter Reborn', 'Monster Reborn'],
    ['mystical space', 'Mystical Space Typhoon'],
  ])('%s may mean %s', (query, name) => {
    expect(closestNames(query)[0]).toBe(name);
  });

  test('a right name is its own nearest', () => {
    for (const { ja, en } of cardNames.slice(0, 60)) {
      expect(closestNames(ja, 1)).toEqual([ja]);
      expect(closestNames(en, 1)).toEqual([en]);
    }
  });

  test('gives no more than asked for, and nothing for nonsense', () => {
    expect(closestNames('HERO', 5)).toHaveLength(5);
    expect(closestNames('ヒーロー', 0)).toEqual([]);
    expect(closestNames('xqzwvkjxqzwvkjxqz')).toEqual([]);
    expect(closestNames('')).toEqual([]);
  });
});
