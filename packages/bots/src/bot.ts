import type { CoreState, Decision, Game, QuestionView } from '@rulechart/core';

/** What a bot may know beside the view and the menu. */
export interface BotContext {
  /** the seat it decides for */
  readonly seat: number;
  /** What a running program asks, null if it is the chart that waits for an act. */
  question(): QuestionView | null;
}

/**
 * A player without hands. It never gets the state itself, only what its seat may see, and the decisions that are
 * legal there: the first `n` of `menu`, of which it gives one back.
 */
export interface Bot<S extends CoreState = CoreState> {
  readonly name: string;
  /** Whether it looks at the view; a bot that does not is handed an empty one, which saves the time to fill it. */
  readonly looks: boolean;
  /** Gives back one of the first `n` decisions of `menu`. */
  choose(view: S, menu: Int32Array, n: number, game: Game<S>, context: BotContext): Decision;
}

/** Makes a bot for one duel; the same seed makes a bot that decides the same. */
export type Policy<S extends CoreState = CoreState> = (seed: number) => Bot<S>;
