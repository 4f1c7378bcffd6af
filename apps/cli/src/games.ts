import { pathToFileURL } from 'node:url';
import {
  type CoreState,
  closest,
  createGame,
  type Game,
  type GameModule,
  LoadError,
  type RuleSet,
  shown,
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

/** A game made ready by `--rules` and `--profile`. */
export interface Opened {
  readonly id: string;
  readonly module: GameModule;
  readonly rules: RuleSet<CoreState>;
  readonly game: Game<CoreState>;
}

/** Whether a file may name these rules: those that come with the command. A module's path comes from the command line alone: no data runs code. */
export const isBuiltIn = (id: string): boolean => Object.hasOwn(builtIn, id);

/** What a file says of the game it is about. */
export interface NamedGame {
  readonly rules?: unknown;
  readonly profile?: unknown;
}

/**
 * The game that a file is about, unless the command line says which.
 * @throws {BadInput} as `openGame`, and for rules that do not come with the command or that the command line contradicts.
 */
export async function openNamed(
  file: string,
  named: NamedGame,
  given: { readonly rules?: string; readonly profile?: string },
): Promise<Opened> {
  const text = (key: keyof NamedGame): string | undefined => {
    const value = named[key];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') return value;
    throw new BadInput(`${file}: "${key}" needs a text, not ${shown(value)}`);
  };
  const rules = text('rules');
  const profile = given.profile ?? text('profile');
  const edition = profile === undefined ? {} : { profile };
  if (given.rules !== undefined) {
    const opened = await openGame({ rules: given.rules, ...edition });
    if (rules === undefined || rules === opened.rules.id || rules === given.rules) return opened;
    throw new BadInput(`${file}: it is about the rules "${rules}", and --rules says "${opened.rules.id}"`);
  }
  if (rules !== undefined && !isBuiltIn(rules))
    throw new BadInput(
      `${file}: there are no rules "${rules}"; known: ${closest(rules, Object.keys(builtIn)).join(', ')}. A module is loaded only by --rules`,
    );
  return openGame({ ...(rules === undefined ? {} : { rules }), ...edition });
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
  const module = await loadModule(idOrPath);
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
  if (Object.hasOwn(profiles, id)) return profiles[id] as GameModule['rules'];
  const known = [...new Set([...(rules.profile === undefined ? [] : [rules.profile]), ...Object.keys(profiles)])];
  throw new BadInput(
    `${rules.id} has no profile "${id}"; ${known.length > 0 ? `known: ${known.join(', ')}` : 'it has none'}`,
  );
}
