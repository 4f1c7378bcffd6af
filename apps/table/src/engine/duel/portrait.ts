import type {
  Act,
  CoreState,
  DecisionPoint,
  Entity,
  Game,
  GameModule,
  JournalEntry,
  Passage,
  QuestionView as Question,
} from '@rulechart/core';
import type { CardView, LinkView, OptionView, PhaseView, Ready, Scene, Seal, SeatView, Text } from '../../protocol.ts';

/** One line of the log, for whom it is. */
export interface Told {
  readonly text: Text;
  readonly kind: string;
  readonly cards: number[];
  /** both seats may read it as it is */
  readonly public: boolean;
}

/** A game of the table: its rules, cards and decks, and how it is drawn. */
export interface TableGame<S extends CoreState> {
  readonly module: GameModule<S>;
  readonly deckText?: NonNullable<Ready['deckText']>;
  portray(game: Game<S>, textOf: (definition: number) => Text): Portrait<S>;
}

/**
 * How one game looks on the table: what the rule set says of itself is taken from there, and only the rest is said here.
 * A `view` is the state as the seat that looks may see it; `s` is the whole of it, for what is public anyway.
 */
export interface Portrait<S extends CoreState> {
  /** Zones whose name is long for a table, by id. */
  readonly zoneNames?: Readonly<Record<string, Text>>;
  /** Zones of which one sees the backs of all cards, one by one. */
  readonly backs: readonly string[];
  /** What the page calls a decision of the rules; by itself, its own name. */
  readonly actOf?: Readonly<Record<string, string>>;
  /** Names of the values that effects change, by column. */
  readonly valueNames: Readonly<Record<string, Text>>;
  readonly actNames: Readonly<Record<string, Text>>;
  readonly stackNames: Ready['stack'];
  /** Decisions that are made at once for the seat that looks when there is no other. */
  readonly forced: readonly string[];
  /** Decision points in the other's turn that a seat may say it lets go by, by what they ask for. */
  readonly windows: Readonly<Record<string, Text>>;
  /** The passages on which a result rests, by its reason. */
  readonly resultRules?: Readonly<Record<string, string>>;
  source(passage: Passage): Text;
  until?(id: string): Text | undefined;
  stateName(key: string): Text | undefined;

  seat(view: S, seat: number): Omit<SeatView, 'zones'>;
  zoneNote?(view: S, zone: string, seat: number): Seal | undefined;
  phases(s: S): { now: string; phases: PhaseView[]; step: Text | null };
  battle(view: S): Scene['battle'];
  stack(s: S, look: number): LinkView[];
  /** What everybody sees of how a card lies. */
  lies(view: S, e: Entity): Pick<CardView, 'turned' | 'states'>;
  /** What a card shows to whoever knows it. */
  face(view: S, e: Entity): Partial<CardView>;
  /** What a card of its kind could ever do where it lies. */
  acts(view: S, e: Entity): string[];

  /** What an option says of itself beside its decision and card. */
  option(s: S, act: Act): Partial<OptionView>;
  placeZone(s: S): string;
  /** What a place is called, counted from 1. */
  placeName(n: number): Text;
  /** What the chart asks. */
  asks(s: S, point: DecisionPoint): { prompt: Text; kind?: 'option'; about?: number };
  /** What a running program asks, and the passage behind it if it is the rules' own. */
  question(s: S, question: Question): { prompt: Text; rule?: string };
  /** Tells what happened; entries come as the seat that looks may read them. */
  tell(entry: JournalEntry, next: JournalEntry | undefined): Told | null;
}
