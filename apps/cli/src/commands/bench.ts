import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Arena, duelSeed, random } from '@rulechart/bots';
import { type CardTree, type CoreState, createGame, type Setup } from '@rulechart/core';
import { fullDemands, measure, miniDemands, type Row } from '@rulechart/testkit';
import type { Command } from 'commander';
import { twoDecks } from '../decks.ts';
import { type Opened, openGame } from '../games.ts';
import type { Io } from '../io.ts';
import { type DeckOptions, duration, type GameOptions, withDecks, withGame } from '../options.ts';
import { Board, type Task, withWorkers } from '../simulation.ts';
import { tableRows } from '../tableBench.ts';

interface Options extends GameOptions, DeckOptions {
  readonly seconds: number;
  readonly strict?: boolean;
  readonly table?: boolean;
  readonly json?: boolean;
}

type Bound = readonly [atLeast: number, atMost: number];

/** What whole duels must be like, so that a high speed means what it says; for the games of which that is known. */
const honest: Readonly<Record<string, Readonly<Record<string, Bound>>>> = {
  'yugioh-expert': {
    'choices per duel': [180, 450],
    'turns per duel': [30, 60],
    'chain links per duel': [20, Number.POSITIVE_INFINITY],
    'cards activated': [20, Number.POSITIVE_INFINITY],
  },
};

/** `rulechart bench`: how fast it is, on this machine, now. */
export function bench(program: Command, io: Io, exit: (code: number) => void): void {
  const command = program
    .command('bench')
    .description('measures the game: play, the parts of a step, forks, memory, workers')
    .option('--seconds <n>', 'how long for each figure', duration, 1)
    .option('--table', 'measures the built duel table instead: first load, engine, answers')
    .option('--strict', 'exit code 1 when a demand is not met')
    .option('--json', 'one JSON document');
  withDecks(withGame(command)).action(async (options: Options) => {
    const tell = (rows: readonly Row[]): void => {
      if (options.json) io.out(JSON.stringify(rows));
      else for (const row of rows) io.out(line(row));
      if (options.strict && rows.some(({ met }) => !met)) exit(1);
    };
    if (options.table) return tell(await tableRows(fileURLToPath(new URL('../../table/dist', import.meta.url))));
    const opened = await openGame(options);
    const [a, b] = twoDecks(opened, options, options.lang);
    const decks = [a.deck, b.deck] as const;
    const { seconds } = options;
    const rows: Row[] = [];
    const step = async (what: string, take: () => readonly Row[] | Promise<readonly Row[]>): Promise<void> => {
      io.err(`measuring: ${what}`);
      rows.push(...(await take()));
    };
    await step('play, steps, forks, memory', () =>
      measure(
        opened.game,
        { decks },
        {
          demands: opened.id === 'mini' ? miniDemands : fullDemands,
          seconds,
          heapSteps: Math.ceil(1_000_000 * Math.min(1, seconds)),
        },
      ),
    );
    await step('what duels are like', () => likeness(opened, { decks }));
    await step('a larger pool', () => [largerPool(opened, { decks }, seconds)]);
    await step('growth', () => growthRows(opened, seconds));
    await step('workers', () => workers(opened, options.profile, decks, seconds));
    await step('a cold start', () => coldStart(opened));
    tell(rows);
  });
}

const row = (
  id: string,
  value: number,
  unit: string,
  method: string,
  [low, high]: Bound = [0, Number.POSITIVE_INFINITY],
): Row => ({
  id,
  value: Number(value.toPrecision(4)),
  unit,
  demand:
    low > 0 && high < Number.POSITIVE_INFINITY
      ? `${low} … ${high}`
      : low > 0
        ? `≥ ${low}`
        : high < Number.POSITIVE_INFINITY
          ? `≤ ${high}`
          : '',
  met: value >= low && value <= high,
  method,
});

const line = ({ id, value, unit, demand, met, method }: Row): string =>
  `${id}: ${value} ${unit}${demand ? ` (${demand}${met ? '' : ', NOT MET'})` : ''} – ${method}`;

/** Averages over a hundred duels, and how many different cards were activated in them. */
function likeness({ game }: Opened, setup: Setup): Row[] {
  const { uses, effects } = game.engine;
  const before = [...uses];
  const arena = new Arena(game);
  const sums = { choices: 0, turns: 0, activations: 0 };
  const duels = 100;
  for (let duel = 0; duel < duels; duel++) {
    const { state, choices, activations } = arena.play({ ...setup, first: (duel % 2) as 0 | 1 }, duelSeed(1, duel), [
      random,
      random,
    ]);
    sums.choices += choices;
    sums.turns += state.turn;
    sums.activations += activations;
  }
  const used = effects.flatMap((effect, id) => ((uses[id] ?? 0) > (before[id] ?? 0) ? [effect.definition] : []));
  const bounds = honest[game.rules.id] ?? {};
  const method = `mean over ${duels} duels, uniform random play`;
  return [
    row(
      'choices per duel',
      sums.choices / duels,
      '',
      `decisions with two options or more, ${method}`,
      bounds['choices per duel'],
    ),
    row('turns per duel', sums.turns / duels, '', method, bounds['turns per duel']),
    row('chain links per duel', sums.activations / duels, '', method, bounds['chain links per duel']),
    row('cards activated', new Set(used).size, '', `different cards, in ${duels} duels`, bounds['cards activated']),
  ];
}

