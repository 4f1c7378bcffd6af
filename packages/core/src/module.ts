import type { Act, Game } from './game.ts';
import type { Randomness } from './random.ts';
import type { Deck, DeckProblem, RuleSet } from './ruleset.ts';
import type { CoreState } from './state.ts';
import type { CardTree, Words } from './tree.ts';

/** A deck that comes with a game. */
export interface BuiltInDeck {
  readonly id: string;
  readonly name: Words;
  readonly deck: Deck;
}

/** A list of cards that a deck may have fewer copies of, or none. */
export interface Format {
  readonly id: string;
  readonly name: Words;
  /** What breaks the list in this deck; the rules of the game themselves are not asked. */
  readonly check: (deck: Deck) => readonly DeckProblem[];
}

/** What is done about cards of a deck that cannot be played. */
export interface DeckFinding {
  /** Whether the pool has a card (by its key); absent: that is asked later. */
  readonly has?: (key: string) => boolean;
  /** Told of every card that cannot be played: the deck is read without it. Absent: the deck is refused. */
  readonly leaveOut?: (problem: Words, line: number) => void;
}

/** How good an act looks to the seat that would do it; higher is better. It sees the seat's view and nothing else. */
export type Judge<S extends CoreState> = (view: S, act: Act, game: Game<S>, seat: number) => number;

/**
 * Two positions that differ in one respect only, for a benchmark: what a step costs must not grow with it beyond
 * `atMost` times. Played on by the first decision of the menu that is of the earliest of these types.
 */
export interface Growth<S extends CoreState> {
  readonly id: string;
  readonly small: S;
  readonly large: S;
  readonly types: readonly string[];
  readonly atMost: number;
}

/** Everything a program needs to offer a game: what a module that `rulechart --rules ./my-game.js` loads exports. */
export interface GameModule<S extends CoreState = CoreState> {
  /** The rules that are played when nobody names a profile. */
  readonly rules: RuleSet<S>;
  /** Other editions of the rules, by id. */
  readonly profiles?: Readonly<Record<string, RuleSet<S>>>;
  readonly cards: readonly CardTree[];
  /** The first two (or the first one twice) are played when nobody names a deck. */
  readonly decks: readonly BuiltInDeck[];
  /** Reads a deck from the text of a file or from a link. Throws an error whose message is one clear line. */
  readonly readDeck?: (text: string, name?: string, finding?: DeckFinding) => Deck;
  /** Lists of forbidden and limited cards that decks may be held to, in order of date. */
  readonly formats?: readonly Format[];
  /** Reads lists of limited cards from the text of a file. Throws an error whose message is one clear line. */
  readonly readFormats?: (text: string, name?: string) => readonly Format[];
  /** Parts of this module that know more of cards the pool lacks, from tables that are loaded only when somebody asks. */
  readonly reference?: () => Promise<Pick<GameModule<S>, 'nameOf' | 'readDeck' | 'formats' | 'readFormats'>>;
  /** A legal deck drawn at random from the whole pool, for tests of what cards do with each other. */
  readonly drawDeck?: (random: Randomness) => Deck;
  /** What a card is called, and its key, that decks and scenarios may name though the pool lacks it: by key or by any of its names. */
  readonly nameOf?: (name: string) => (Words & { readonly key?: string }) | undefined;
  /** For the greedy bot. */
  readonly judge?: Judge<S>;
  /** The text of a card, made from its tree; absent: the labels of its effects. */
  readonly cardText?: (card: CardTree, game: Game<S>) => Words;
  /** Positions in which a benchmark looks how the cost of a step grows. */
  readonly growth?: (game: Game<S>) => readonly Growth<S>[];
  /** How much of what is the pool's business is done, and what waits. */
  readonly coverage?: (game: Game<S>) => Promise<Coverage>;
  /** The derived ruling sheet. */
  readonly sheet?: (game: Game<S>) => Promise<Sheet>;
}

/** How much of the cards that a pool means to have is there, and which cards wait, for what. */
export interface Coverage {
  readonly counts: readonly { readonly what: Words; readonly done: number; readonly of: number }[];
  readonly waiting: readonly { readonly key: string; readonly name: Words; readonly why: Words }[];
}

/** A ruling sheet: its rows, and how each section stands to the list that was printed of it. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  readonly sections: readonly SheetSection[];
}

/** How a section of a ruling sheet stands to the printed list: over the cards of that list which the pool has. */
export interface SheetSection {
  readonly id: string;
  /** how many cards the printed list names, and how many of those the pool has */
  readonly listed: number;
  readonly inPool: number;
  /** how many cards the sheet finds */
  readonly derived: number;
  /** a difference without a reason makes it differ; fewer than two cards to compare test nothing */
  readonly state: 'agrees' | 'differs' | 'untested';
  readonly differences: readonly SheetDifference[];
}

/** A card of which a printed list and the sheet say different things. */
export interface SheetDifference {
  readonly password: string;
  readonly name: Words;
  /** its mark in the list, and in the sheet; absent: it is not there */
  readonly listed?: string;
  readonly derived?: string;
  /** why the sheet is right; absent: nobody has said yet */
  readonly why?: Words;
}

/** One line of a ruling sheet: what a card counts as in one respect, and which clauses make it so. */
export interface SheetRow {
  readonly section: string;
  readonly password: string;
  readonly name: Words;
  readonly mark: string;
  readonly because: readonly string[];
}
