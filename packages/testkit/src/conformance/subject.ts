import {
  type CardTree,
  type CoreState,
  createGame,
  type Decision,
  type Game,
  type GameOptions,
  type Randomness,
  RulechartError,
  type RuleSet,
  randomSource,
  type Setup,
} from '@rulechart/core';
import { type Policy, playOut } from '../playing.ts';

/** What is to be examined: a rule set with a pool, and setups to play it with. */
export interface Subject<S extends CoreState> {
  readonly rules: RuleSet<S>;
  readonly cards: readonly CardTree[];
  readonly setups: readonly Setup[];
  /** Policies whose choices must not depend on what their seat cannot see. They are given a view. */
  readonly policies?: readonly Policy<S>[];
}

/** How much to try. */
export interface Effort {
  /** Multiplies every number of games, points and checks. Default: the environment's RUNS, else 1. */
  readonly factor?: number;
  /** Games a case plays at most, before the factor (default 40). */
  readonly games?: number;
  /** Points at which legality is compared with brute force, and checks made there, before the factor. */
  readonly points?: number;
  readonly checks?: number;
  /** Steps in lock-step with an XState actor, before the factor (default 10,000). */
  readonly steps?: number;
}

/** One thing a rule set must satisfy. */
export interface Case {
  readonly name: string;
  /** The reason why it is left out, if it is. */
  readonly skipped?: string;
  /** Throws an error that says where it fails. */
  run(): void;
}

/** A resting point of a random game. */
export interface Point {
  readonly setup: Setup;
  readonly seed: number;
  readonly ply: number;
  readonly decision: Decision;
  readonly menu: Int32Array;
  readonly n: number;
  /** chance for whoever looks at the point */
  readonly source: Randomness;
  /** where this is, for error messages */
  readonly where: string;
}

/** Something a rule set does not satisfy. */
export class Violation extends RulechartError {
  override readonly name = 'Violation';
  readonly code = 'violation';
}

/** Throws unless the two are the same. */
export function same(what: string, a: unknown, b: unknown): void {
  if (a !== b && !(Number.isNaN(a) && Number.isNaN(b)))
    throw new Violation(`${what}: ${String(a)} is not ${String(b)}`);
}

/** Throws unless it holds. */
export function holds(what: string, truth: boolean): void {
  if (!truth) throw new Violation(what);
}

/** Throws at the first byte in which two buffers differ, naming the column. */
export function sameBytes<S extends CoreState>(game: Game<S>, what: string, a: S, b: S): void {
  if (equalBytes(a.words, b.words)) return;
  const places = differences(game, a, b);
  throw new Violation(`${what}: the states differ in ${places.slice(0, 5).join(', ') || 'padding'}`);
}

function equalBytes(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Names the cells in which two states differ. */
export function differences<S extends CoreState>(game: Game<S>, a: S, b: S): readonly string[] {
  const out: string[] = [];
  type Any = Record<string, Record<string, ArrayLike<number>>> & Record<string, number>;
  const [x, y] = [a as unknown as Any, b as unknown as Any];
  for (const name of game.layout.spec.scalars) if (x[name] !== y[name]) out.push(`${name} (${x[name]}, ${y[name]})`);
  for (const [table, { columns }] of Object.entries(game.layout.spec.tables)) {
    for (const column of Object.keys(columns)) {
      const [p, q] = [x[table]?.[column] as ArrayLike<number>, y[table]?.[column] as ArrayLike<number>];
      for (let i = 0; i < p.length; i++) {
        if (p[i] !== q[i]) {
          out.push(`${table}.${column}[${i}] (${p[i]}, ${q[i]})`);
          break;
        }
      }
    }
  }
  return out;
}

/** A subject made playable, with what the cases share. */
export class Examination<S extends CoreState> {
  readonly game: Game<S>;
  readonly factor: number;
  readonly games: number;

  constructor(
    readonly subject: Subject<S>,
    readonly effort: Effort = {},
  ) {
    this.game = this.again();
    this.factor = effort.factor ?? Number(process.env['RUNS'] ?? 1);
    this.games = Math.ceil((effort.games ?? 40) * this.factor);
  }

  /** The same rules and cards once more, as another process would make them. */
  again(options: GameOptions = {}): Game<S> {
    return createGame(this.subject.rules, this.subject.cards, options);
  }

  /** The same rules with other cards. */
  withCards(cards: readonly CardTree[]): Game<S> {
    return createGame(this.subject.rules, cards);
  }

  setup(seed: number): Setup {
    const { setups } = this.subject;
    return setups[seed % setups.length] as Setup;
  }

  /** Visits up to `count` resting points of random games, every `every`th one. The visitor must not change the state. */
  points(count: number, every: number, visit: (s: S, point: Point) => void, game = this.game): number {
    let seen = 0;
    for (let seed = 1; seed <= Math.max(this.games, 1) * 20 && seen < count; seed++) {
      const setup = this.setup(seed);
      const source = randomSource(seed * 7919);
      let ply = 0;
      playOut(game, setup, seed, {
        watch: (s, decision, menu, n) => {
          ply++;
          if (seen >= count || (ply + seed) % every !== 0) return;
          seen++;
          const where = `setup ${seed % this.subject.setups.length}, seed ${seed}, decision ${ply - 1}`;
          visit(s, { setup, seed, ply: ply - 1, decision, menu, n, source, where });
        },
      });
    }
    return seen;
  }
}
