import type { Decision } from './decision.ts';
import { CapacityExceeded } from './engine.ts';
import { ArgumentError, RulechartError } from './errors.ts';
import { type Game, IllegalDecision } from './game.ts';
import { type JournalEntry, redact } from './journal.ts';
import { type SizeClass, sizeClasses } from './layout.ts';
import { LoadError } from './names.ts';
import { checkSeed } from './random.ts';
import { type Replay, ReplayError, readReplay, writeReplay } from './replay.ts';
import type { Setup } from './ruleset.ts';
import { type Asker, checkAsker } from './seats.ts';
import { type CoreState, seatName } from './state.ts';

/** Something went wrong inside the engine: what is needed to see it again. The session is as it was before. */
export class SessionFault extends RulechartError {
  override readonly name = 'SessionFault';
  readonly code = 'session-fault';
  constructor(
    message: string,
    readonly seed: number,
    /** those that were played, and the one that failed */
    readonly decisions: readonly Decision[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** An entry of the log, with the number of the decision it follows from: 0 for the start, 1 for the first. */
export interface Logged {
  readonly ply: number;
  readonly entry: JournalEntry;
}

/** How a duel has gone: what changes with a decision, and is put back or taken over as one. */
interface Course<S> {
  state: S;
  readonly log: Logged[];
  /** the states before the last decisions, the latest last */
  readonly before: S[];
}

/** States kept for undo, at most. */
const MOST_KEPT = 4096;

/**
 * One duel being played: the state, its decisions, undo, the log, and the change to a larger size class when a table
 * runs full. A fault stops this duel only, and leaves it as it was: whatever throws has changed nothing.
 */
export class Session<S extends CoreState> {
  readonly decisions: Decision[] = [];
  conceded: 'A' | 'B' | null = null;
  private course: Course<S>;
  private readonly kept: number;
  private readonly menu = new Int32Array(8192);

  /**
   * `keep`: how many decisions can be undone without playing the duel again.
   * @throws {ArgumentError} for a bad seed or setup; {LoadError} for a card that is not in the pool.
   */
  constructor(
    readonly game: Game<S>,
    readonly setup: Setup,
    readonly seed: number,
    sizeClass?: SizeClass,
    keep = 256,
  ) {
    // The state before the last decision is kept in any case: a fault puts it back.
    this.kept = Math.max(1, Math.min(MOST_KEPT, keep));
    checkSeed(seed);
    this.course = this.played([], sizeClass);
  }

  /** The state now. Reads only: a decision or `undo` may put another in its place. */
  get state(): S {
    return this.course.state;
  }

  /** What happened so far. */
  get log(): readonly Logged[] {
    return this.course.log;
  }

  /** Whether the duel has ended, by the rules or because somebody gave up. */
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
    this.refuseWhenConceded(d);
    const { game, state } = this;
    try {
      const refusals = game.explain(state, state.decider, d);
      if (refusals.length > 0) {
        const text = refusals.map((refusal) => game.say(refusal, state, state.decider).en).join(' ');
        throw new IllegalDecision(d, refusals, text);
      }
    } catch (error) {
      throw this.asFault(error, d);
    }
    this.play(d);
  }

  /** Plays a decision known to be legal: one of `legal()`. @throws {IllegalDecision}; {SessionFault} as `act`. */
  play(d: Decision): void {
    this.refuseWhenConceded(d);
    const { course } = this;
    const logged = course.log.length;
    this.keepState(course);
    try {
      this.step(course, d, this.decisions.length + 1);
    } catch (error) {
      course.state = course.before.pop() as S;
      course.log.length = logged;
      if (!(error instanceof CapacityExceeded)) throw this.asFault(error, d);
      // A table ran full: the duel so far is played again in the next size class; nobody notices.
      const next = larger(course.state.sizeClass);
      if (next === undefined) throw this.asFault(error, d);
      try {
        this.course = this.played([...this.decisions, d], next);
      } catch (again) {
        throw this.asFault(again, d);
      }
    }
    this.decisions.push(d);
  }

  private refuseWhenConceded(d: Decision): void {
    if (this.conceded !== null)
      throw new IllegalDecision(d, [{ code: 'game-over', rule: 'table/over', facts: {} }], 'the duel is over');
  }

  private asFault(error: unknown, d?: Decision): RulechartError {
    if (error instanceof IllegalDecision) return error;
    const decisions = d === undefined ? this.decisions : [...this.decisions, d];
    const message = error instanceof Error ? error.message : String(error);
    return new SessionFault(message, this.seed, [...decisions], { cause: error });
  }

  private keepState({ before, state }: Course<S>): void {
    const free = before.length >= this.kept ? before.shift() : undefined;
    before.push(this.game.fork(state, free));
  }

  private step({ state, log }: Course<S>, d: Decision, ply: number): void {
    this.recording(log, ply, () => this.game.apply(state, d));
  }

  private recording<T>(log: Logged[], ply: number, act: () => T): T {
    this.game.listen({ note: (entry) => log.push({ ply, entry }) });
    try {
      return act();
    } finally {
      this.game.listen(null);
    }
  }

  /** The duel from its start through these decisions, in this size class, or in the first larger one that holds it. */
  private played(decisions: readonly Decision[], sizeClass: SizeClass | undefined): Course<S> {
    const log: Logged[] = [];
    const state = this.recording(log, 0, () => this.game.create(this.setup, this.seed, sizeClass));
    const course: Course<S> = { state, log, before: [] };
    try {
      decisions.forEach((d, i) => {
        if (i >= decisions.length - this.kept) this.keepState(course);
        this.step(course, d, i + 1);
      });
      return course;
    } catch (error) {
      const next = error instanceof CapacityExceeded ? larger(state.sizeClass) : undefined;
      if (next === undefined) throw error;
      return this.played(decisions, next);
    }
  }

  /** Takes the last decision back; false at the beginning. @throws {SessionFault} when the engine itself fails. */
  undo(): boolean {
    if (this.conceded !== null) {
      this.conceded = null;
      return true;
    }
    if (this.decisions.length === 0) return false;
    const { course } = this;
    const kept = course.before.pop();
    const plies = this.decisions.length - 1;
    if (kept) {
      course.state = kept;
      while ((course.log.at(-1)?.ply ?? 0) > plies) course.log.pop();
    } else {
      try {
        this.course = this.played(this.decisions.slice(0, plies), this.state.sizeClass);
      } catch (error) {
        throw this.asFault(error);
      }
    }
    this.decisions.pop();
    return true;
  }

  /** A seat gives up: an act of the session, not of the rules. @throws {SeatError} for a seat that is none. */
  concede(seat: number): void {
    this.conceded = seatName(seat);
  }

  /** The log as a seat may read it, or a spectator. @throws {SeatError} for an asker that is none. */
  logFor(asker: Asker): Logged[] {
    checkAsker(asker);
    return this.log.map(({ ply, entry }) => ({ ply, entry: redact(entry, asker) }));
  }

  /** The duel so far as a replay. */
  replay(): Replay {
    return writeReplay(this);
  }

  /**
   * Plays a replay back, checking all of it before and every decision on the way, and its hash at the end (or up to
   * decision `to`).
   * @throws {ReplayError} saying what is wrong and where.
   */
  static from<S extends CoreState>(game: Game<S>, json: unknown, to?: number): Session<S> {
    const replay = readReplay(game, json);
    let session: Session<S>;
    try {
      session = new Session(game, replay.setup, replay.seed);
    } catch (error) {
      if (error instanceof ArgumentError || error instanceof LoadError) throw new ReplayError('setup', error.message);
      throw error;
    }
    for (const [i, d] of replay.decisions.slice(0, to).entries()) {
      try {
        session.act(d);
      } catch (error) {
        if (error instanceof IllegalDecision)
          throw new ReplayError(`decisions[${i}]`, `not legal there: ${error.message}`);
        throw error;
      }
    }
    if (to !== undefined && to < replay.decisions.length) return session;
    if (replay.conceded) {
      if (session.over) throw new ReplayError('conceded', 'nobody can give up: the duel has ended by the rules');
      session.concede(replay.conceded === 'A' ? 0 : 1);
    }
    const { hash } = session.replay();
    if (hash !== replay.hash)
      throw new ReplayError('hash', `what was played has hash ${hash}, the replay says ${JSON.stringify(replay.hash)}`);
    return session;
  }
}

/** The size class after this one; undefined: there is none. */
const larger = (sizeClass: SizeClass): SizeClass | undefined => sizeClasses[sizeClasses.indexOf(sizeClass) + 1];
