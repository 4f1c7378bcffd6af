import {
  CapacityExceeded,
  type CoreState,
  type Decision,
  type Game,
  nextWord,
  type QuestionView,
  RulechartError,
  randomSource,
  type Setup,
  type SizeClass,
  sizeClasses,
} from '@rulechart/core';
import type { Bot, BotContext, Policy } from './bot.ts';

/** How a duel of two bots went. */
export interface PlayedDuel<S extends CoreState> {
  /** how it ended; the arena plays its next duel in it: fork it to keep it */
  readonly state: S;
  readonly decisions: readonly Decision[];
  /** decisions with at least two options */
  readonly choices: number;
  /** how many effects were activated */
  readonly activations: number;
}

/** A duel that went wrong: with the seed and the decisions anybody can see it again. */
export class DuelFault extends RulechartError {
  override readonly name = 'DuelFault';
  readonly code = 'duel-fault';
  constructor(
    message: string,
    readonly seed: number,
    readonly decisions: readonly Decision[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A seed of its own for every duel of a series: `stream` 0 deals, 1 and 2 are for the bots. */
export function duelSeed(seed: number, duel: number, stream = 0): number {
  const source = randomSource(seed);
  source.rng0 ^= duel;
  source.rng1 ^= Math.floor(duel / 0x100000000);
  source.rng2 ^= stream;
  for (let i = 0; i < 12; i++) nextWord(source);
  return nextWord(source) * 0x200000 + (nextWord(source) >>> 11);
}

/** Decisions after which a duel counts as endless. */
const MOST = 100_000;

/** Plays whole duels between bots, one after the other, with buffers that are used again. */
export class Arena<S extends CoreState> {
  private readonly menu = new Int32Array(8192);
  private readonly views = new Map<SizeClass, S>();
  private readonly decisions: Decision[] = [];
  private readonly usesBefore: number[] = [];
  private spare: S | undefined;

  constructor(
    readonly game: Game<S>,
    private readonly most = MOST,
  ) {}

  /**
   * Plays a duel to its end. If a table of the state runs full, the duel is played again in the next size class.
   * @throws {DuelFault} when the engine fails, nothing is legal, or the duel does not end.
   */
  play(setup: Setup, seed: number, policies: readonly [Policy<S>, Policy<S>]): PlayedDuel<S> {
    const { game, decisions } = this;
    const { uses } = game.engine;
    decisions.length = 0;
    for (let i = 0; i < uses.length; i++) this.usesBefore[i] = uses[i];
    try {
      const bots = [policies[0](duelSeed(seed, 0, 1)), policies[1](duelSeed(seed, 0, 2))] as const;
      let s = game.create(setup, seed, undefined, this.spare);
      this.spare = s;
      let choices = 0;
      while (s.result === 0) {
        if (decisions.length >= this.most) throw new Error(`no end after ${this.most} decisions`);
        const n = game.legal(s, this.menu);
        if (n === 0) {
          const point = game.point(s);
          if (point === null) break;
          throw new Error(`nothing is legal in ${point.path.at(-1)}`);
        }
        if (n > 1) choices++;
        const d = n === 1 ? this.menu[0] : this.ask(bots[s.decider] as Bot<S>, s, n);
        decisions.push(d);
        try {
          game.apply(s, d);
        } catch (error) {
          if (!(error instanceof CapacityExceeded)) throw error;
          s = this.enlarge(setup, seed, s.sizeClass, error);
        }
      }
      let activations = 0;
      for (let i = 0; i < uses.length; i++) activations += uses[i] - (this.usesBefore[i] as number);
      return { state: s, decisions, choices, activations };
    } catch (error) {
      throw new DuelFault(error instanceof Error ? error.message : String(error), seed, [...decisions], {
        cause: error,
      });
    }
  }

  private ask(bot: Bot<S>, s: S, n: number): Decision {
    let view = this.views.get(s.sizeClass);
    if (view === undefined) {
      view = this.game.blank(s.sizeClass);
      this.views.set(s.sizeClass, view);
    }
    if (bot.looks) this.game.view(s, s.decider, view);
    const { game } = this;
    const context: BotContext = { seat: s.decider, question: (): QuestionView | null => game.question(s) };
    return bot.choose(view, this.menu, n, game, context);
  }

  private enlarge(setup: Setup, seed: number, sizeClass: SizeClass, error: CapacityExceeded): S {
    const { game, decisions } = this;
    const next = sizeClasses[sizeClasses.indexOf(sizeClass) + 1];
    if (next === undefined) throw error;
    for (let i = 0; i < this.usesBefore.length; i++) game.engine.uses[i] = this.usesBefore[i] as number;
    try {
      const s = game.create(setup, seed, next);
      for (const d of decisions) game.apply(s, d);
      return s;
    } catch (again) {
      if (again instanceof CapacityExceeded) return this.enlarge(setup, seed, next, again);
      throw again;
    }
  }
}
