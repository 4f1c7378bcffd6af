import {
  below,
  ChartError,
  type CoreState,
  createGame,
  type GameModule,
  LoadError,
  randomSource,
} from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { mini, playOut } from '../src/index.ts';

// Rule sets and cards of others, broken at each of their keys in each of these ways: all of them are told, at their place.

// The template is a package of its own, which no other one's types depend on.
const source = new URL('../../../templates/rule-set/src/index.ts', import.meta.url).pathname;
const { game: template } = (await import(source)) as { readonly game: GameModule };

type Path = readonly (string | number)[];
const unknown = 'undreamt-of';

/** What a value is turned into: of another type, out of range, empty, unknown. */
const wrongs = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [7, '', {}, null];
  if (typeof value === 'number') return ['x', 1.5, -3_000_000_000, 3_000_000_000, Number.NaN, null, {}];
  if (typeof value === 'boolean') return ['x', 2, null];
  if (typeof value === 'function') return [7, 'x', {}, null];
  if (Array.isArray(value)) return [7, 'x', { 0: 'x' }, null];
  return [true, 'x', null, []];
};

/** Every place in a plain tree, down to functions. */
function* places(value: unknown, path: Path = [], depth = 9): Generator<Path> {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  const proto = Object.getPrototypeOf(value) as unknown;
  if (!Array.isArray(value) && proto !== Object.prototype) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    yield at;
    yield* places(inner, at, depth - 1);
  }
}

const get = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], tree);

/** The same tree with another value at a place; nothing else is copied than what leads there. */
function put(tree: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as object) }) as Record<string | number, unknown>;
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = put(copy[key], rest, value);
  return copy;
}

const withPart = (module: GameModule, part: 'rules' | 'cards', value: unknown): GameModule =>
  ({ ...module, [part]: value }) as GameModule;

interface Break {
  readonly what: string;
  readonly module: GameModule;
}

function* breaks(module: GameModule, within: 'rules' | 'cards'): Generator<Break> {
  const tree = module[within];
  for (const path of places(tree)) {
    // What a rule set gives as data of its own (facts of its cards, its chart, its positions) is checked by itself.
    if (path.some((key) => ['machine', 'positions', 'words', 'voice', 'traits'].includes(String(key)))) continue;
    const value = get(tree, path);
    const name = `${within}.${path.join('.')}`;
    for (const wrong of wrongs(value))
      yield {
        what: `${name} = ${JSON.stringify(wrong) ?? 'a function'}`,
        module: withPart(module, within, put(tree, path, wrong)),
      };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      yield { what: `${name}.${unknown}`, module: withPart(module, within, put(tree, [...path, unknown], 1)) };
    if (Array.isArray(value) && typeof value[0] === 'object' && within === 'rules' && path[0] !== 'programs')
      yield { what: `${name} twice`, module: withPart(module, within, put(tree, path, [...value, value[0]])) };
  }
}

function outcome({ module }: Break): 'told' | 'accepted' | string {
  try {
    const game = createGame(module.rules, module.cards);
    const [one, two = one] = module.decks;
    playOut(game, { decks: [one?.deck ?? {}, two?.deck ?? {}] } as never, 1, { most: 40 });
    return 'accepted';
  } catch (error) {
    if ((error instanceof LoadError || error instanceof ChartError) && !/\n/u.test(error.message)) return 'told';
    return `raw: ${String(error)} ${(error as Error).stack?.split('\n')[1]}`;
  }
}

describe('a module broken at any key is told, or nothing is broken', () => {
  for (const [name, module] of [
    ['mini', mini],
    ['the template', template],
  ] as readonly (readonly [string, GameModule<never> | GameModule])[])
    for (const within of ['rules', 'cards'] as const)
      test(`${within} of ${name}`, { timeout: 300_000 }, () => {
        const all = [...breaks(module as GameModule<CoreState>, within)];
        const share = Math.min(1, (900 * Number(process.env['RUNS'] ?? 1)) / all.length);
        const source = randomSource(all.length);
        const tried = all.filter(() => below(source, 1_000_000) < share * 1_000_000);
        const bad = tried.flatMap((one) => {
          const result = outcome(one);
          return result === 'told' ? [] : [`${one.what}: ${result}`];
        });
        expect(tried.length).toBeGreaterThan(100);
        expect(bad).toEqual([]);
      });
});
