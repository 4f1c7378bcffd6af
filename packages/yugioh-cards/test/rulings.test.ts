import { judgeScenario } from '@rulechart/testkit';
import { describe, expect, it } from 'vitest';
import { court, filesOf, folders, scenariosIn } from './scenarios.ts';

describe.each(Object.entries(folders))('%s', (_, folder) => {
  it.each(filesOf(folder))('%s', (file) => {
    for (const read of scenariosIn(folder, file))
      for (const outcome of judgeScenario(read, court))
        expect(outcome, JSON.stringify(outcome, null, 1)).not.toMatchObject({ status: 'failed' });
  });
});
