import { randomSource } from '@rulechart/core';
import { disturb, scramble } from '@rulechart/testkit';
import { expect, test } from 'vitest';
import { readAddress, readStored } from '../src/table/preferences.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test('what was stored is kept as far as it is right', () => {
  expect(readStored(null)).toEqual({ settings: {}, bad: [] });
  expect(readStored('{"lang":"ja","game":"zx","numberKeys":false}')).toEqual({
    settings: { lang: 'ja', game: 'zx', numberKeys: false },
    bad: [],
  });
  expect(readStored('{"lang":"ja","game":"go","numberKeys":"yes","theme":null}')).toEqual({
    settings: { lang: 'ja' },
    bad: [
      { part: 'game', value: '"go"' },
      { part: 'theme', value: 'null' },
      { part: 'numberKeys', value: '"yes"' },
    ],
  });
  for (const text of ['', 'x', 'null', '7', '[]', '"ja"', '{"lang":'])
    expect(readStored(text), text).toEqual({ settings: {}, bad: [{ part: 'settings', value: text }] });
});

test('no part has the name of what every object inherits as its value', () => {
  for (const name of inherited)
    for (const part of ['game', 'lang', 'theme', 'pace', 'numberKeys']) {
      const value = JSON.stringify(name);
      expect(readStored(`{"${part}": ${value}}`)).toEqual({ settings: {}, bad: [{ part, value }] });
      if (part !== 'numberKeys')
        expect(readAddress(`?${part}=${name}`, '')).toEqual({ settings: {}, bad: [{ part, value }] });
    }
  for (const name of inherited) expect(readStored(`{"${name}": 1}`)).toEqual({ settings: {}, bad: [] });
});

test('the address overrules, and a link says of which game it is', () => {
  expect(readAddress('?lang=ja&game=zx', '')).toEqual({ settings: { lang: 'ja', game: 'zx' }, bad: [] });
  expect(readAddress('?game=zx', '#deck=x')).toEqual({ settings: { game: 'yugioh-expert' }, bad: [] });
  expect(readAddress('', '#game=zx')).toEqual({ settings: { game: 'zx' }, bad: [] });
  // What a link says wrongly is told where it is followed.
  expect(readAddress('', '#game=toString')).toEqual({ settings: {}, bad: [] });
});

test('whatever the storage holds, what is right of it is taken and the rest is told', () => {
  const stored = { game: 'zx', lang: 'ja', theme: 'dark', pace: 'slow', numberKeys: false };
  const fresh = readStored(JSON.stringify(stored)).settings;
  const allowed = Object.fromEntries(Object.entries(stored).map(([part, value]) => [part, new Set<unknown>([value])]));
  for (const [part, values] of [
    ['game', ['yugioh-expert']],
    ['lang', ['en']],
    ['theme', ['auto', 'light']],
    ['pace', ['normal', 'instant']],
    ['numberKeys', [true]],
  ] as const)
    for (const value of values) allowed[part]?.add(value);
  expect(fresh).toEqual(stored);
  for (let seed = 1; seed <= 2000 * Number(process.env['RUNS'] ?? 1); seed++) {
    const source = randomSource(seed);
    const text =
      seed % 3 === 0 ? scramble(JSON.stringify(stored), source) : String(JSON.stringify(disturb(stored, source)));
    const { settings, bad } = readStored(text);
    for (const [part, value] of Object.entries(settings)) expect(allowed[part]?.has(value), `seed ${seed}`).toBe(true);
    for (const { part, value } of bad) {
      expect(Object.hasOwn(allowed, part) || part === 'settings', `seed ${seed}`).toBe(true);
      expect(typeof value, `seed ${seed}`).toBe('string');
    }
  }
});
