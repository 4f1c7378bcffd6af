import type { AnyStateMachine } from 'xstate';
import type { ChartImplementation } from './chart/index.ts';
import type { Compiler, Pick } from './compile.ts';
import type { Check, Context, Deed, Measure, Select } from './context.ts';
import type { DecisionType } from './decision.ts';
import type { Effect } from './effect.ts';
import type { Definition, Engine } from './engine.ts';
import type { PositionTable } from './position.ts';
import type { PickRule } from './question.ts';
import type { Passage, Rule, Voice } from './refusal.ts';
import type { sights } from './sight.ts';
import type { CoreState, Entity, LayoutExtension, Seat } from './state.ts';
import type { Amount, Cards, CardTree, Clause, EffectTree, Fact, Test, Who, Words } from './tree.ts';

/** Who may see which card lies in a zone: everybody, its owner, its controller, by its face, or nobody. */
export type Sight = (typeof sights)[number];

/** A zone of the game. */
export interface ZoneSpec {
  readonly name: Words;
  readonly sight: Sight;
  /** 1-based columns; absent: an ordered pile without columns */
  readonly places?: number;
  /** one for both seats */
  readonly shared?: boolean;
  /** cards here lie where others may come and go without their leaving "the field": facts about a stay survive moves among such zones of one kind only */
  readonly field?: boolean;
}

/** Something that can happen to a card or a seat: it is intended, settled and committed (mechanism 1). */
export interface Happening<S extends CoreState> {
  /** Turns the intent in row `i` into another happening once no replacement of this one is left (destroying becomes moving). */
  readonly becomes?: (s: S, i: number, engine: Engine<S>) => void;
  /** Changes the state. Absent: the core moves the card to the intended zone. */
  readonly commit?: (s: S, i: number, engine: Engine<S>) => void;
  /** The stage at which the rule set may still refuse: false drops the intent. */
  readonly allowed?: (s: S, i: number, engine: Engine<S>) => boolean;
}

/** One question and one deed: a verb answers everything about itself in one place. */
export interface Verb<S extends CoreState = CoreState, A extends object = never> {
  readonly name: string;
  /** What it does, for whoever asks about a program. */
  readonly facts?: (args: A) => readonly Omit<Fact, 'as' | 'clause'>[];
  /** The clause in Japanese, ready to end or to lean. */
  readonly ja: (args: A, say: Speaker) => Sentence;
  /** The clause in English. */
  readonly en: (args: A, say: Speaker) => string;
  /** The one question it asks first. Its answer is known to the deed as `picked`. */
  readonly ask?: (args: A, c: Compiler<S>) => Pick<S>;
  /** The cards it takes, if its clauses do not name them as `cards`: a cost is paid with them. */
  readonly takes?: (args: A) => Cards;
  /** Whether it could do anything now; absent: whether its question can be answered. */
  readonly possible?: (args: A, c: Compiler<S>) => Check<S>;
  /** Whether there is a place for what it brings, whichever card that will be; absent: it needs none. */
  readonly room?: (args: A, c: Compiler<S>) => Check<S>;
  /** What must hold so that an effect with this clause may be activated at all, whatever else it does. */
  readonly requires?: (
    args: A,
    c: Compiler<S>,
  ) => { readonly code: string; readonly rule: string; readonly holds: Check<S> };
  /** Writes intents, in one atomic group; never loops over moves one after the other, never asks. */
  readonly deed?: (args: A, c: Compiler<S>) => Deed<S>;
  /** Instead of a deed: the clauses this one word stands for. Texts say the word, everything else sees the clauses. */
  readonly expands?: (args: A) => readonly Clause[];
}

/** A Japanese sentence that may end (捨てる), lean (捨て、) or go on (捨てて). */
export interface Sentence {
  readonly before: string;
  readonly plain: string;
  readonly lean: string;
  readonly te: string;
}

/** Says trees of a rule set in one language. */
export interface Speaker {
  /** Says a selection. */
  cards(tree: Cards): string;
  /** Says an amount. */
  amount(tree: Amount): string;
  /** Says a test as a noun. */
  test(tree: Test): string;
  /** Says a person. */
  who(who: Who): string;
  /** Says a zone. */
  zone(zone: string): string;
  /** the name of a card by its key or printed name */
  card(name: string): string;
  /** Says clauses as sentences. */
  clauses(clauses: readonly Clause[]): string;
  /** how many of what, counted as the language counts */
  counted(count: Amount, of: Cards): string;
  /** A word by kind and id. */
  word(kind: string, id: string): string;
}

