import { readFileSync } from 'node:fs';
import { below, createGame, type Game, type Randomness, randomSource, Session, type Setup } from '@rulechart/core';
import { judgeScenario, type MiniState, miniCards, miniRules, miniSetup, ScenarioReader } from '@rulechart/testkit';
import { expect, test } from 'vitest';
import { formatYdk, formatYdke, goatControl, readDeck, yugioh } from '../src/index.ts';
import { court, files, rulings } from './scenarios.ts';

// Valid files of every format, changed at random, through the doors they come in by. Whatever comes, a door answers with
// one line of an error of its own, or with something that can be played on with.

/** What once got through, as [format, seed]: tried again at every run. */
const fixtures: readonly (readonly [string, number])[] = [];

const perFormat = 140 * Number(process.env['RUNS'] ?? 1);
const game = court.game(null) as unknown as Game<never>;
const setup = { decks: yugioh.decks.slice(0, 2).map(({ deck }) => deck) } as unknown as Setup;

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''];
const strange: readonly unknown[] = [
  ...names,
  null,
  true,
  0,
  -1,
  1e9,
  2 ** 31,
  -(2 ** 53),
  1e308,
  Number.NaN,
  0.5,
  [],
  {},
  'x'.repeat(100_000),
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 3}'),
];
const pick = <T>(source: Randomness, list: readonly T[]): T => list[below(source, list.length)] as T;

/** A tree nested as deep as no file is. */
const deep = (n: number): unknown => {
  let tree: unknown = 1;
  for (let i = 0; i < n; i++) tree = i % 2 === 0 ? [tree] : { a: tree };
  return tree;
};

/** Changes one place of a tree of plain data: gone, twice, another type, renamed, nested deep. */
function mutate(tree: unknown, source: Randomness): unknown {
  if (typeof tree !== 'object' || tree === null || below(source, 6) === 0) {
    if (below(source, 8) === 0) return deep(pick(source, [3, 200, 3000]));
    return pick(source, strange);
  }
  const keys = Object.keys(tree);
  if (keys.length === 0) return pick(source, strange);
  const key = pick(source, keys);
  const copy = (Array.isArray(tree) ? [...tree] : { ...tree }) as Record<string, unknown>;
  switch (below(source, 8)) {
    case 0:
      if (Array.isArray(copy)) copy.splice(Number(key), 1);
      else delete copy[key];
      return copy;
    case 1:
      if (Array.isArray(copy)) copy.push(copy[Number(key)]);
      else Object.defineProperty(copy, pick(source, names), { value: copy[key], enumerable: true, configurable: true });
      return copy;
    default:
      copy[key] = mutate(copy[key], source);
      return copy;
  }
}

/** Changes bytes of a text. */
function scramble(text: string, source: Randomness): string {
  const at = below(source, text.length + 1);
  const to = Math.min(text.length, at + below(source, 12));
  const bit = pick(source, [
    '',
    '\0',
    '\uFFFD',
    '\n',
    '- ',
    ': ',
    '&a *a',
    '{',
    '[',
    '9'.repeat(20),
    '-1',
    '!!',
    '#',
    '"',
    ...names,
  ]);
  return (
    text.slice(0, at) + (below(source, 5) === 0 ? bit.repeat(1000) : bit) + text.slice(below(source, 3) === 0 ? to : at)
  );
}

function playOn(session: Session<never>, source: Randomness): void {
  for (let i = 0; i < 12 && !session.over; i++) {
    const menu = session.legal();
    expect(menu.length).toBeGreaterThan(0);
    session.play(pick(source, menu));
  }
}

const started = (seed: number, moves: number): Session<never> => {
  const session = new Session(game, setup, seed);
  const source = randomSource(seed);
  for (let i = 0; i < moves && !session.over; i++) session.play(pick(source, session.legal()));
  return session;
};
const sessions = [3, 4, 5].map((seed) => started(seed, 40 * seed));
const states = sessions.map(({ state }) => JSON.stringify(game.toJSON(state)));
const replays = sessions.map((session) => JSON.stringify(session.replay()));
const texts = files.filter((_, i) => i % 97 === 0).map((file) => readFileSync(rulings + file, 'utf8'));
const decks = [formatYdk(goatControl.deck), formatYdke(goatControl.deck)];
const reader = new ScenarioReader();
/** A change of the tree, or of the bytes of a text that still is JSON. */
const changed = (text: string, source: Randomness): unknown => {
  if (below(source, 4) > 0) return mutate(JSON.parse(text), source);
  try {
    return JSON.parse(scramble(text, source)) as unknown;
  } catch {
    return undefined;
  }
};

/** By format: a valid file is changed and goes through its door. */
const doors: Readonly<Record<string, (source: Randomness) => void>> = {
  state(source) {
    const s = game.fromJSON(changed(pick(source, states), source));
    const menu = new Int32Array(65_536);
    for (let i = 0; i < 12 && game.point(s) !== null; i++) {
      const n = game.legal(s, menu);
      expect(n).toBeGreaterThan(0);
      game.apply(s, menu[below(source, n)] as number);
    }
  },
  replay: (source) => playOn(Session.from(game, changed(pick(source, replays), source)), source),
  start: (source) => playOn(new Session(game, mutate({ ...setup, first: 1, options: {} }, source) as Setup, 7), source),
  scenario(source) {
    for (const read of reader.read(scramble(pick(source, texts), source), 'file.yaml', () => court.game(null)))
      judgeScenario(read, court, { quick: true });
  },
  deck: (source) => void readDeck(scramble(pick(source, decks), source)),
  cards(source) {
    const cards = miniCards.map((card) => (below(source, 8) === 0 ? mutate(card, source) : card));
    const made = createGame<MiniState>(miniRules, cards as never);
    playOn(new Session(made, miniSetup, 1) as unknown as Session<never>, source);
  },
};

/** Errors of the language say that nobody has looked. */
const raw = ['Error', 'TypeError', 'ReferenceError', 'SyntaxError', 'InternalError', 'AssertionError'];
const RAW_RANGE = /call stack|Invalid (array|typed|count|string)|out of range index/u;

function through(format: string, seed: number): string | undefined {
  const source = randomSource(seed);
  try {
    doors[format]?.(source);
    return undefined;
  } catch (error) {
    const { name, message } = error as Error;
    const told = !raw.includes(name) && !message.includes('\n') && !(name === 'RangeError' && RAW_RANGE.test(message));
    return told
      ? undefined
      : `${format}, seed ${seed}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' | ').slice(0, 400)}`;
  }
}

for (const format of Object.keys(doors))
  test(`${perFormat} changed files of the format "${format}" are told or played`, {
    timeout: 600_000 * Math.max(1, perFormat / 1000),
  }, () => {
    const seeds = [
      ...fixtures.flatMap(([of, seed]) => (of === format ? [seed] : [])),
      ...Array.from({ length: perFormat }, (_, i) => 1 + i),
    ];
    expect(seeds.flatMap((seed) => through(format, seed) ?? [])).toEqual([]);
  });
