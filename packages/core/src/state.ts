import type { LayoutSpec, StateBuffer, StateOf, TableSpec, Width } from './layout.ts';
import { checkSeat } from './seats.ts';

/** Absolute, so it can live in a state; cards say `you` and `opponent` instead. */
export type Seat = 0 | 1;
/** A card in play, by its row in `s.card`; 0 is "no card". */
export type Entity = number;

/** The other seat. */
export const opponentOf = (seat: number): Seat => (1 - seat) as Seat;

/** `A` or `B`, as people write a seat. @throws {SeatError} for a seat that the game does not have. */
export const seatName = (seat: number): 'A' | 'B' => (checkSeat(seat) === 0 ? 'A' : 'B');

/** How many `i32` registers a frame has: loop counters and answers of a program. */
export const REGISTERS = 8;
/** How many kinds of counters a card can carry. */
export const COUNTERS = 8;

const perCard = {
  // What everybody sees of every card: these lie together, so that a view copies them in one go.
  owner: 'u8',
  controller: 'u8',
  /** zone row: kind * 2 + seat */
  zone: 'u8',
  /** 1-based column in a zone with places; 0 elsewhere */
  place: 'u8',
  next: 'u16',
  prev: 'u16',
  faceUp: 'u8',
  /** bit per seat that may see which card this is */
  known: 'u8',
  host: 'u16',
  slot: 'u8',
  counter0: 'u8',
  counter1: 'u8',
  counter2: 'u8',
  counter3: 'u8',
  counter4: 'u8',
  counter5: 'u8',
  counter6: 'u8',
  counter7: 'u8',
  // What only those see who know the card.
  definition: 'u16',
  cameTurn: 'u16',
  // What nobody sees.
  stay: 'u16',
  /** when it came, for the order of what applies continuously */
  stamp: 'u16',
  lastZone: 'u8',
  lastController: 'u8',
  lastFaceUp: 'u8',
  cameCause: 'u8',
  cameBy: 'u16',
  cameSeat: 'u8',
  cameGroup: 'u16',
  memory0: 'i16',
  memory1: 'i16',
} as const satisfies Record<string, Width>;

const byClass = (n: number, ...rest: number[]): readonly [number, number, number, number, number] => {
  const at = (i: number) => rest[Math.min(i, rest.length - 1)] ?? n;
  return [n, at(0), at(1), at(2), at(3)];
};

