/**
 * What the page and the engine say to each other. Everything is plain JSON, because between them stands a worker.
 *
 * The page knows no rules: it draws the scene of the seat that looks, offers what `menu` offers, and asks `explain` for
 * everything else. A message holds only what that seat may see; what is hidden is absent, not merely unmarked.
 */

export type Lang = 'ja' | 'en';
export type Seat = 'A' | 'B';
export type Text = Record<Lang, string>;

/** The games of the table, by the id of their rule set; the first is offered first. */
export const gameIds = ['yugioh-expert', 'zx'] as const;
export type GameId = (typeof gameIds)[number];

/** A built-in deck by its id, or the text of a file or a link, with the name the player knows it by. */
export type DeckRef = { builtIn: string } | { text: string; name: string };
export type Opponent = 'random' | 'greedy' | 'hotseat';

export interface Start {
  decks: [DeckRef, DeckRef];
  opponent: Opponent;
  you: Seat;
  seed: number;
  profile?: string;
  /** What a seat has said before that it lets go by unasked: windows by their id, in the turns of the other. */
  letPass?: Partial<Record<Seat, string[]>>;
}

/** An act, as far as it is known: the engine answers for every card and target that is left open. */
export interface ActRef {
  act: string;
  card?: number;
  target?: number;
}

export type ToEngine =
  | { type: 'start'; start: Start }
  | { type: 'decide'; decision: number }
  | { type: 'explain'; act: ActRef; ticket: number }
  | { type: 'undo' }
  | { type: 'resign' }
  | { type: 'save' }
  | { type: 'open'; text: string }
  /** Hot seat: the next player sits at the screen and wants to see. */
  | { type: 'curtain' }
  /** An opened replay: show the position after that many decisions. */
  | { type: 'seek'; to: number }
  /** An opened replay: play on from the position shown. */
  | { type: 'resume' };

export type FromEngine =
  | Ready
  | { type: 'scene'; scene: Scene }
  /** Entries are new, or replace those of the same id. `reset`: forget all others first (a new duel, another looker). */
  | { type: 'log'; entries: LogEntry[]; reset?: boolean }
  | { type: 'explained'; ticket: number; refusals: RefusalView[] }
  | { type: 'replay'; text: string; filename: string }
  /** Hot seat: `next` must decide. Until he says that he looks, the page shows nothing of the duel. */
  | { type: 'curtain'; next: Seat }
  | Problem;

/** A game is ready to be played: what the page must know of it before the first scene. */
export interface Ready {
  type: 'ready';
  decks: { id: string; name: Text }[];
  profiles?: { id: string; name: Text }[];
  /** Moments in the other's turn that a seat may say it lets go by, each with what it is called. */
  windows?: { id: string; name: Text }[];
  /** How a deck of one's own is written; absent: this game has built-in decks only. */
  deckText?: { hint: Text; file: Text; accept: string };
  /** Names of the acts that refusals are about. */
  acts: Record<string, Text>;
  /** What the list of things that wait to resolve is called here, and one thing in it; `{n}` is its number. */
  stack: { name: Text; empty: Text; link: Text };
  chart: ChartGraph;
}

/** Something could not be done. Whatever was open stays open. */
export interface Problem {
  type: 'problem';
  /** What the trouble is with, so that the page can show it beside the thing. */
  about: 'deckA' | 'deckB' | 'replay' | 'start' | 'engine' | 'link' | 'settings';
  text: Text;
  /** Line, card or position inside it. */
  where?: string;
}

export interface Scene {
  look: Seat;
  turn: number;
  turnSeat: Seat;
  phase: string;
  step: Text | null;
  phases: PhaseView[];
  seats: Record<Seat, SeatView>;
  cards: CardView[];
  /** What waits to resolve, in the order of its numbers. */
  stack: LinkView[];
  battle?: { attacker: number; target: number | null } | null;
  asks: QuestionView | null;
  waitingFor: Seat | null;
  menu: OptionView[];
  result: null | { winner: Seat | null; reason: Text; source?: Text };
  chart: { active: string[]; last: string | null };
  undo: boolean;
  /** Only while an opened replay is looked at. */
  replay?: { at: number; of: number };
}

