import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CoreState, Game, GameModule } from '@rulechart/core';
import { judgeScenario, ScenarioReader } from '@rulechart/testkit';
import { expect, it } from 'vitest';
import { zx } from '../src/index.ts';
import { game, testCards } from './scenarios/board.ts';

const rulings = fileURLToPath(new URL('../../zx/rulings/', import.meta.url));
const reader = new ScenarioReader();
const played = game as unknown as Game<CoreState>;
const court = { module: zx as unknown as GameModule, game: () => played };

it.each(readdirSync(rulings).filter((file) => file.endsWith('.yaml')))('%s', (file) => {
  for (const read of reader.read(readFileSync(rulings + file, 'utf8'), file, () => played))
    for (const outcome of judgeScenario(read, court))
      expect(outcome, JSON.stringify(outcome, null, 1)).toMatchObject({ status: 'passed' });
});

it('the cards that only scenarios use lie beside them as data', async () => {
  await expect(`${JSON.stringify(testCards, null, 1)}\n`).toMatchFileSnapshot(`${rulings}probes.json`);
});