/** What the core keeps in every state, whatever the game. Capacities are no rules: a fuller duel takes a larger class. */
export const coreSpec = {
  scalars: [
    'configuration',
    'decider',
    /** 0 going on, 1 + seat won, 3 drawn */
    'result',
    'resultReason',
    'ply',
    'turn',
    'turnSeat',
    'rng0',
    'rng1',
    'rng2',
    'rng3',
    'entities',
    'waiting',
    'group',
    'stays',
    'stamps',
    'dirty',
    'frameCount',
    'recordCount',
    'bindingCount',
    'intentCount',
    'eventCount',
    'triggerCount',
    'lingeringCount',
    'obligationCount',
    'limitCount',
    'forcedCount',
    'listedCount',
    'revealed',
  ],
  tables: {
    card: { rows: 'cards', columns: perCard },
    /** two rows a kind of zone, one for each seat; how many kinds there are says the rule set */
    zone: { rows: 48, columns: { head: 'u16', tail: 'u16', size: 'u16', active: 'u16' } },
    frame: {
      rows: byClass(16, 64),
      count: 'frameCount',
      columns: {
        program: 'u16',
        pc: 'u16',
        you: 'u8',
        source: 'u16',
        stay: 'u16',
        record: 'u8',
        cause: 'u8',
        intents: 'u16',
        intent: 'u16',
        asked: 'u8',
        answer: 'i32',
        did: 'u8',
        lingering: 'u16',
        r0: 'i32',
        r1: 'i32',
        r2: 'i32',
        r3: 'i32',
        r4: 'i32',
        r5: 'i32',
        r6: 'i32',
        r7: 'i32',
      },
    },
    /** Activation records: what stands between an activation and its resolution. */
    record: {
      rows: byClass(32, 128, 254),
      count: 'recordCount',
      columns: {
        effect: 'u16',
        performs: 'u16',
        seat: 'u8',
        swapped: 'u8',
        source: 'u16',
        stay: 'u16',
        zoneThen: 'u8',
        negated: 'u8',
        declared0: 'i32',
        declared1: 'i32',
        done: 'u8',
        amount: 'i32',
      },
    },
    /** Named references `(holder, name) → (card, stay)`: targets, picks, subjects. */
    binding: {
      rows: byClass(128, 512, 1024, 2048, 4096),
      count: 'bindingCount',
      columns: { holder: 'u16', name: 'u16', card: 'u16', stay: 'u16' },
    },
    intent: {
      rows: byClass(56, 512, 1024, 2048, 4096),
      count: 'intentCount',
      columns: {
        happening: 'u8',
        first: 'u8',
        card: 'u16',
        to: 'u8',
        seat: 'u8',
        faceUp: 'u8',
        amount: 'i32',
        cause: 'u8',
        by: 'u16',
        bySeat: 'u8',
        cancelled: 'u8',
        /** 1: a replacement has been applied to it */
        applied: 'u8',
        detail: 'i32',
      },
    },
    event: {
      rows: byClass(48, 512, 1024, 2048, 4096),
      count: 'eventCount',
      columns: {
        kind: 'u8',
        card: 'u16',
        from: 'u8',
        to: 'u8',
        seat: 'u8',
        amount: 'i32',
        cause: 'u8',
        by: 'u16',
        bySeat: 'u8',
        group: 'u16',
      },
    },
    trigger: {
      rows: byClass(40, 512, 2048),
      count: 'triggerCount',
      columns: {
        effect: 'u16',
        source: 'u16',
        stay: 'u16',
        seat: 'u8',
        subject: 'u16',
        subjectStay: 'u16',
        amount: 'i32',
        cause: 'u8',
        by: 'u16',
        group: 'u16',
        declined: 'u8',
      },
    },
    /** What a resolution left behind for a time: modifiers, prohibitions, replacements, delayed triggers. */
    lingering: {
      rows: byClass(40, 128, 256),
      count: 'lingeringCount',
      columns: {
        part: 'u16',
        source: 'u16',
        stay: 'u16',
        seat: 'u8',
        until: 'u8',
        untilSeat: 'u8',
        countdown: 'u16',
        value: 'i32',
        stamp: 'u16',
        key: 'u16',
      },
    },
    /** What a resolution leaves for the chart: skip a phase, act once more … */
    obligation: {
      rows: 16,
      count: 'obligationCount',
      columns: { kind: 'u8', seat: 'u8', count: 'u8', card: 'u16', value: 'i32' },
    },
    /** How often a limited effect (or name) was used by a seat. */
    limit: {
      rows: byClass(48, 128, 256),
      count: 'limitCount',
      columns: { key: 'u16', card: 'u16', stay: 'u16', seat: 'u8', per: 'u8', uses: 'u8' },
    },
    /** Forced results of chance, first in first out: only scenarios write them. */
    forced: { rows: 32, count: 'forcedCount', columns: { kind: 'u8', value: 'i32' } },
    /** The deck lists as they were brought, so that a seat knows its own deck as a set. */
    listed: { rows: 'cards', count: 'listedCount', columns: { definition: 'u16', owner: 'u8', zone: 'u8' } },
    /** Continuous rows in force (mechanism 4), recomputed when something changed. */
    live: {
      rows: byClass(72, 512, 1024, 2048, 2048),
      derived: true,
      columns: { part: 'u16', source: 'u16', seat: 'u8', lingering: 'u16' },
    },
    derivedScalars: { rows: 12, derived: true, columns: { value: 'i32' } },
    /** What holds about a card at the moment, recomputed: negated or not, marks as bits, 1 + seat that should control it. */
    standing: {
      rows: 'cards',
      derived: true,
      columns: { negated: 'u8', marks: 'i32', control: 'u8', /** whether `s.now` holds its values */ valued: 'u8' },
    },
  },
} as const satisfies LayoutSpec;