export interface PhaseView {
  id: string;
  name: Text;
  active: boolean;
  /** The act that leads there, if there can be one. */
  act?: string;
}

export interface SeatView {
  /** What this seat must not run out of. */
  life: { name: Text; short: Text; value: number };
  /** What else hangs over it. */
  notes?: Text[];
  zones: ZoneView[];
}

export interface ZoneView {
  id: string;
  name: Text;
  size: number;
  /** More to its number: how many of its cards are awake, how many it may hold. */
  note?: Seal;
  /** Card ids by place, the newest last. */
  places?: number[][];
  /** Card ids in order: hands, and piles that this seat may look through (the top card first). */
  cards?: number[];
}

export interface CardView {
  id: number;
  owner: Seat;
  controller: Seat;
  zone: string;
  /** It lies face-down where others lie face-up. */
  covered?: true;
  /** It lies sideways. */
  turned?: true;
  /** What everybody sees of how it stands: its position, what it is attached to, that it sleeps. */
  states?: Text[];
  attachedTo?: number;
  /** Whether the seat that looks knows what this is. If not, nothing below is there. */
  known: boolean;
  name?: Text;
  /** What the card is listed by; its emblem is drawn from it. */
  key?: string;
  emblem?: 'round' | 'even' | 'sharp';
  /** The colours it is drawn in. */
  frame?: string;
  /** What it is, in a few words. */
  kind?: Text;
  traits?: Text[];
  seal?: Seal;
  badge?: Seal;
  rank?: { sign: string; value: number; name: Text };
  figures?: FigureView[];
  /** What stands at its foot when it has no figures. */
  foot?: Text;
  changes?: { by: Text; what: Text }[];
  text?: Text;
  counters?: { name: Text; count: number }[];
  /** The acts that one may ask `explain` about: those a card of its kind in its zone could ever do. */
  acts?: string[];
}

/** One sign, and what it says. */
export interface Seal {
  sign: string;
  name: Text;
}

export interface FigureView {
  name: Text;
  now: number;
  /** What it was before anything changed it. */
  base?: number;
  /** The one that counts as it lies. */
  strong?: true;
  /** It is against the card. */
  harm?: true;
}

export interface OptionView {
  decision: number;
  /** `activate`, `summon`, `set`, `flip`, `position`, `attack`, `pass`, `pick`, `done`, `answer`, `choose`, `number`, … */
  act: string;
  label: Text;
  card?: number;
  target?: number;
  option?: number;
  place?: { seat: Seat; zone: string; column: number; name: Text };
  source?: Text;
}

export type QuestionKind = 'act' | 'pick' | 'option' | 'yesno' | 'order' | 'number' | 'place';

export interface QuestionView {
  seat: Seat;
  kind: QuestionKind;
  /** The card that asks. */
  about?: number;
  prompt: Text;
  /** The effect or the rule that makes this a question. */
  why: Text;
  source?: Text;
  min?: number;
  max?: number;
  picked?: number[];
  left?: Text;
}

export interface RefusalView {
  code: string;
  rule: string;
  text: Text;
  source: Text;
  until?: Text;
}

export interface LinkView {
  number: number;
  card?: number;
  name: Text;
  controller: Seat;
  effect: Text;
  negated?: boolean;
  targets: number[];
  resolving?: boolean;
}

export interface LogEntry {
  id: number;
  turn: number;
  text: Text;
  kind: string;
  cards?: number[];
  /** Whether both seats may read it. */
  public: boolean;
  source?: Text;
  undone?: boolean;
}

export interface ChartGraph {
  id: string;
  states: ChartState[];
  transitions: ChartTransition[];
}

export interface ChartState {
  id: string;
  key: string;
  type: string;
  name?: Text;
  rule?: Text;
  description?: Text;
  initial?: string;
  children: ChartState[];
}

export interface ChartTransition {
  id: string;
  from: string;
  to: string;
  event: string;
  guard?: string;
}
