import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CoreState, createGame, type Game, type GameModule } from '@rulechart/core';
import { type Court, judgeScenario, type ReadScenario, ScenarioReader } from '@rulechart/testkit';
import { yugioh } from '../src/index.ts';
import { probes } from './probes.ts';

// A scenario may name any card of the time: it waits until the pool has it.
const module = { ...yugioh, ...(await yugioh.reference?.()) } as unknown as GameModule;
const games = new Map<string | null, Game<CoreState>>();

/** The game with its whole pool, under each profile, made once. Cards that only tests have are in it. */
export const court: Court = {
  module,
  game(profile) {
    const rules = profile === null || profile === module.rules.profile ? module.rules : module.profiles?.[profile];
    if (!rules) return undefined;
    const game = games.get(rules.profile ?? null) ?? createGame(rules, [...module.cards, ...probes]);
    games.set(rules.profile ?? null, game);
    return game;
  },
};

/** Where the scenarios lie: rulings by chapter, and what each card does. */
export const rulings = fileURLToPath(new URL('../../yugioh-expert/rulings/', import.meta.url));

const reader = new ScenarioReader();

/** The scenarios of a file, as they are read once. */
const readFiles = new Map<string, readonly ReadScenario[]>();

/** The scenario files, by their paths from there. */
export const files: readonly string[] = readdirSync(rulings, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.yaml'))
  .sort();

/** Reads the scenarios of a file. */
export function scenariosIn(file: string): readonly ReadScenario[] {
  const known = readFiles.get(file);
  if (known) return known;
  const read = reader.read(readFileSync(rulings + file, 'utf8'), file, () => court.game(null));
  readFiles.set(file, read);
  return read;
}

let byCard: ReadonlyMap<string, readonly ReadScenario[]> | null = null;

/** The scenarios whose file is named after the card, or whose position names it. */
export function scenariosOf(card: string): readonly ReadScenario[] {
  if (byCard === null) {
    const found = new Map<string, ReadScenario[]>();
    const names = module.cards.flatMap(({ name, key }) =>
      [name.en, name.ja, key].map((word) => [word, name.en] as const),
    );
    const englishOf = new Map(names);
    for (const file of files)
      for (const read of scenariosIn(file)) {
        const words = new Set<string>();
        const walk = (part: unknown): void => {
          if (typeof part === 'string') words.add(part);
          else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) walk(inner);
        };
        walk(read.scenario.position);
        walk(read.scenario.forEach);
        const cards = new Set([...words].flatMap((word) => englishOf.get(word) ?? []));
        for (const name of cards) found.set(name, [...(found.get(name) ?? []), read]);
      }
    byCard = found;
  }
  return byCard.get(card) ?? [];
}

/** What the scenarios of a card check, played with another card (by its key) in its place. */
export const scenarioChecks = (
  card: string,
  key: string,
  game: Game<CoreState>,
): readonly (readonly [title: string, check: () => void])[] => {
  const id = (of: string): number => game.engine.byKey.get(of)?.id ?? 0;
  const original = module.cards.find(({ name }) => name.en === card)?.key ?? '';
  const instead = new Map([[id(original), id(key)]]);
  return scenariosOf(card)
    .filter(({ scenario }) => scenario.profile === undefined && scenario.uncertain === undefined)
    .map((read) => [
      `${read.file} ${read.scenario.id}`,
      () => {
        for (const { status, expected, actual } of judgeScenario(
          read,
          { ...court, game: () => game },
          { instead, quick: true },
        ))
          if (status === 'failed') throw new Error(`${expected} / ${actual}`);
      },
    ]);
};