/** The same duels with ten times as many cards in the pool: those that nobody brought must not cost. */
function largerPool({ rules, module }: Opened, setup: Setup, seconds: number): Row {
  const copies: CardTree[] = Array.from({ length: 9 }, (_, i) =>
    module.cards.map((card) => ({
      ...card,
      key: `${card.key} copy ${i}`,
      name: { ja: `${card.name.ja} 写し${i}`, en: `${card.name.en} copy ${i}` },
    })),
  ).flat();
  // Both made just now: a game that has played before is compiled for what it alone met, which would count against the pool.
  const larger = createGame(rules, [...module.cards, ...copies]);
  const arenas = [new Arena(createGame(rules, module.cards)), new Arena(larger)] as const;
  const times: [number[], number[]] = [[], []];
  // Turn by turn, so that whatever else the machine does hits both.
  for (let round = 0, end = performance.now() + seconds * 2000; performance.now() < end || round < 10; round++)
    for (const which of [0, 1] as const) {
      const start = performance.now();
      arenas[which].play(setup, duelSeed(2, round), [random, random]);
      times[which].push(performance.now() - start);
    }
  const sum = (list: readonly number[]): number =>
    [...list]
      .sort((a, b) => a - b)
      .slice(0, Math.ceil(list.length * 0.7))
      .reduce((a, b) => a + b, 0);
  return row(
    'ten times the pool',
    sum(times[1]) / sum(times[0]),
    '×',
    `the same duels with ${larger.engine.definitions.length - 1} cards in the pool over ${module.cards.length}`,
    [0, 1.1],
  );
}

/** What a step costs in two positions that differ in one respect: played on from both, in turns. */
function growthRows({ module, game }: Opened, seconds: number): Row[] {
  const menu = new Int32Array(8192);
  const steps = 8;
  const play = (from: CoreState, into: CoreState, types: readonly string[]): number => {
    game.fork(from, into);
    let played = 0;
    const start = performance.now();
    for (; played < steps && game.point(into) !== null; played++) {
      const n = game.legal(into, menu);
      const offered = types.map((type) => menu.subarray(0, n).find((d) => game.engine.codecs[d & 63]?.name === type));
      game.apply(into, offered.find((d) => d !== undefined) ?? (menu[0] as number));
    }
    return (performance.now() - start) / played;
  };
  return (module.growth?.(game) ?? []).map(({ id, small, large, types, atMost }) => {
    const [intoSmall, intoLarge] = [game.fork(small), game.fork(large)];
    const taken: [number[], number[]] = [[], []];
    for (const end = performance.now() + seconds * 1000; performance.now() < end || taken[0].length < 50; ) {
      taken[0].push(play(small, intoSmall, types));
      taken[1].push(play(large, intoLarge, types));
    }
    const [a, b] = taken.map((list) => list.sort((x, y) => x - y)[Math.floor(list.length / 10)] as number);
    return row(id, (b as number) / (a as number), '×', `${steps} steps from both positions, p10 of each`, [0, atMost]);
  });
}

/** How much faster two workers are than one, between the first and the last tenth of a series. */
async function workers(
  { id }: Opened,
  profile: string | undefined,
  decks: Task['decks'],
  seconds: number,
): Promise<Row[]> {
  if (import.meta.url.endsWith('.ts')) return []; // threads need what was built
  const rate = async (count: number, duels: number): Promise<number> => {
    const board = new Board(duels);
    const task: Task = {
      rules: id,
      ...(profile === undefined ? {} : { profile }),
      decks,
      seed: 3,
      duels,
      policy: 'random',
      board: board.buffer,
    };
    const seen: { at: number; done: number }[] = [];
    await withWorkers(task, count, () => seen.push({ at: performance.now(), done: board.done }), 10);
    const steady = seen.filter(({ done }) => done >= duels * 0.2 && done <= duels * 0.95);
    const [first, last] = [steady[0], steady.at(-1)];
    return first && last && last.at > first.at ? ((last.done - first.done) * 1000) / (last.at - first.at) : 0;
  };
  const rough = await rate(1, 200);
  const duels = Math.max(200, Math.ceil(rough * seconds * 3));
  const one = await rate(1, duels);
  const two = await rate(2, duels * 2);
  return [
    row('duels per second, one worker', one, '1/s', `whole duels, a thread of its own, ${duels} duels`),
    row('two workers over one', one > 0 ? two / one : 0, '×', 'the same with twice the duels', [
      1.5,
      Number.POSITIVE_INFINITY,
    ]),
  ];
}

/** From the start of a process to its end, for the list of all cards. */
function coldStart({ id }: Opened): Row[] {
  const bin = fileURLToPath(new URL('../bin/rulechart.mjs', import.meta.url));
  if (!existsSync(bin)) return [];
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    spawnSync(process.execPath, [bin, 'cards', '--rules', id, '--json']);
    return performance.now() - start;
  });
  return [row('rulechart cards', Math.min(...times), 'ms', 'a process of its own, best of three', [0, 1000])];
}
