import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CoreState, createGame, type Game, type GameModule } from '@rulechart/core';
import { type Court, judgeScenario, ScenarioReader } from '@rulechart/testkit';
import { describe, expect, it } from 'vitest';
import { yugioh } from '../src/index.ts';

const module = yugioh as unknown as GameModule;
const games = new Map<string | null, Game<CoreState>>();
const court: Court = {
  module,
  game(profile) {
    const rules = profile === null || profile === module.rules.profile ? module.rules : module.profiles?.[profile];
    if (!rules) return undefined;
    const game = games.get(profile) ?? createGame(rules, module.cards);
    games.set(profile, game);
    return game;
  },
};
const reader = new ScenarioReader();

const rulings = fileURLToPath(new URL('../../yugioh-expert/rulings/', import.meta.url));
const chapters = readdirSync(rulings, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(chapters.map(({ name }) => name))('rulings: %s', (chapter) => {
  const files = readdirSync(`${rulings}/${chapter}`).filter((file) => file.endsWith('.yaml'));
  it.each(files)('%s', (file) => {
    const text = readFileSync(`${rulings}/${chapter}/${file}`, 'utf8');
    for (const read of reader.read(text, `${chapter}/${file}`, () => court.game(null)))
      for (const outcome of judgeScenario(read, court))
        expect(outcome, JSON.stringify(outcome, null, 1)).not.toMatchObject({ status: 'failed' });
  });
});
