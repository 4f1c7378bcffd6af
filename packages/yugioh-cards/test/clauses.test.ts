import { reasonFor, unchanged } from '@rulechart/testkit';
import { expect, test } from 'vitest';
import { pool } from '../src/index.ts';
import { reasons, report, runCards } from './clauseMutation.ts';

const outcomes = runCards();
const alive = outcomes.filter(({ killedBy }) => killedBy === null);

test('a card in the place of itself passes every check', () => {
  expect(runCards(pool.map(unchanged)).filter(({ killedBy }) => killedBy !== null)).toEqual([]);
}, 600_000);

test('nine of ten mutants are killed', () => {
  expect(1 - alive.length / outcomes.length).toBeGreaterThanOrEqual(0.9);
});

test('every survivor has its reason', () => {
  const unexplained = alive.filter(({ mutant }) => reasonFor(reasons, mutant) === undefined);
  expect(unexplained.map(({ mutant }) => `${mutant.card.name.en} ${mutant.path} ${mutant.what}`)).toEqual([]);
});

test('the report is up to date', async () => {
  await expect(report(outcomes)).toMatchFileSnapshot('../../../docs/clause-mutation.md');
});
