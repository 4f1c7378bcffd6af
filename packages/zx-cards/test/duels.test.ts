import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ruleEffects } from '@rulechart/zx';
import { expect, test } from 'vitest';
import { zx } from '../src/index.ts';
import { page, playDuels, scenarios } from './occurrences.ts';

const DUELS = 1000;
const result = playDuels(DUELS);

test('every duel ends, and each deck wins a fifth of them at least', () => {
  expect(result.unfinished).toBe(0);
  for (const n of result.wins) expect(n / DUELS).toBeGreaterThanOrEqual(0.2);
  for (const n of result.wins) expect(n / DUELS).toBeLessThanOrEqual(0.8);
});

test('every card of both decks is played at some time', () => {
  const zones = ['deck', 'squares', 'dynamis'];
  const listed = zx.decks.flatMap(({ deck }) => zones.flatMap((zone) => deck[zone] ?? []));
  const attached = ['PH-06', 'PH-10'];
  const never = [...new Set(listed)].filter((key) => !result.played.has(key) && !attached.includes(key));
  expect(never).toEqual([]);
});

test('every rule effect occurs, where it belongs', () => {
  for (const { id, anyTime } of ruleEffects) {
    // Both decks have a player card of their own; without one is a scenario's business.
    if (id === 'improper player card') continue;
    const { midway = 0, between = 0 } = result.effects.get(id) ?? {};
    expect(anyTime ? midway : between, `${id} never occurs`).toBeGreaterThan(0);
    if (!anyTime) expect(midway, `${id} cuts in, but it belongs to preprocessing`).toBe(0);
  }
});

test('the page of rule effects is up to date', async () => {
  await expect(page(result, DUELS)).toMatchFileSnapshot('../../../docs/rule-effects-zx.md');
});

test('the scenarios it names are there', () => {
  const folder = fileURLToPath(new URL('./scenarios', import.meta.url));
  const inTests = readdirSync(folder)
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/test\(\s*["']([^:]*):/g)])
    .flatMap(([, ids = '']) => ids.split(', '));
  const inFiles = readdirSync(new URL('../../zx/rulings', import.meta.url)).map((file) => file.replace('.yaml', ''));
  const titles = [...inTests, ...inFiles];
  for (const id of Object.values(scenarios).flat()) expect(titles, id).toContain(id);
  const all = Array.from({ length: 46 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`);
  expect(all.filter((id) => !titles.includes(id))).toEqual([]);
});

test('the table is the rule: ranks in order, the any-time rows as the rules name them', () => {
  const ranks = ruleEffects.map(({ rank }) => rank);
  expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
  expect([...new Set(ranks)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(ruleEffects.filter(({ anyTime }) => anyTime).map(({ id }) => id)).toEqual([
    'extra',
    'overboost',
    'token',
    'reload',
  ]);
});
