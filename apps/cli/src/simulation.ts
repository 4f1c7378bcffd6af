import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Arena, DuelFault, duelSeed, greedy, type Policy, random } from '@rulechart/bots';
import { type CoreState, type Deck, randomSource, type Setup } from '@rulechart/core';
import { type Opened, openGame } from './games.ts';
import { BadInput, messageOf } from './io.ts';

/** What a worker needs to take part in a simulation. */
export interface Task {
  readonly rules: string;
  readonly profile?: string;
  /** null: each duel has two decks of its own, drawn from the pool */
  readonly decks: readonly [Deck, Deck] | null;
  readonly seed: number;
  readonly duels: number;
  readonly policy: string;
  readonly board: SharedArrayBuffer;
}

/** A duel that went wrong, as the result tells it. */
export interface Fault {
  readonly seed: number;
  readonly duel: number;
  readonly message: string;
  readonly decisions: readonly number[];
}

/** Figures kept of every duel. */
export const figures = ['result', 'reason', 'turns', 'decisions', 'choices', 'chainLinks'] as const;

/** The table that all workers of a simulation write to: a row for each duel, and the number of the next one. */
export class Board {
  private readonly next: Int32Array;
  readonly hashes: Float64Array;
  private readonly cells: Int32Array;

  constructor(
    readonly duels: number,
    readonly buffer: SharedArrayBuffer = new SharedArrayBuffer(16 + duels * (8 + 4 * figures.length)),
  ) {
    this.next = new Int32Array(buffer, 0, 4);
    this.hashes = new Float64Array(buffer, 16, duels);
    this.cells = new Int32Array(buffer, 16 + 8 * duels, duels * figures.length);
  }

  /** The number of a duel that nobody has taken yet, or null. */
  take(): number | null {
    const duel = Atomics.add(this.next, 0, 1);
    return duel < this.duels ? duel : null;
  }
  /** From now on nobody takes another one. */
  stop(): void {
    Atomics.store(this.next, 0, this.duels);
  }
  finished(): void {
    Atomics.add(this.next, 1, 1);
  }
  /** How many duels are over. */
  get done(): number {
    return Atomics.load(this.next, 1);
  }
  set(duel: number, figure: (typeof figures)[number], value: number): void {
    this.cells[duel * figures.length + figures.indexOf(figure)] = value;
  }
  get(duel: number, figure: (typeof figures)[number]): number {
    return this.cells[duel * figures.length + figures.indexOf(figure)];
  }
}

/** @throws {BadInput} for an unknown policy, or one that the game does not support. */
export function policyOf({ module, id }: Pick<Opened, 'module' | 'id'>, name: string): Policy<CoreState> {
  if (name === 'random') return random;
  if (name !== 'greedy') throw new BadInput(`there is no policy "${name}"; known: random, greedy`);
  if (!module.judge)
    throw new BadInput(`${id} has no judge of moves, so it cannot be played greedily; use --policy random`);
  return greedy(module.judge);
}

/**
 * Plays duels of the board until none is left. Which worker plays which makes no difference to any of them. A duel that
 * goes wrong is noted, and the next one begins.
 */
export async function playAll(opened: Opened, task: Task, afterEach: () => void = () => {}): Promise<Fault[]> {
  const board = new Board(task.duels, task.board);
  const arena = new Arena(opened.game);
  const policy = policyOf(opened, task.policy);
  const faults: Fault[] = [];
  let heard = performance.now();
  for (let duel = board.take(); duel !== null; duel = board.take()) {
    // The seats take turns at going first.
    const seed = duelSeed(task.seed, duel);
    try {
      const setup: Setup = { decks: task.decks ?? drawn(opened, seed), first: (duel % 2) as 0 | 1 };
      const { state, decisions, choices, activations } = arena.play(setup, seed, [policy, policy]);
      board.hashes[duel] = opened.game.hash(state);
      board.set(duel, 'result', state.result);
      board.set(duel, 'reason', state.resultReason);
      board.set(duel, 'turns', state.turn);
      board.set(duel, 'decisions', decisions.length);
      board.set(duel, 'choices', choices);
      board.set(duel, 'chainLinks', activations);
    } catch (error) {
      const decisions = error instanceof DuelFault ? error.decisions : [];
      faults.push({ seed, duel, message: messageOf(error), decisions });
    }
    board.finished();
    afterEach();
    if (performance.now() - heard < 50) continue;
    await new Promise(setImmediate); // lets signals through
    heard = performance.now();
  }
  return faults;
}

/** Two decks that follow from a seed. @throws {BadInput} for a game that draws none. */
export function drawn({ module, id }: Pick<Opened, 'module' | 'id'>, seed: number): readonly [Deck, Deck] {
  if (!module.drawDeck) throw new BadInput(`${id} draws no decks: name two with --deck`);
  const source = randomSource(seed);
  return [module.drawDeck(source), module.drawDeck(source)];
}

/** A worker's part: makes the game for itself, then plays. */
export async function takePart(task: Task): Promise<Fault[]> {
  const opened = await openGame({
    rules: task.rules,
    ...(task.profile === undefined ? {} : { profile: task.profile }),
  });
  return playAll(opened, task);
}

/** Plays a task in threads of its own; `told` is called every now and then. @throws {BadInput} without a built worker. */
export async function withWorkers(task: Task, workers: number, told: () => void, every = 250): Promise<Fault[]> {
  // Threads run JavaScript only: from the sources, the built worker takes part.
  const file = new URL(import.meta.url.endsWith('.ts') ? '../dist/worker.js' : './worker.js', import.meta.url);
  if (!existsSync(fileURLToPath(file))) throw new BadInput('the worker is not built: pnpm run build, or --workers 1');
  const count = Math.min(workers, task.duels);
  const running = Array.from({ length: count }, () => new Worker(file, { workerData: task }));
  const timer = setInterval(told, every);
  try {
    const parts = await Promise.all(
      running.map(
        (worker) =>
          new Promise<Fault[]>((resolve, reject) => {
            worker.once('message', resolve);
            worker.once('error', reject);
            worker.once('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
          }),
      ),
    );
    return parts.flat().sort((a, b) => a.duel - b.duel);
  } finally {
    clearInterval(timer);
    await Promise.all(running.map((worker) => worker.terminate()));
  }
}
