import { readFileSync } from 'node:fs';
import { below, createGame, type Game, type Randomness, randomSource, Session, type Setup } from '@rulechart/core';
import {
  disturb,
  isTold,
  judgeScenario,
  type MiniState,
  miniCards,
  miniRules,
  miniSetup,
  ScenarioReader,
  scramble,
} from '@rulechart/testkit';
import { expect, test } from 'vitest';
import { formatYdk, formatYdke, goatControl, readDeck, yugioh } from '../src/index.ts';
import { court, files, rulings } from './scenarios.ts';

// Valid files of every format, changed at random, through the doors they come in by. Whatever comes, a door answers with
// one line of an error of its own, or with something that can be played on with.

/** What once got through, as [format, seed]: tried again at every run. */
const fixtures: readonly (readonly [string, number])[] = [];

/** A thousand a run, and a million where every property is tried longer. A scenario is played as well: it takes longest. */
const long = Number(process.env['RUNS'] ?? 1) > 1;
const tries = (format: string): number => (long ? (format === 'scenario' ? 50_000 : 190_000) : 170);
const game = court.game(null) as unknown as Game<never>;
const setup = { decks: yugioh.decks.slice(0, 2).map(({ deck }) => deck) } as unknown as Setup;

const pick = <T>(source: Randomness, list: readonly T[]): T => list[below(source, list.length)] as T;

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
const decks = [
  formatYdk(goatControl.deck),
  formatYdke(goatControl.deck),
  '3 Sangan\n強欲な壺 ×2\nSide Deck:\n1x Jinzo',
];
const reader = new ScenarioReader();
/** A change of the tree, or of the bytes of a text that still is JSON. */
const changed = (text: string, source: Randomness): unknown => {
  if (below(source, 4) > 0) return disturb(JSON.parse(text), source);
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
  start: (source) =>
    playOn(new Session(game, disturb({ ...setup, first: 1, options: {} }, source) as Setup, 7), source),
  scenario(source) {
    for (const read of reader.read(scramble(pick(source, texts), source), 'file.yaml', () => court.game(null)))
      judgeScenario(read, court, { quick: true });
  },
  deck: (source) => void readDeck(scramble(pick(source, decks), source)),
  cards(source) {
    const cards = miniCards.map((card) => (below(source, 8) === 0 ? disturb(card, source) : card));
    const made = createGame<MiniState>(miniRules, cards as never);
    playOn(new Session(made, miniSetup, 1) as unknown as Session<never>, source);
  },
};

function through(format: string, seed: number): string | undefined {
  const source = randomSource(seed);
  try {
    doors[format]?.(source);
    return undefined;
  } catch (error) {
    return isTold(error as Error)
      ? undefined
      : `${format}, seed ${seed}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' | ').slice(0, 400)}`;
  }
}

for (const format of Object.keys(doors)) {
  const n = tries(format);
  test(`${n} changed files of the format "${format}" are told or played`, { timeout: 60_000 + n * 200 }, () => {
    const seeds = [
      ...fixtures.flatMap(([of, seed]) => (of === format ? [seed] : [])),
      ...Array.from({ length: n }, (_, i) => 1 + i),
    ];
    expect(seeds.flatMap((seed) => through(format, seed) ?? [])).toEqual([]);
  });
}