/** How the rule set's own nodes are compiled. */
export interface Vocabulary<S extends CoreState> {
  /** Own amounts, by kind. */
  readonly values?: Readonly<Record<string, (node: never, c: Compiler<S>) => Measure<S>>>;
  /** Own tests, by kind. */
  readonly tests?: Readonly<Record<string, (node: never, c: Compiler<S>) => Check<S>>>;
  /** Own constraints of picks, by kind. */
  readonly constraints?: Readonly<Record<string, (node: never, c: Compiler<S>) => PickRule<S>>>;
  /** Own selections, by kind. */
  readonly cards?: Readonly<Record<string, (node: never, c: Compiler<S>) => Select<S>>>;
}

/** What continuous modifications do to a value, in the order of layers. */
export interface Operation {
  readonly op: string;
  /** The value after it. */
  readonly apply: (current: number, by: number) => number;
  /** the operation whose layer this one shares; absent: a layer of its own, after those before it in the list */
  readonly with?: string;
  /** once a resolution has left it, changes of the same value from before no longer count */
  readonly wipes?: boolean;
}

/** A rule the game applies by itself (in one of the games: "rule effects"). Lower rank first; rows of one rank are one moment. */
export interface RuleCheck<S extends CoreState> {
  readonly id: string;
  readonly rank: number;
  /** also in the middle of an effect, after every commit */
  readonly anyTime: boolean;
  /** Whether the rule has something to do. */
  readonly due: (s: S, engine: Engine<S>) => boolean;
  /** Pushes the program that carries it out, or changes the state at once. */
  readonly perform: (s: S, engine: Engine<S>) => void;
}

/** Ids of the passages behind what the core derives from an effect's tree. */
export interface EffectPassages {
  readonly zone: string;
  readonly condition: string;
  readonly limit: string;
  readonly cost: string;
  readonly target: string;
  readonly idle: string;
  readonly responds: string;
  readonly trigger: string;
}

/** Allow-list of what a view shows; whatever is not named is masked. */
export interface Visible {
  readonly scalars: readonly string[];
  /** of every card */
  readonly cardColumns: readonly string[];
  /** of cards the seat knows */
  readonly knownCardColumns: readonly string[];
  readonly tables: readonly string[];
}

/** A deck as a rule set reads it: keys of cards by the zone in which they start, or by a pile that stays `aside`. */
export type Deck = Readonly<Record<string, readonly string[]>>;

/** A problem of a deck, with the rule it breaks. */
export interface DeckProblem {
  readonly code: string;
  readonly rule: string;
  readonly text: Words;
  readonly card?: string;
}

/** Both decks and the options of a duel. */
export interface Setup {
  readonly decks: readonly [Deck, Deck];
  /** Who goes first (default 0). */
  readonly first?: Seat;
  readonly options?: Readonly<Record<string, number | boolean | string>>;
}

