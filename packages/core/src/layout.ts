import { ArgumentError, RulechartError } from './errors.ts';
/** How wide one cell of a column is; `u` unsigned, `i` signed, the number its bits. */
export type Width = 'u8' | 'u16' | 'i16' | 'i32';

/** The size classes, by the number of cards they hold; a state is laid out for one of them. */
export const sizeClasses = [128, 256, 512, 1024, 2047] as const;
/** One of the size classes. */
export type SizeClass = (typeof sizeClasses)[number];

/** Rows of a table: the same in every class, one per card (row 0 is "no card"), or one figure per size class. */
export type Rows = number | 'cards' | readonly [number, number, number, number, number];

/** A table of columns. `count` names the scalar that says how many rows are in use; rows beyond it are zero. */
export interface TableSpec {
  readonly rows: Rows;
  readonly columns: Readonly<Record<string, Width>>;
  /** The scalar that counts the rows in use. */
  readonly count?: string;
  /** Recomputed from the rest, hence outside hash and JSON. */
  readonly derived?: boolean;
}

/** What a state consists of: named 32-bit numbers and tables of columns. */
export interface LayoutSpec {
  readonly scalars: readonly string[];
  readonly tables: Readonly<Record<string, TableSpec>>;
}

/** One column of a table. */
export type Column = Uint8Array | Uint16Array | Int16Array | Int32Array;

/** The state type that a specification describes. */
export type StateOf<L extends LayoutSpec> = { [K in L['scalars'][number]]: number } & {
  readonly [T in keyof L['tables']]: { readonly [C in keyof L['tables'][T]['columns']]: Column };
} & StateBuffer;

/** What every state carries beside its columns: the buffer they look into. */
export interface StateBuffer {
  readonly sizeClass: SizeClass;
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
  /** Every table's columns as a list: walking over them by name is several times slower. */
  readonly columnsOf: Readonly<Record<string, readonly Column[]>>;
}

/** The columns of a table in the order of their declaration. */
export const columnsOf = (s: StateBuffer, table: string): readonly Column[] => s.columnsOf[table] as readonly Column[];

/** Takes a row out of a table that uses so many; those behind it move up. */
export function dropRow(s: StateBuffer, table: string, row: number, rows: number): void {
  const columns = columnsOf(s, table);
  for (let k = 0; k < columns.length; k++) {
    const column = columns[k] as Column;
    for (let r = row; r < rows - 1; r++) column[r] = column[r + 1] as number;
    column[rows - 1] = 0;
  }
}

/** A state as JSON: rows in use only, so it does not depend on the size class. */
export interface StateJson {
  readonly layout: string;
  readonly sizeClass: number;
  readonly scalars: Readonly<Record<string, number>>;
  readonly tables: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** A layout made usable: creates, copies, hashes and serialises states. */
export interface Layout<S> {
  /** Digest of names and widths; states of another layout are refused. */
  readonly id: string;
  readonly spec: LayoutSpec;
  /** A blank state of this class. */
  create(sizeClass: SizeClass): S;
  /** The fork: a memcpy of what is in use. Both states must be of one size class. */
  copy(from: S, into: S): S;
  /** 53-bit hash of everything that is not derived; the same in every size class. */
  hash(s: S): number;
  /** Like `hash`, without the named scalars and columns (`table.column`): for finding repeated positions. */
  fingerprint(s: S, without: ReadonlySet<string>): number;
  /** The state as JSON: rows in use only. */
  toJSON(s: S): StateJson;
  /** @throws {StateError} saying where the JSON is wrong and what would be right. */
  fromJSON(json: unknown): S;
  /** Bytes of one state of this class. */
  size(sizeClass: SizeClass): number;
}

/** A JSON state that cannot be read. */
export class StateError extends RulechartError {
  override readonly name = 'StateError';
  readonly code = 'bad-state';
}

const bytesOf: Record<Width, number> = { u8: 1, u16: 2, i16: 2, i32: 4 };
const arrayOf = { u8: Uint8Array, u16: Uint16Array, i16: Int16Array, i32: Int32Array } as const;
const range: Record<Width, readonly [number, number]> = {
  u8: [0, 255],
  u16: [0, 65_535],
  i16: [-32_768, 32_767],
  i32: [-2_147_483_648, 2_147_483_647],
};

/** A 32-bit FNV-1a digest of a text, as eight hexadecimal digits. */
export function digest(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, '0');
}

