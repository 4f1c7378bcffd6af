import type { CoreState, Entity } from './state.ts';

/**
 * From where a tree is looked at: whose card it is, which card says it, and where its names are kept. One object is
 * reused by everything that runs; nothing in it outlives a call.
 */
export class Context {
  you = 0;
  source: Entity = 0;
  stay = 0;
  /** row of the frame that runs, −1 outside programs */
  frame = -1;
  /** activation record + 1, 0 without one */
  record = 0;
  /** lingering row + 1, 0 without one */
  lingering = 0;
  /** row of the event that is looked at, −1 without one */
  event = -1;
  /** row of the intent that is being replaced, −1 without one */
  intent = -1;
  /** row of the pending trigger that is looked at, −1 without one */
  trigger = -1;

  /** Looks from a card, outside any program. */
  aside(you: number, source: Entity, stay: number): this {
    this.you = you;
    this.source = source;
    this.stay = stay;
    this.frame = -1;
    this.record = 0;
    this.lingering = 0;
    this.event = -1;
    this.intent = -1;
    this.trigger = -1;
    return this;
  }
}

/** A list of cards that is filled again and again. */
export class CardList {
  length = 0;
  at = new Uint16Array(32);

  /** Appends a card. */
  push(e: Entity): void {
    if (this.length === this.at.length) {
      const larger = new Uint16Array(this.length * 2);
      larger.set(this.at);
      this.at = larger;
    }
    this.at[this.length++] = e;
  }
  /** Whether the card is in the list. */
  has(e: Entity): boolean {
    for (let i = 0; i < this.length; i++) if (this.at[i] === e) return true;
    return false;
  }
  /** The cards in order. */
  *[Symbol.iterator](): Iterator<Entity> {
    for (let i = 0; i < this.length; i++) yield this.at[i] as number;
  }
}

/** A compiled amount. */
export type Measure<S extends CoreState = CoreState> = (s: S, c: Context, it: Entity) => number;
/** A compiled test. */
export type Check<S extends CoreState = CoreState> = (s: S, c: Context, it: Entity) => boolean;
/** A compiled selection: appends to `out`. */
export interface Select<S extends CoreState = CoreState> {
  (s: S, c: Context, it: Entity, out: CardList): void;
  /** All cards one has to look at to find these; absent: these alone. */
  readonly looked?: Select<S>;
}
/** A compiled deed: writes intents. */
export type Deed<S extends CoreState = CoreState> = (s: S, c: Context) => void;
/** One step of a program: the next program counter, WAIT or END. */
export type Op<S extends CoreState = CoreState> = (s: S, c: Context) => number;

/** An op's answer when somebody has to decide first. */
export const WAIT = -1;
/** An op's answer when the program is over. */
export const END = -2;
