import type { Position } from '@rulechart/core';

/** One text or several. */
export type Texts = string | readonly string[];

/** A card as an expectation states it: its name, or that and facts about it. */
export type Stated = string | ({ readonly card?: string } & Readonly<Record<string, unknown>>);

/** What a zone is expected to hold. */
export type Contents =
  | number
  | readonly Stated[]
  | {
      readonly count?: number;
      readonly top?: readonly Stated[];
      readonly has?: readonly Stated[];
      readonly lacks?: readonly string[];
    };

/** What is expected to have happened. */
export type ExpectedEvent =
  | string
  | {
      readonly event: string;
      readonly card?: string;
      readonly from?: string;
      readonly to?: string;
      readonly seat?: 'A' | 'B';
      readonly amount?: number;
      readonly cause?: string;
      readonly by?: string;
    };

/** A link of a chain as it is expected. */
export type ExpectedLink =
  | string
  | {
      readonly card: string;
      readonly by?: 'A' | 'B';
      readonly targets?: readonly string[];
      readonly negated?: boolean;
    };

/** What is expected where the game stands; everything that is named must hold. */
export interface Expected {
  readonly decides?: 'A' | 'B';
  readonly asks?: string;
  readonly about?: string;
  readonly choices?: readonly string[];
  readonly at?: string;
  readonly turn?: number;
  readonly turnOf?: 'A' | 'B';
  readonly cards?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly chain?: readonly ExpectedLink[];
  readonly events?: readonly ExpectedEvent[];
  readonly noEvents?: readonly ExpectedEvent[];
  readonly result?: string | { readonly winner: 'A' | 'B' | 'nobody'; readonly because?: string };
  readonly [side: string]: unknown;
}

/** A deck: cards by pile, added to one of the game's decks or all there is. */
export interface StatedDeck {
  readonly like?: string;
  readonly [pile: string]:
    | string
    | undefined
    | readonly (string | { readonly card: string; readonly copies?: number })[];
}

/** One step of a scenario: what somebody does, may do or may not do, how time goes by, and what is expected then. */
export type Step =
  | 'settle'
  | `pass${'' | ` ${number}`}`
  | {
      readonly A?: Texts;
      readonly B?: Texts;
      readonly 'A may'?: Texts;
      readonly 'B may'?: Texts;
      readonly 'A may not'?: Texts;
      readonly 'B may not'?: Texts;
      readonly because?: Texts;
      readonly 'A may exactly'?: readonly string[];
      readonly 'B may exactly'?: readonly string[];
      readonly 'legal deck'?: StatedDeck;
      readonly 'illegal deck'?: StatedDeck;
      readonly until?: {
        readonly turn?: number;
        readonly turnOf?: 'A' | 'B';
        readonly at?: string;
        readonly asks?: string;
      };
      readonly expect?: Expected;
      readonly luck?: Expected;
      readonly in?: Texts;
    };

/** A scenario as its file says it. */
export interface Scenario {
  readonly id: string;
  readonly rules?: string;
  readonly profile?: Texts;
  readonly question: { readonly ja: string; readonly en: string };
  readonly source: string;
  /** ids of the rulebook */
  readonly cites?: readonly string[];
  readonly uncertain?: string;
  readonly note?: string;
  readonly forEach?: Readonly<Record<string, readonly unknown[]>> | readonly Readonly<Record<string, unknown>>[];
  readonly position?: Position;
  readonly duel?: { readonly decks: readonly [string, string]; readonly first?: 'A' | 'B'; readonly seed?: number };
  readonly steps: readonly Step[];
}

/** The values of one instance of a parametric scenario, by name. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a parametric scenario; one without names if it has no parameters. */
export function rowsOf({ forEach }: Scenario): readonly Row[] {
  if (forEach === undefined) return [{}];
  if (Array.isArray(forEach)) return forEach as readonly Row[];
  return Object.entries(forEach as Readonly<Record<string, readonly unknown[]>>).reduce<Row[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

/** A part of a scenario with the values of a row in the place of `$name`. */
export function filledIn<T>(part: T, row: Row): T {
  if (typeof part === 'string') {
    const alone = /^\$(\w+)$/.exec(part);
    if (alone && Object.hasOwn(row, alone[1] as string)) return row[alone[1] as string] as T;
    return part.replace(/\$(\w+)/g, (whole, name: string) =>
      Object.hasOwn(row, name) ? String(row[name]) : whole,
    ) as T;
  }
  if (Array.isArray(part)) return part.map((item) => filledIn(item, row)) as T;
  if (typeof part === 'object' && part !== null)
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [filledIn(key, row), filledIn(value, row)]),
    ) as T;
  return part;
}
