import type { Decision } from './decision.ts';
import { CapacityExceeded } from './engine.ts';
import { type Game, IllegalDecision } from './game.ts';
import { type JournalEntry, redact } from './journal.ts';
import { type SizeClass, sizeClasses } from './layout.ts';
import { checkSeed } from './random.ts';
import type { Setup } from './ruleset.ts';
import { type Asker, checkAsker } from './seats.ts';
import { type CoreState, seatName } from './state.ts';

/** A duel as a list of decisions: enough to play it again, anywhere. Conceding is an act of the session, not of the rules. */
export interface Replay {
  readonly format: 'rulechart-replay';
  readonly version: 1;
  readonly rules: string;
  readonly profile: string;
  /** digest of rule set, profile and pool */
  readonly game: string;
  readonly seed: number;
  readonly setup: Setup;
  readonly decisions: readonly Decision[];
  readonly conceded?: 'A' | 'B';
  readonly hash: number;
}

/** A replay that cannot be played: where and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** Something went wrong inside the engine: what is needed to see it again. */
export class SessionFault extends Error {
  override readonly name = 'SessionFault';
  constructor(
    message: string,
    readonly seed: number,
    readonly decisions: readonly Decision[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const RING = 4096;

/**
 * One duel being played: the state, its decisions, undo, the log, and the change to a larger size class when a table
 * runs full. A fault stops this duel only.
 */
export class Session<S extends CoreState> {
  state: S;
  readonly decisions: Decision[] = [];
  /** what happened, with the number of the decision it follows from: 0 for the start, 1 for the first */
  readonly log: { readonly ply: number; readonly entry: JournalEntry }[] = [];
  conceded: 'A' | 'B' | null = null;
  private ring: S[] = [];
  private readonly menu = new Int32Array(8192);

  /** @throws {RangeError} for a bad seed; {LoadError} for a card that is not in the pool. */
  constructor(
    readonly game: Game<S>,
    readonly setup: Setup,
    readonly seed: number,
    private sizeClass?: SizeClass,
    private readonly keep = 256,
  ) {
    this.state = this.recording(0, () => game.create(setup, checkSeed(seed), sizeClass));
    this.sizeClass = this.state.sizeClass;
  }

  private recording<T>(ply: number, act: () => T): T {
    this.game.listen({ note: (entry) => this.log.push({ ply, entry }) });
    try {
      return act();
    } finally {
      this.game.listen(null);
    }
  }

  get over(): boolean {
    return this.conceded !== null || this.game.point(this.state) === null;
  }

  /** The legal decisions, as a fresh array. */
  legal(): Decision[] {
    if (this.over) return [];
    return Array.from(this.menu.subarray(0, this.game.legal(this.state, this.menu)));
  }

  /** Plays a decision. @throws {IllegalDecision} with every reason; {SessionFault} when the engine itself fails. */
  act(d: Decision): void {
    if (this.conceded !== null)
      throw new IllegalDecision(d, [{ code: 'game-over', rule: 'table/over', facts: {} }], 'the duel is over');
    const refusals = this.game.explain(this.state, this.state.decider, d);
    if (refusals.length > 0) {
      throw new IllegalDecision(
        d,
        refusals,
        refusals.map((refusal) => this.game.say(refusal, this.state, this.state.decider).en).join(' '),
      );
    }
    this.play(d);
  }

  /** Plays a decision known to be legal: one of `legal()`. */
  play(d: Decision): void {
    this.remember();
    const logged = this.log.length;
    try {
      this.recording(this.decisions.length + 1, () => this.game.apply(this.state, d));
      this.decisions.push(d);
    } catch (error) {
      if (error instanceof CapacityExceeded) {
        this.log.length = logged;
        this.decisions.push(d);
        this.enlarge(error);
        return;
      }
      throw new SessionFault(
        error instanceof Error ? error.message : String(error),
        this.seed,
        [...this.decisions, d],
        { cause: error },
      );
    }
  }

  private remember(): void {
    if (this.keep === 0) return;
    if (this.ring.length >= Math.min(RING, this.keep)) this.ring.shift();
    this.ring.push(this.game.fork(this.state));
  }

  /** A table ran full: the duel so far is played again in the next size class; nobody notices. */
  private enlarge(error: CapacityExceeded): void {
    const at = sizeClasses.indexOf(this.state.sizeClass);
    const next = sizeClasses[at + 1];
    if (next === undefined) throw new SessionFault(error.message, this.seed, this.decisions, { cause: error });
    this.sizeClass = next;
    this.rebuild(this.decisions.length);
  }

  /** Plays the first `n` decisions again from the start. */
  private rebuild(n: number): void {
    const decisions = this.decisions.slice(0, n);
    this.ring = [];
    this.decisions.length = 0;
    this.log.length = 0;
    this.state = this.recording(0, () => this.game.create(this.setup, this.seed, this.sizeClass));
    for (const d of decisions) this.play(d);
  }

  /** Takes the last decision back; false at the beginning. */
  undo(): boolean {
    if (this.conceded !== null) {
      this.conceded = null;
      return true;
    }
    if (this.decisions.length === 0) return false;
    const kept = this.ring.pop();
    if (kept && kept.sizeClass === this.state.sizeClass) {
      this.state = kept;
      this.decisions.pop();
      while (this.log.length > 0 && (this.log.at(-1)?.ply ?? 0) > this.decisions.length) this.log.pop();
    } else this.rebuild(this.decisions.length - 1);
    return true;
  }

  /** A seat gives up: an act of the session, not of the rules. @throws {SeatError} for a seat that is none. */
  concede(seat: number): void {
    this.conceded = seatName(seat);
  }

  /** The log as a seat may read it, or a spectator. @throws {SeatError} for an asker that is none. */
  logFor(asker: Asker): { readonly ply: number; readonly entry: JournalEntry }[] {
    checkAsker(asker);
    return this.log.map(({ ply, entry }) => ({ ply, entry: redact(entry, asker) }));
  }

  /** The duel so far as a replay. */
  replay(): Replay {
    return {
      format: 'rulechart-replay',
      version: 1,
      rules: this.game.rules.id,
      profile: this.game.rules.profile ?? '',
      game: this.game.id,
      seed: this.seed,
      setup: this.setup,
      decisions: [...this.decisions],
      ...(this.conceded ? { conceded: this.conceded } : {}),
      hash: this.game.hash(this.state),
    };
  }

  /**
   * Plays a replay back, checking every decision, and its hash at the end (or up to decision `to`).
   * @throws {ReplayError} saying what is wrong and where.
   */
  static from<S extends CoreState>(game: Game<S>, json: unknown, to?: number): Session<S> {
    const fail = (where: string, problem: string): never => {
      throw new ReplayError(`replay, ${where}: ${problem}`);
    };
    if (typeof json !== 'object' || json === null) return fail('top level', 'an object is needed');
    const replay = json as Partial<Replay>;
    if (replay.format !== 'rulechart-replay')
      fail('format', `"rulechart-replay" is needed, not ${JSON.stringify(replay.format)}`);
    if (replay.version !== 1)
      fail('version', `this program reads version 1, the replay is of version ${JSON.stringify(replay.version)}`);
    if (replay.rules !== game.rules.id)
      fail('rules', `this is "${game.rules.id}", the replay is of ${JSON.stringify(replay.rules)}`);
    if (replay.game !== game.id)
      fail('game', `recorded with another version of the rules or the pool (${String(replay.game)}, here ${game.id})`);
    if (!Array.isArray(replay.decisions)) fail('decisions', 'a list of integers is needed');
    if (!Array.isArray(replay.setup?.decks) || replay.setup.decks.length !== 2)
      fail('setup.decks', 'two decks are needed');
    const decisions = replay.decisions as Decision[];
    let session: Session<S>;
    try {
      session = new Session(game, replay.setup as Setup, replay.seed as number);
    } catch (error) {
      return fail('setup', error instanceof Error ? error.message : String(error));
    }
    for (const [i, d] of decisions.slice(0, to ?? decisions.length).entries()) {
      if (!Number.isInteger(d)) fail(`decisions[${i}]`, `an integer is needed, not ${JSON.stringify(d)}`);
      try {
        session.act(d);
      } catch (error) {
        if (error instanceof IllegalDecision) fail(`decisions[${i}]`, `not legal there: ${error.message}`);
        throw error;
      }
    }
    if (to === undefined || to >= decisions.length) {
      if (replay.conceded) session.concede(replay.conceded === 'A' ? 0 : 1);
      const hash = game.hash(session.state);
      if (hash !== replay.hash) fail('hash', `the duel ends in ${hash}, the replay says ${String(replay.hash)}`);
    }
    return session;
  }
}
