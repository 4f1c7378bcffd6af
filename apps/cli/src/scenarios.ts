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
import { builtInRules, defaultRules, isBuiltIn, type Opened, openGame } from './games.ts';
import { BadInput, messageOf, readText } from './io.ts';
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
 * The scenarios of a file, with their games, and in the place of those that cannot be read what is wrong with them:
 * file, line, column. `--rules` and `--profile` count for scenarios that name none. Data never says what is loaded:
 * a scenario names rules that come with the command, or those that the command line named.
 */
export async function readScenarioFile(
  file: string,
  options: Pick<GameOptions, 'rules' | 'profile'>,
): Promise<(OpenScenario | ScenarioError)[]> {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    return [new ScenarioError(file, 1, 1, `it cannot be read: ${messageOf(error)}`)];
  }
  const probes = probesFor(file);
  const named = [...text.matchAll(/^rules:\s*["']?([^\s"'#]+)/gm)].map((match) => match[1] as string);
  const ofCommand = options.rules ?? defaultRules;
  // The probe cards beside scenarios of other rules are cards of those.
  const mine = named.length > 0 && isBuiltIn(ofCommand) && !named.includes(ofCommand) ? undefined : probes;
  const main = await gameOf(ofCommand, options.profile, mine);
  const opened = new Map([[main.rules.id, main]]);
  for (const rules of new Set(named.filter((id) => isBuiltIn(id) && !opened.has(id))))
    opened.set(rules, await gameOf(rules, undefined, probes));
  const ofScenario = (rules: string | undefined): Opened | undefined =>
    rules === undefined ? main : opened.get(rules);
  return Promise.all(
    reader
      .readEach(text, file, (rules) => ofScenario(rules)?.game, builtInRules)
      .map(async (read) => {
        if (read instanceof ScenarioError) return read;
        const game = ofScenario(read.scenario.rules) as Opened;
        return { read, opened: game, court: await courtOf(game, read, probes) };
      }),
  );
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