interface Placed {
  readonly table: string;
  readonly column: string;
  readonly width: Width;
  readonly word: number;
  readonly rows: number;
  readonly key: number;
  /** index of the scalar that counts its rows, −1 for none */
  readonly counted: number;
  readonly perCard: boolean;
  readonly derived: boolean;
}

/** A state's memory as `copy` goes through it. */
interface Parts {
  readonly words: Int32Array;
  readonly front: Int32Array;
  readonly segments: readonly Int32Array[];
}

/** The words of one counted table. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly counted: number;
}

interface Plan {
  readonly columns: readonly Placed[];
  readonly segments: readonly Segment[];
  /** what a hash goes through, `HASHED` numbers a column: objects would cost more than the words they name */
  readonly hashed: Int32Array;
  /** words before the first counted table */
  readonly front: number;
  readonly words: number;
}

/** Of a column: its first word, its key, the scalar that counts its rows (−1: none), rows beside those, most rows, bytes of a cell. */
const HASHED = 6;

/**
 * Makes a layout: every column lies in one buffer, starting at a whole 32-bit word, so that a fork is one memcpy
 * and a hash reads words.
 */
export function defineLayout<const L extends LayoutSpec>(spec: L): Layout<StateOf<L>> {
  type S = StateOf<L>;
  const { scalars, tables } = spec as LayoutSpec;
  const taken = new Set(Object.keys(tables));
  for (const name of scalars) {
    if (taken.has(name)) throw new Error(`layout: "${name}" is declared twice`);
    taken.add(name);
  }
  const scalarIndex = new Map(scalars.map((name, i) => [name, i]));
  for (const [name, table] of Object.entries(tables)) {
    if (table.count !== undefined && !scalarIndex.has(table.count)) {
      throw new Error(`layout: table "${name}" counts its rows by "${table.count}", which is no scalar`);
    }
  }
  const rowsIn = (rows: Rows, sizeClass: SizeClass): number =>
    typeof rows === 'number'
      ? rows
      : rows === 'cards'
        ? sizeClass + 1
        : (rows[sizeClasses.indexOf(sizeClass)] as number);

  // Tables whose rows are counted come last, each in one piece: as long as it is empty, a fork leaves it aside.
  const rank = ({ derived, count }: TableSpec): number => (count !== undefined ? 2 : derived ? 1 : 0);
  const ordered = Object.entries(tables).sort(([, a], [, b]) => rank(a) - rank(b));
  const plans = new Map<SizeClass, Plan>();
  const shapes = new Map(
    Object.entries(tables).map(([table, { columns }]) => [
      table,
      JSON.stringify(Object.fromEntries(Object.keys(columns).map((column) => [column, null]))),
    ]),
  );
  const entityCount = scalarIndex.get('entities') ?? -1;
  const hashedOf = (columns: readonly Placed[], skip?: ReadonlySet<string>): Int32Array =>
    Int32Array.from(
      columns
        .filter(({ table, column, derived }) => !derived && !skip?.has(`${table}.${column}`))
        .flatMap(({ word, key, counted, perCard, rows, width }) => [
          word,
          key,
          perCard ? entityCount : counted,
          perCard ? 1 : counted < 0 ? rows : 0,
          rows,
          bytesOf[width],
        ]),
    );
  const planFor = (sizeClass: SizeClass) => {
    let plan = plans.get(sizeClass);
    if (!plan) {
      const columns: Placed[] = [];
      const segments: Segment[] = [];
      let word = scalars.length;
      let front = -1;
      let key = 1;
      for (const [table, { rows, columns: declared, count, derived }] of ordered) {
        const n = rowsIn(rows, sizeClass);
        const counted = count === undefined ? -1 : (scalarIndex.get(count) as number);
        if (counted >= 0 && front < 0) front = word;
        const from = word;
        for (const [column, width] of Object.entries(declared)) {
          const perCard = rows === 'cards';
          columns.push({
            table,
            column,
            width,
            word,
            rows: n,
            key: key++,
            counted,
            perCard,
            derived: derived ?? false,
          });
          word += Math.ceil((n * bytesOf[width]) / 4);
        }
        if (counted >= 0) segments.push({ from, to: word, counted });
      }
      plan = { columns, hashed: hashedOf(columns), segments, front: front < 0 ? word : front, words: word };
      plans.set(sizeClass, plan);
    }
    return plan;
  };

  class State {
    readonly bytes: Uint8Array;
    readonly words: Int32Array;
    readonly front: Int32Array;
    readonly segments: readonly Int32Array[];
    readonly columnsOf: Readonly<Record<string, readonly Column[]>>;
    constructor(readonly sizeClass: SizeClass) {
      const { columns, words, front, segments } = planFor(sizeClass);
      const buffer = new ArrayBuffer(words * 4);
      this.bytes = new Uint8Array(buffer);
      this.words = new Int32Array(buffer);
      this.front = this.words.subarray(0, front);
      this.segments = segments.map(({ from, to }) => this.words.subarray(from, to));
      // Parsed, because an object that gets more than a dozen computed properties one by one becomes a slow dictionary.
      const views: Record<string, Record<string, Column>> = {};
      for (const [table, shape] of shapes) views[table] = JSON.parse(shape) as Record<string, Column>;
      for (const { table, column, width, word, rows } of columns)
        (views[table] as Record<string, Column>)[column] = new arrayOf[width](buffer, word * 4, rows);
      for (const table of Object.keys(tables)) (this as Record<string, unknown>)[table] = views[table];
      this.columnsOf = Object.fromEntries(Object.entries(views).map(([table, view]) => [table, Object.values(view)]));
    }
  }
  scalars.forEach((name, i) => {
    Object.defineProperty(State.prototype, name, {
      get(this: State) {
        return this.words[i];
      },
      set(this: State, value: number) {
        this.words[i] = value;
      },
      enumerable: true,
    });
  });

  const used = (s: S, table: string, rows: number, count: string | undefined): number => {
    if (count !== undefined) return Math.min(rows, s.words[scalarIndex.get(count) as number] as number);
    if (tables[table]?.rows === 'cards') return Math.min(rows, (s.words[entityCount] as number) + 1);
    return rows;
  };
  const persistent = ordered.filter(([, table]) => !table.derived).map(([name]) => name);

  const hashOf = (s: S, skip: ReadonlySet<string> | null): number => {
    const { words } = s;
    let a = 0x9e3779b9 | 0;
    let b = 0x85ebca6b | 0;
    for (let i = 0; i < scalars.length; i++) {
      if (skip?.has(scalars[i] as string)) continue;
      const w = words[i] as number;
      a = Math.imul(a ^ w, 0x01000193);
      b = Math.imul(b ^ w ^ (a >>> 15), 0x27d4eb2f);
    }
    const plan = planFor(s.sizeClass);
    const hashed = skip === null ? plan.hashed : hashedOf(plan.columns, skip);
    for (let k = 0; k < hashed.length; k += HASHED) {
      const word = hashed[k] as number;
      const key = hashed[k + 1] as number;
      const counted = hashed[k + 2] as number;
      const inUse = (counted < 0 ? 0 : (words[counted] as number)) + (hashed[k + 3] as number);
      const n = (Math.min(inUse, hashed[k + 4] as number) * (hashed[k + 5] as number) + 3) >> 2;
      for (let i = 0; i < n; i++) {
        const w = words[word + i] as number;
        if (w === 0) continue; // rows not in use are zero: what a class has more of them does not count
        a = Math.imul(a ^ w ^ (key << 16) ^ i, 0x01000193);
        b = Math.imul(b ^ w ^ (a >>> 13), 0x27d4eb2f);
        a ^= b >>> 16;
      }
    }
    a = Math.imul(a ^ (b >>> 16), 0x7feb352d);
    b = Math.imul(b ^ (a >>> 15), 0x846ca68b);
    return (a >>> 0) * 0x200000 + (b >>> 11);
  };

  const id = digest(
    JSON.stringify([scalars, Object.entries(tables).map(([n, t]) => [n, t.columns, t.derived ?? false])]),
  );

  const fail = (where: string, problem: string): never => {
    throw new StateError(`state JSON, ${where}: ${problem}`);
  };
  const readNumber = (value: unknown, [low, high]: readonly [number, number], where: string): number => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      return fail(where, `an integer is needed, not ${JSON.stringify(value)}`);
    if (value < low || value > high) return fail(where, `${value} is not within ${low} … ${high}`);
    return value;
  };
  const asRecord = (value: unknown, where: string): Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : fail(where, 'an object is needed');

  return {
    id,
    spec,
    create: (sizeClass) => new State(sizeClass) as unknown as S,
    copy(from, into) {
      if (from.sizeClass !== into.sizeClass) {
        throw new ArgumentError(
          'other-size-class',
          `a state of class ${from.sizeClass} cannot be copied into one of class ${into.sizeClass}`,
        );
      }
      const { segments } = planFor(from.sizeClass);
      const [source, target] = [from as unknown as Parts, into as unknown as Parts];
      for (let k = 0; k < segments.length; k++) {
        const { counted } = segments[k] as Segment;
        if (source.words[counted] !== 0 || target.words[counted] !== 0)
          (target.segments[k] as Int32Array).set(source.segments[k] as Int32Array);
      }
      target.front.set(source.front);
      return into;
    },
    hash: (s) => hashOf(s, null),
    fingerprint: hashOf,
    toJSON(s) {
      const out: Record<string, Record<string, number[]>> = {};
      for (const name of persistent) {
        const table = tables[name] as TableSpec;
        const n = used(s, name, rowsIn(table.rows, s.sizeClass), table.count);
        const columns = (s as unknown as Record<string, Record<string, Column>>)[name] as Record<string, Column>;
        out[name] = {};
        for (const column of Object.keys(table.columns)) {
          (out[name] as Record<string, number[]>)[column] = Array.from((columns[column] as Column).subarray(0, n));
        }
      }
      return {
        layout: id,
        sizeClass: s.sizeClass,
        scalars: Object.fromEntries(scalars.map((name, i) => [name, s.words[i] as number])),
        tables: out,
      };
    },
    fromJSON(json) {
      const top = asRecord(json, 'top level');
      if (top['layout'] !== id)
        fail('layout', `this game has layout ${id}, the state has ${JSON.stringify(top['layout'])}`);
      const sizeClass = top['sizeClass'] as SizeClass;
      if (!sizeClasses.includes(sizeClass)) fail('sizeClass', `one of ${sizeClasses.join(', ')} is needed`);
      const s = new State(sizeClass) as unknown as S;
      const readScalars = asRecord(top['scalars'], 'scalars');
      for (const name of Object.keys(readScalars))
        if (!scalarIndex.has(name)) fail(`scalars.${name}`, 'no such scalar');
      scalars.forEach((name, i) => {
        s.words[i] = readNumber(readScalars[name], range.i32, `scalars.${name}`);
      });
      const readTables = asRecord(top['tables'], 'tables');
      for (const name of Object.keys(readTables))
        if (!persistent.includes(name)) fail(`tables.${name}`, 'no such table');
      for (const name of persistent) {
        const table = tables[name] as TableSpec;
        const read = asRecord(readTables[name], `tables.${name}`);
        const n = used(s, name, rowsIn(table.rows, sizeClass), table.count);
        const columns = (s as unknown as Record<string, Record<string, Column>>)[name] as Record<string, Column>;
        for (const column of Object.keys(read))
          if (!(column in table.columns)) fail(`tables.${name}.${column}`, 'no such column');
        for (const [column, width] of Object.entries(table.columns)) {
          const values = read[column];
          const where = `tables.${name}.${column}`;
          if (!Array.isArray(values)) return fail(where, 'an array is needed');
          if (values.length !== n) fail(where, `${n} rows are in use, but ${values.length} are given`);
          const cells = columns[column] as Column;
          values.forEach((value, row) => {
            cells[row] = readNumber(value, range[width], `${where}[${row}]`);
          });
        }
      }
      return s;
    },
    size: (sizeClass) => planFor(sizeClass).words * 4,
  };
}
