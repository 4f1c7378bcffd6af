import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { CoreState, Game } from '@rulechart/core';
import type { Command } from 'commander';
import { twoDecks } from '../decks.ts';
import { openGame } from '../games.ts';
import { BadInput, type Io, messageOf, progress } from '../io.ts';
import { type DeckOptions, type GameOptions, integer, withDecks, withGame, withSeed } from '../options.ts';
import { htmlReport } from '../report.ts';
import { Board, drawn, type Fault, playAll, policyOf, type Task, withWorkers } from '../simulation.ts';

/** What a simulation comes to. `turns`, `chainLinks`, `decisions` and `choices` are totals over all duels. */
export interface Simulation {
  readonly duels: number;
  readonly decisions: number;
  readonly choices: number;
  readonly seconds: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly turns: number;
  readonly chainLinks: number;
  readonly faults: readonly Fault[];
  readonly digest: string;
}

interface Options extends GameOptions, DeckOptions {
  readonly duels: number;
  readonly randomDecks?: boolean;
  readonly seed: number;
  readonly policy: string;
  readonly workers: number;
  readonly report?: string;
  readonly json?: boolean;
}

/** `rulechart simulate`. */
export function simulate(program: Command, io: Io, exit: (code: number) => void): void {
  const command = program
    .command('simulate')
    .description('bot duels: the same seed gives the same duels, with any number of workers')
    .option('--duels <n>', 'how many', integer(1, 10_000_000), 100)
    .option('--random-decks', 'each duel with two decks drawn from the whole pool')
    .option('--policy <name>', 'random, or greedy', 'random')
    .option('--workers <n>', 'how many threads', integer(1, 256), 1)
    .option('--report <file>', 'writes figures and plots to a .json or .html file')
    .option('--json', 'one JSON document');
  withSeed(withDecks(withGame(command)), 'from which all duels follow (default 1)');
  command.action(async (options: Options) => {
    const { lang, duels, seed = 1, policy, workers, report, json, randomDecks = false } = options;
    if (report !== undefined && !/\.(json|html)$/.test(report))
      throw new BadInput(`a report is a .json or .html file, not ${report}`);
    const opened = await openGame(options);
    if (randomDecks && (options.deck.length > 0 || options.format))
      throw new BadInput('--random-decks draws the decks: leave out --deck and --format');
    if (randomDecks) drawn(opened, seed);
    const named = randomDecks ? null : twoDecks(opened, options, lang);
    const names = named ? ([named[0].name, named[1].name] as const) : (['at random', 'at random'] as const);
    policyOf(opened, policy);
    const board = new Board(duels);
    const task: Task = {
      rules: opened.id,
      ...(options.profile === undefined ? {} : { profile: options.profile }),
      decks: named && [named[0].deck, named[1].deck],
      seed,
      duels,
      policy,
      board: board.buffer,
    };
    const bar = progress(io);
    const started = performance.now();
    const told = () =>
      bar.tell(() => `${board.done} of ${duels} duels, ${Math.round(perSecond(board.done, started))} a second`);
    // Ctrl-C ends the run after the duels that are being played; a second one ends it at once.
    const stop = (): void => board.stop();
    process.once('SIGINT', stop);
    let faults: Fault[];
    try {
      faults = workers === 1 ? await playAll(opened, task, told) : await withWorkers(task, workers, told);
    } finally {
      process.off('SIGINT', stop);
    }
    const seconds = (performance.now() - started) / 1000;
    bar.end();
    if (board.done < duels) {
      io.err(`stopped after ${board.done} of ${duels} duels`);
      exit(interrupted);
    }
    const result = sumUp(opened.game, board, faults, seconds);
    if (report !== undefined) {
      const reason = (id: string): string => opened.game.engine.rules.reasons[id]?.[lang] ?? id;
      const about = { names, policy, seed, lang, reason };
      write(
        report,
        report.endsWith('.json') ? JSON.stringify(perDuel(result, board), null, 1) : htmlReport(result, board, about),
      );
      io.err(`report: ${report}`);
    }
    if (json) io.out(JSON.stringify(result));
    else tell(io, result, names);
    if (faults.length > 0) exit(1);
  });
}

/** The exit code of what was ended by Ctrl-C. */
const interrupted = 130;

const perSecond = (n: number, started: number): number => (n * 1000) / Math.max(1, performance.now() - started);

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInput(`${file} cannot be written: ${messageOf(error)}`);
  }
}

function sumUp(game: Game<CoreState>, board: Board, faults: readonly Fault[], seconds: number): Simulation {
  const sums = { turns: 0, decisions: 0, choices: 0, chainLinks: 0 };
  const wins: [number, number] = [0, 0];
  const reasons: Record<string, number> = {};
  let draws = 0;
  for (let duel = 0; duel < board.done; duel++) {
    for (const figure of Object.keys(sums) as (keyof typeof sums)[]) sums[figure] += board.get(duel, figure);
    const result = board.get(duel, 'result');
    if (result === 0) continue;
    if (result === 3) draws++;
    else wins[(result - 1) as 0 | 1]++;
    const reason = game.engine.reasons.name(board.get(duel, 'reason'));
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const digest = createHash('sha256')
    .update(new Uint8Array(board.hashes.slice(0, board.done).buffer))
    .digest('hex')
    .slice(0, 16);
  return {
    duels: board.done,
    decisions: sums.decisions,
    choices: sums.choices,
    seconds: Math.round(seconds * 1000) / 1000,
    wins,
    draws,
    reasons,
    turns: sums.turns,
    chainLinks: sums.chainLinks,
    faults,
    digest,
  };
}

/** The result with every duel's own figures. */
const perDuel = (result: Simulation, board: Board): object => ({
  ...result,
  perDuel: Array.from({ length: board.done }, (_, duel) => ({
    winner: ['none', 'A', 'B', 'draw'][board.get(duel, 'result')],
    turns: board.get(duel, 'turns'),
    decisions: board.get(duel, 'decisions'),
    choices: board.get(duel, 'choices'),
    chainLinks: board.get(duel, 'chainLinks'),
    hash: board.hashes[duel],
  })),
});

function tell(io: Io, result: Simulation, [a, b]: readonly [string, string]): void {
  const { duels, seconds, wins, draws, faults } = result;
  const each = (n: number): string => (n / Math.max(1, duels - faults.length)).toFixed(1);
  io.out(`${duels} duels in ${seconds.toFixed(2)} seconds, ${(duels / Math.max(seconds, 0.001)).toFixed(0)} a second`);
  io.out(`A (${a}) won ${wins[0]}, B (${b}) won ${wins[1]}, drawn ${draws}`);
  io.out(
    `a duel: ${each(result.turns)} turns, ${each(result.decisions)} decisions, ${each(result.choices)} choices, ${each(result.chainLinks)} activations`,
  );
  io.out(
    `reasons: ${
      Object.entries(result.reasons)
        .map(([reason, n]) => `${reason} ${n}`)
        .join(', ') || 'none'
    }`,
  );
  io.out(`digest ${result.digest}`);
  for (const { duel, seed, message, decisions } of faults.slice(0, 20))
    io.out(`FAULT in duel ${duel} (seed ${seed}, after ${decisions.length} decisions): ${message}`);
  if (faults.length > 20) io.out(`and ${faults.length - 20} more faults`);
}
