import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type * as Errors from '../src/chart/errors.ts';
import { loadMutant } from './mutant.ts';

const change = { from: fileURLToPath(new URL('../src/chart', import.meta.url)), file: 'errors.ts', entry: 'errors.ts' };

test('a mutant is the module with one change, and leaves nothing behind', async () => {
  const { ChartError } = await loadMutant<typeof Errors>({ ...change, replace: "'ChartError'", by: "'Changed'" });

  expect(new ChartError('here', 'wrong').name).toBe('Changed');
  const copies = fileURLToPath(new URL(`../.mutants`, import.meta.url));
  const mine = existsSync(copies) ? readdirSync(copies).filter((name) => name.startsWith(`${process.pid}-`)) : [];
  expect(mine).toEqual([]);
});

test('a mutant that changes nothing, or not one place, is refused', async () => {
  await expect(loadMutant({ ...change, replace: 'no such text', by: '' })).rejects.toThrow(/0 times, not once/);
  await expect(loadMutant({ ...change, replace: 'state', by: '' })).rejects.toThrow(/times, not once/);
  await expect(loadMutant({ ...change, replace: 'ChartError extends', by: 'ChartError extends' })).rejects.toThrow(
    /changes nothing/,
  );
});
