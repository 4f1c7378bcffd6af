import { pathToFileURL } from 'node:url';
import {
  type CoreState,
  closest,
  createGame,
  type Game,
  type GameModule,
  LoadError,
  type RuleSet,
} from '@rulechart/core';
import { BadInput, messageOf } from './io.ts';

/** The games that come with the command, by the id of their rule set. The first is played when nobody names one. */
const builtIn: Readonly<Record<string, () => Promise<object>>> = {
  'yugioh-expert': async () => ({ game: (await import('@rulechart/yugioh-cards')).yugioh }),
  zx: async () => ({ game: (await import('@rulechart/zx-cards')).zx }),
  tiny: () => import('@rulechart/examples/tiny'),
  mini: async () => ({ game: (await import('@rulechart/testkit')).mini }),
};

/** The rule set that is played when nobody names one. */
export const defaultRules = 'yugioh-expert';

/** Whether these are rules that come with the command: data may name them, and nothing else that would be loaded. */
export const isBuiltIn = (id: string): boolean => Object.hasOwn(builtIn, id);

/** The rule sets that come with the command. */
export const builtInRules: readonly string[] = Object.keys(builtIn);

/** A game made ready by `--rules` and `--profile`. */
export interface Opened {
  readonly id: string;
  readonly module: GameModule;
  readonly rules: RuleSet<CoreState>;
  readonly game: Game<CoreState>;
}

/**
 * Loads a game by its id, or from a module's path. A module exports a `GameModule`: as `game`, as its default, or by
 * exporting the fields themselves.
 * @throws {BadInput} for an unknown id, or a module that holds no game.
 */
async function loadModule(idOrPath: string): Promise<GameModule> {
  const load = isBuiltIn(idOrPath) ? builtIn[idOrPath] : undefined;
  if (load) return gameIn(idOrPath, await load());
  if (!/[./\\]/.test(idOrPath))
    throw new BadInput(
      `there are no rules "${idOrPath}"; known: ${closest(idOrPath, Object.keys(builtIn)).join(', ')}, or the path of a module`,
    );
  let loaded: object;
  try {
    loaded = await import(pathToFileURL(idOrPath).href);
  } catch (error) {
    throw new BadInput(`${idOrPath} cannot be loaded: ${messageOf(error)}`);
  }
  return gameIn(idOrPath, loaded);
}

function gameIn(where: string, loaded: object): GameModule {
  const { game, default: byDefault } = loaded as { game?: unknown; default?: unknown };
  const found = [game, byDefault, loaded].find((it): it is GameModule => {
    const { rules, cards, decks } = (it ?? {}) as Partial<GameModule>;
    return typeof rules?.id === 'string' && Array.isArray(cards) && Array.isArray(decks);
  });
  if (!found) throw new BadInput(`${where} exports no game: "rules", "cards" and "decks" are needed`);
  return found;
}

/** @throws {BadInput} for an unknown game or profile, or rules or cards with something wrong in them. */
export async function openGame({
  rules: idOrPath = defaultRules,
  profile,
}: {
  rules?: string;
  profile?: string;
}): Promise<Opened> {
  const plain = await loadModule(idOrPath);
  // A command may load what a page in a browser would not.
  const module = { ...plain, ...(await plain.reference?.()) };
  const rules = profileOf(module, profile);
  try {
    return { id: idOrPath, module, rules, game: createGame(rules, module.cards) };
  } catch (error) {
    if (error instanceof LoadError) throw new BadInput(`${idOrPath}: ${messageOf(error)}`);
    throw error;
  }
}

function profileOf({ rules, profiles = {} }: GameModule, id: string | undefined): GameModule['rules'] {
  if (id === undefined || id === rules.profile) return rules;
  const found = Object.hasOwn(profiles, id) ? profiles[id] : undefined;
  if (found) return found;
  const known = [...new Set([...(rules.profile === undefined ? [] : [rules.profile]), ...Object.keys(profiles)])];
  throw new BadInput(
    `${rules.id} has no profile "${id}"; ${known.length > 0 ? `known: ${closest(id, known, known.length).join(', ')}` : 'it has none'}`,
  );
}
