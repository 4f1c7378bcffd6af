import { judgeScenario } from '@rulechart/testkit';
import { describe, expect, it } from 'vitest';
import { pool } from '../src/index.ts';
import { probes } from './probes.ts';
import { court, files, rulings, scenariosIn } from './scenarios.ts';

const chapterOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

describe.each([...new Set(files.map(chapterOf))])('rulings: %s', (chapter) => {
  it.each(files.filter((file) => chapterOf(file) === chapter))('%s', (file) => {
    for (const read of scenariosIn(file))
      for (const outcome of judgeScenario(read, court))
        expect(outcome, JSON.stringify(outcome, null, 1)).not.toMatchObject({ status: 'failed' });
  });
});

describe('probe cards', () => {
  it('lie beside the rulings as data, so that everybody can judge them', async () => {
    await expect(`${JSON.stringify(probes, null, 1)}\n`).toMatchFileSnapshot(`${rulings}probes.json`);
  });

  it('are few, and none of them is in the pool', () => {
    expect(probes.length).toBeLessThanOrEqual(40);
    const keys = new Set<string>(pool.map(({ key }) => key));
    expect(probes.filter(({ key }) => keys.has(key)).map(({ name }) => name.en)).toEqual([]);
  });
});
