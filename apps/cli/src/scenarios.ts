import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type CardTree, type CoreState, createGame, type Game } from '@rulechart/core';
import {
  type Court,
  MissingCard,
  type ReadScenario,
  ScenarioError,
  ScenarioReader,
  startScenario,
} from '@rulechart/testkit';
import { defaultRules, isBuiltIn, type Opened, openGame } from './games.ts';
import { BadInput, messageOf } from './io.ts';
import type { GameOptions } from './options.ts';
import type { OpenPosition } from './positions.ts';

/** A scenario of a file with the game whose rules it names, under each profile it names. */
export interface OpenScenario {
  readonly read: ReadScenario;
  readonly opened: Opened;
  readonly court: Court;
}

/** Games that scenarios name, each made once. */
const games = new Map<string, Promise<Opened>>();

/** The game of some rules under a profile, with the probe cards of a file (if any) beside the pool. */
const gameOf = (rules: string, profile: string | undefined, probes: string | undefined): Promise<Opened> => {
  const key = [rules, profile, probes].join('\n');
  const known = games.get(key) ?? openWith(rules, profile, probes);
  games.set(key, known);
  return known;
};

async function openWith(rules: string, profile: string | undefined, probes: string | undefined): Promise<Opened> {
  const opened = await openGame({ rules, ...(profile === undefined ? {} : { profile }) });
  if (probes === undefined) return opened;
  const json: unknown = JSON.parse(readFileSync(probes, 'utf8'));
  if (!Array.isArray(json)) throw new BadInput(`${probes}: a list of card trees is needed`);
  try {
    return { ...opened, game: createGame(opened.rules, [...opened.module.cards, ...(json as CardTree[])]) };
  } catch (error) {
    throw new BadInput(`${probes}: ${messageOf(error)}`);
  }
}

/** The file of probe cards that counts for a scenario file: `probes.json` beside it or in a folder above, up to its package. */
function probesFor(file: string): string | undefined {
  for (let folder = dirname(resolve(file)); ; folder = dirname(folder)) {
    const path = join(folder, 'probes.json');
    if (existsSync(path)) return path;
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder)) return undefined;
  }
}

const reader = new ScenarioReader();

/**
 * The scenarios of a file, with their games. `--rules` and `--profile` count for scenarios that name none.
 * @throws {BadInput} for a file that cannot be read, and for whatever is wrong in it: file, line, column.
 */
export async function readScenarioFile(
  file: string,
  options: Pick<GameOptions, 'rules' | 'profile'>,
): Promise<OpenScenario[]> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(`${file} cannot be read: ${messageOf(error)}`);
  }
  const probes = probesFor(file);
  const named = [...text.matchAll(/^rules:\s*["']?([^\s"'#]+)/gm)].map((match) => match[1] as string);
  const opened = new Map<string, Opened>();
  const ofCommand = options.rules ?? defaultRules;
  const byCommand = await gameOf(ofCommand, options.profile, probes);
  opened.set(ofCommand, byCommand);
  opened.set(byCommand.rules.id, byCommand);
  // A scenario names rules by their id: only the command line may name a module, which would be run.
  for (const rules of new Set(named.filter((id) => isBuiltIn(id) && !opened.has(id)))) {
    try {
      opened.set(rules, await gameOf(rules, options.profile, probes));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      // The reader says where the scenario names it.
    }
  }
  const ofScenario = (rules: string | undefined): Opened | undefined =>
    opened.get(rules ?? options.rules ?? defaultRules);
  try {
    const read = reader.read(text, file, (rules) => ofScenario(rules)?.game);
    return await Promise.all(
      read.map(async (one) => {
        const game = ofScenario(one.scenario.rules) as Opened;
        return { read: one, opened: game, court: await courtOf(game, one, probes) };
      }),
    );
  } catch (error) {
    if (error instanceof ScenarioError) throw new BadInput(messageOf(error));
    if (error instanceof RangeError) throw new BadInput(`${file}: nested too deeply to be read`);
    throw error;
  }
}

async function courtOf(opened: Opened, { scenario }: ReadScenario, probes: string | undefined): Promise<Court> {
  const under = new Map<string | null, Game<CoreState>>([[null, opened.game]]);
  for (const profile of scenario.profile === undefined ? [] : [scenario.profile].flat()) {
    const known = [opened.module.rules.profile, ...Object.keys(opened.module.profiles ?? {})];
    if (known.includes(profile)) under.set(profile, (await gameOf(opened.id, profile, probes)).game);
  }
  return { module: opened.module, game: (profile) => under.get(profile) };
}

/** The position in which a scenario begins. @throws {BadInput} when it cannot be set up. */
export function startOf({ read, opened, court }: OpenScenario): OpenPosition {
  try {
    return { opened, state: startScenario(read, court), session: null };
  } catch (error) {
    if (error instanceof ScenarioError || error instanceof MissingCard) throw new BadInput(messageOf(error));
    throw error;
  }
}

/** Scenario files at a path: the file itself, or all `.yaml` files below a folder, in order of their names. @throws {BadInput} */
export function scenarioFiles(path: string): string[] {
  let folder: boolean;
  try {
    folder = statSync(path).isDirectory();
  } catch {
    throw new BadInput(`there is no file or folder ${path}`);
  }
  if (!folder) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? scenarioFiles(join(path, entry.name))
        : /\.ya?ml$/.test(entry.name)
          ? [join(path, entry.name)]
          : [],
    );
}