/** Rows of `s.derivedScalars`: numbers, and the first words of sets of up to 64 bits. */
export const derived = {
  liveCount: 0,
  allowed: 1,
  replaced: 2,
  forbidden: 4,
  required: 6,
  /** how many marks in force depend on values, which in turn may depend on marks */
  circular: 8,
  /** 1 if such marks still changed after the last round */
  unsettled: 9,
  /** all marks that some card bears, as bits */
  marks: 10,
} as const;

/** The core's part of any state. */
export type CoreState = StateOf<typeof coreSpec> & StateBuffer;

/** What a rule set adds to the core's layout. */
export interface LayoutExtension {
  readonly scalars?: readonly string[];
  /** Those of its scalars and columns (as `table.column`) that hold the number of a card. Cards that lie unseen change numbers. */
  readonly entities?: readonly string[];
  /** Columns per card that last: facts a rule set keeps about a card in play. Reset (to 0) whenever the card moves, unless named in `lasting`. */
  readonly card?: Readonly<Record<string, Width>>;
  /** Card columns (of `card`) that survive a change of zone. */
  readonly lasting?: readonly string[];
  /** Columns per card that are recomputed from the rest (effective values). */
  readonly effective?: Readonly<Record<string, Width>>;
  /** Columns per seat. */
  readonly seat?: Readonly<Record<string, Width>>;
  /** Columns per seat that go back to 0 at the start of every turn. */
  readonly seatTurn?: Readonly<Record<string, Width>>;
  readonly tables?: Readonly<Record<string, TableSpec>>;
  /** The lowest and highest value that its scalars and columns (as `table.column`) may have: states of others are held to it. */
  readonly ranges?: Readonly<Record<string, readonly [low: number, high: number]>>;
}

type ColumnsOf<C> = { readonly [K in keyof C]: Uint8Array | Uint16Array | Int16Array | Int32Array };
type Given<X, K extends string, D> = X extends { readonly [P in K]: infer T } ? T : D;
type NoColumns = Record<never, Width>;
type TablesOf<T> = { readonly [K in keyof T]: T[K] extends { readonly columns: infer C } ? ColumnsOf<C> : never };

/** The state type of a rule set with this extension: `s.own.…` per card, `s.now.…` effective, `s.seat.…` per seat. */
export type RuleState<X extends LayoutExtension> = CoreState & {
  [K in Given<X, 'scalars', readonly never[]> extends readonly (infer N extends string)[] ? N : never]: number;
} & {
  readonly own: ColumnsOf<Given<X, 'card', NoColumns>>;
  readonly now: ColumnsOf<Given<X, 'effective', NoColumns>>;
  readonly seat: ColumnsOf<Given<X, 'seat', NoColumns>>;
  readonly seatTurn: ColumnsOf<Given<X, 'seatTurn', NoColumns>>;
} & TablesOf<Given<X, 'tables', Record<never, TableSpec>>>;

/** The whole layout of a rule set's states: the core's columns and its own, and rows for that many kinds of zones. */
export function layoutSpec(extension: LayoutExtension, zones: number): LayoutSpec {
  return {
    scalars: [...coreSpec.scalars, ...(extension.scalars ?? [])],
    tables: {
      ...coreSpec.tables,
      zone: { ...coreSpec.tables.zone, rows: 2 * (zones + 1) },
      own: { rows: 'cards', columns: extension.card ?? {} },
      seat: { rows: 2, columns: extension.seat ?? {} },
      seatTurn: { rows: 2, columns: extension.seatTurn ?? {} },
      ...extension.tables,
      now: { rows: 'cards', columns: extension.effective ?? {}, derived: true },
    },
  };
}
