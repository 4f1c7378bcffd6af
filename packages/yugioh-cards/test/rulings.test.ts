import type { CoreState, Game } from '@rulechart/core';
import { type Court, judgeScenario, type ReadScenario, ScenarioReader } from '@rulechart/testkit';
import { describe, expect, it, vi } from 'vitest';
import { pool, yugioh } from '../src/index.ts';
import { probes } from './probes.ts';
import { court, files, rulings, scenariosIn } from './scenarios.ts';

// One of them sets off a thousand triggers, and the first one builds the game.
vi.setConfig({ testTimeout: 60_000 });

const chapterOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** The passages that the refusals of a scenario name, by its file: what its "may not" rest on. */
const refused = new Map<string, Set<string>>();
let judged = '';

const listening = new Map<Game<CoreState>, Game<CoreState>>();
/** The court with an ear on what the games refuse. */
const heard: Court = {
  ...court,
  game(profile) {
    const game = court.game(profile);
    if (!game) return undefined;
    const known = listening.get(game);
    if (known) return known;
    const made: Game<CoreState> = Object.assign(Object.create(game) as Game<CoreState>, {
      explainAct(...asked: Parameters<Game<CoreState>['explainAct']>) {
        const answer = game.explainAct(...asked);
        for (const { rule } of answer.refusals) refused.get(judged)?.add(rule);
        return answer;
      },
    });
    listening.set(game, made);
    return made;
  },
};

const judge = (file: string) => {
  judged = file;
  refused.set(file, new Set());
  return scenariosIn(file).flatMap((read) => judgeScenario(read, heard));
};

describe.each([...new Set(files.map(chapterOf))])('rulings: %s', (chapter) => {
  it.each(files.filter((file) => chapterOf(file) === chapter))('%s', (file) => {
    for (const outcome of judge(file))
      expect(outcome, JSON.stringify(outcome, null, 1)).not.toMatchObject({ status: 'failed' });
  });
});

/** How many scenarios of a passage the table names. */
const shown = 6;
const to = '../packages/yugioh-expert/rulings/';
const head = [
  '# Rules and scenarios',
  '',
  `Every passage of the rulebook with scenarios that show it, ${shown} at most: those that cite it, and those in which something is`,
  'refused because of it. It is written by a test; a passage without a scenario fails it.',
  'What `S0 L127`, `§8.2` or the number of a scenario stands for is on [the page of sources](sources.md).',
  '',
  '| Passage | What it says | | Scenarios |',
  '| --- | --- | --- | --- |',
];

describe('what the rules rest on', () => {
  const rulebook = yugioh.rules.rulebook as Readonly<Record<string, { title: { ja: string; en: string } }>>;
  /** The scenarios of each passage: those that name it, and those whose refusals do. */
  const reached = (): Map<string, string[]> => {
    for (const file of files) if (!refused.has(file)) judge(file);
    const found = new Map<string, string[]>();
    for (const file of files) {
      const cited = scenariosIn(file).flatMap(({ scenario }) => scenario.cites ?? []);
      for (const id of new Set([...(refused.get(file) ?? []), ...cited]))
        found.set(id, [...(found.get(id) ?? []), file.replace(/\.yaml$/, '')]);
    }
    return found;
  };

  it('is shown by scenarios, passage by passage', async () => {
    const found = reached();
    expect(Object.keys(rulebook).filter((id) => !found.has(id))).toEqual([]);
    const rows = Object.entries(rulebook).map(([id, { title }]) => {
      const scenarios = (found.get(id) ?? []).slice(0, shown);
      return `| \`${id}\` | ${title.en} | ${title.ja} | ${scenarios.map((name) => `[${name}](${to}${name}.yaml)`).join(', ')} |`;
    });
    await expect([...head, ...rows, ''].join('\n')).toMatchFileSnapshot('../../../docs/rules-and-scenarios.md');
  });

  it('is named by a refusal of some scenario wherever it decides what is legal', () => {
    const { engine } = court.game(null) as Game<CoreState>;
    const legality = new Set([
      ...engine.decisionTypes.flatMap(({ rules }) => rules.map(({ rule }) => rule)),
      ...engine.effects.flatMap((effect) => (effect?.rules ?? []).map(({ rule }) => rule)),
    ]);
    reached();
    const named = new Set([...refused.values()].flatMap((rules) => [...rules]));
    expect([...legality].filter((rule) => rule in rulebook && !named.has(rule))).toEqual([]);
  });

  it('is cited by its id: another one is an error with its place', () => {
    const text = [
      'question: { ja: 何, en: what }',
      'source: here',
      'cites: [chain/resolution, chain/resolving]',
      'position: {}',
      'steps: [settle]',
    ];
    const read = (): readonly ReadScenario[] =>
      new ScenarioReader().read(text.join('\n'), 'cites.yaml', () => court.game(null));
    expect(read).toThrow(/^cites\.yaml:3:27: one of .*chain\/resolution, .*, not "chain\/resolving"$/);
  });
});

describe('probe cards', () => {
  it('lie beside the rulings as data, so that everybody can judge them', async () => {
    await expect(`${JSON.stringify(probes, null, 1)}\n`).toMatchFileSnapshot(`${rulings}probes.json`);
  });

  it('are few, and none of them is in the pool', () => {
    expect(probes.length).toBeLessThanOrEqual(45);
    const keys = new Set<string>(pool.map(({ key }) => key));
    expect(probes.filter(({ key }) => keys.has(key)).map(({ name }) => name.en)).toEqual([]);
  });
});
