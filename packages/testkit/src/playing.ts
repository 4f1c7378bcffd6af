import {
  below,
  type CoreState,
  type Decision,
  type Game,
  type Randomness,
  RulechartError,
  randomSource,
  type Setup,
} from '@rulechart/core';

/** Picks one of the `n` decisions at the front of `menu`, by index. */
export type Policy<S extends CoreState> = (s: S, menu: Int32Array, n: number, source: Randomness) => number;

/** Every decision of the menu equally likely. */
export const uniform: Policy<CoreState> = (_, __, n, source) => below(source, n);

/** Called at every resting point, before the decision that is about to be played. */
export type Watcher<S extends CoreState> = (s: S, decision: Decision, menu: Int32Array, n: number) => void;

/** What one game came to. */
export interface Played<S extends CoreState> {
  readonly state: S;
  readonly decisions: readonly Decision[];
  /** decisions with at least two options */
  readonly choices: number;
  readonly over: boolean;
}

/** How to play: which size class, what to call at every resting point, and when to give up. */
export interface Playing<S extends CoreState> {
  readonly policy?: Policy<S>;
  readonly watch?: Watcher<S>;
  /** Called on arriving at every resting point, before its menu is asked for. */
  readonly arrive?: (s: S, ply: number) => void;
  readonly sizeClass?: Parameters<Game<S>['create']>[2];
  /** most decisions of one game (default 20,000) */
  readonly most?: number;
}

/** A position without a single legal decision, though the game is not over. */
export class Stuck extends RulechartError {
  override readonly name = 'Stuck';
  readonly code = 'stuck';
}

/**
 * Plays a whole game with a seeded policy: the seed deals and chooses, so the same seed gives the same game.
 * @throws {Stuck} at a position without a legal decision.
 */
export function playOut<S extends CoreState>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  { policy = uniform as Policy<S>, watch, arrive, sizeClass, most = 20_000 }: Playing<S> = {},
): Played<S> {
  const state = game.create(setup, seed, sizeClass);
  const source = randomSource(seed ^ 0x5eed);
  const menu = new Int32Array(8192);
  const decisions: Decision[] = [];
  let choices = 0;
  while (decisions.length < most && game.point(state) !== null) {
    arrive?.(state, decisions.length);
    const n = game.legal(state, menu);
    if (n === 0) {
      const { path, seat } = game.point(state) as NonNullable<ReturnType<Game<S>['point']>>;
      throw new Stuck(`seed ${seed}, decision ${decisions.length}: nothing is legal for ${seat} in ${path.at(-1)}`);
    }
    if (n > 1) choices++;
    const decision = menu[n === 1 ? 0 : policy(state, menu, n, source)] as number;
    watch?.(state, decision, menu, n);
    game.apply(state, decision);
    decisions.push(decision);
  }
  return { state, decisions, choices, over: game.point(state) === null };
}