/** A whole game as a plug-in: its states, its charts, its words and its rulebook. What is optional has a default (`whole`). */
export interface RuleSet<S extends CoreState> {
  readonly id: string;
  readonly version?: string;
  readonly name: Words;
  readonly profile?: string;
  readonly layout?: LayoutExtension;
  readonly zones: Readonly<Record<string, ZoneSpec>>;
  /** events beside the core's `moved`, `turned`, `taken` */
  readonly events?: readonly string[];
  /** kinds of entries of the log that are no events: nothing listens to them */
  readonly remarks?: readonly string[];
  readonly happenings?: Readonly<Record<string, Happening<S>>>;
  /** causes beside `cost`, `effect`, `rule` */
  readonly causes?: readonly string[];
  readonly counters?: readonly string[];
  readonly slots?: readonly string[];
  readonly marks?: readonly string[];
  /** acts that can be forbidden or required */
  readonly acts?: readonly string[];
  readonly untils?: readonly string[];
  readonly obligations?: readonly string[];
  readonly reasons?: Readonly<Record<string, Words>>;
  /** lists that can be declared from: kinds, colours … */
  readonly lists?: Readonly<Record<string, readonly Words[]>>;
  /** Numbers of a card that trees may ask for, by name. */
  readonly stats?: Readonly<Record<string, (s: S, e: Entity, engine: Engine<S>) => number>>;
  readonly operations?: readonly Operation[];
  /** Sets a card's effective values to what is printed; called for every card of a zone with `field`. */
  readonly base?: (s: S, e: Entity, engine: Engine<S>) => void;
  /** What the rule set precomputes from the pool. */
  readonly load?: (engine: Engine<S>) => void;
  readonly verbs?: readonly Verb<S>[];
  readonly vocabulary?: Vocabulary<S>;
  readonly kinds?: readonly string[];
  readonly machine: AnyStateMachine;
  /** The functions the chart names. */
  readonly implementation: (engine: Engine<S>) => ChartImplementation<S>;
  /** Kinds of decisions; the keys are the chart's events. */
  readonly decisions: (engine: Engine<S>) => Readonly<Record<string, DecisionType<S>>>;
  readonly ruleChecks?: readonly RuleCheck<S>[];
  /** Programs the rules themselves run (the draw of a turn …), by name. */
  readonly programs?: Readonly<Record<string, readonly Clause[]>>;
  /** Rules that every effect of this kind obeys, beside those its tree gives. */
  readonly effectRules?: (effect: Effect<S>, engine: Engine<S>) => readonly Rule<S>[];
  /** The passages that the rules common to all effects rest on. */
  readonly passages?: EffectPassages;
  /** Bits that must be open for the effect to be worth testing; `open` computes them once per menu. */
  readonly gate?: (effect: Effect<S>, engine: Engine<S>) => number;
  /** The bits that are open for a seat now. */
  readonly open?: (s: S, seat: number, engine: Engine<S>) => number;
  /** Zones in which cards of a deck start; absent: a deck may name any zone. */
  readonly piles?: readonly string[];
  /** Names of the options that `start` reads; a setup with another one is refused. */
  readonly options?: readonly string[];
  /** Piles of a deck that stay out of the game: a side deck. */
  readonly aside?: readonly string[];
  /** Who puts simultaneous replacements in order, who controls a card's effects …: defaults are the controller. */
  readonly replacementOrder?: 'controller' | 'turn player';
  /** Columns of a zone row that may not be used, as bits (bit 1: the first). */
  readonly blockedPlaces?: (s: S, row: number, engine: Engine<S>) => number;
  /** Cards of one zone that count as lying in others, too, while this holds of them. */
  readonly guests?: {
    readonly of: string;
    readonly in: readonly string[];
    /** Whether this card is such a guest now. */
    readonly when: (s: S, e: Entity) => boolean;
  };
  /** Whether a card of this seat may target another one; absent: it may. */
  readonly mayTarget?: (s: S, seat: number, source: Entity, card: Entity, engine: Engine<S>) => boolean;
  /** Whether a cost may be paid with a card by this verb; absent: it may. */
  readonly mayPay?: (s: S, card: Entity, verb: string, engine: Engine<S>) => boolean;
  /** Whether an effect may choose a card as it resolves; absent: it may. */
  readonly mayChoose?: (s: S, source: Entity, card: Entity, engine: Engine<S>) => boolean;
  /** Whether what a card's effect does reaches a card (another one, or itself) at all; absent: it does. */
  readonly reaches?: (s: S, source: Entity, card: Entity, engine: Engine<S>) => boolean;
  /** Whether a card lies face-up on a field only because its activation is under way, or has come to nothing: nothing of it is in force. */
  readonly unresolved?: (s: S, e: Entity, engine: Engine<S>) => boolean;
  /** The mark whose bearers nothing negates. */
  readonly unnegated?: string;
  /** Ends, or lets go on, a game in which an immediate effect of this card sets itself off again and again; absent: it stops. */
  readonly onCircle?: (s: S, source: Entity, engine: Engine<S>) => void;
  /** Keeps what is last known of a card that is about to move. */
  readonly onLeave?: (s: S, e: Entity, engine: Engine<S>) => void;
  /** Called after a card has been put somewhere. */
  readonly onPlaced?: (s: S, e: Entity, engine: Engine<S>) => void;
  readonly rulebook?: Readonly<Record<string, Passage>>;
  /** What the documents of its passages are called in both languages; absent: as the passages say. */
  readonly documents?: Readonly<Record<string, Words>>;
  /** Sentences of its own refusals, and of the core's that it would put in other words. */
  readonly voice?: { readonly ja: Voice; readonly en: Voice };
  /** How trees and words are said; absent: names, and the words below. */
  readonly speak?: (engine: Engine<S>) => { readonly ja: Speaker; readonly en: Speaker };
  /** What is wrong with a deck; absent: nothing. */
  readonly checkDeck?: (deck: Deck, engine: Engine<S>) => readonly DeckProblem[];
  /** Rows kept free for cards that are made during the duel. */
  readonly tokens?: number;
  /** Words for the plain speaker: by kind (`state`, `decision` …) and id. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** Deals. The decks lie shuffled where their lists say. */
  readonly start: (s: S, setup: Setup, engine: Engine<S>) => void;
  readonly visible?: Partial<Visible>;
  /** How positions of the game are written down: for scenarios, puzzles and benchmarks. */
  readonly positions?: PositionTable<S>;
  /** Whether a hidden card lying there (entity `at`) might be this one: a set card of a kind's zone is of that kind. */
  readonly fits?: (definition: Definition, zone: number, s: S, at: Entity, engine: Engine<S>) => boolean;
  /** What a state from elsewhere means that it cannot: where (`tables.own.place[3]`) and what would be right; nothing if all is well. */
  readonly checkState?: (s: S, engine: Engine<S>) => { readonly where: string; readonly problem: string } | undefined;
  /** A closer look at a card's printed facts: what is wrong with them, or nothing. */
  readonly checkCard?: (card: CardTree) => string | undefined;
  /** What is wrong with an effect's own remarks, or nothing. */
  readonly checkEffect?: (effect: EffectTree) => string | undefined;
}

export type { Context };
