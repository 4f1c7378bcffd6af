import { refresh } from './continuous.ts';
import type { Engine } from './engine.ts';
import { RulechartError } from './errors.ts';
import type { Game } from './game.ts';
import { type SizeClass, sizeClasses } from './layout.ts';
import { closest } from './names.ts';
import { seedRandom } from './random.ts';
import { type CoreState, type Entity, seatName } from './state.ts';
import type { CardTree } from './tree.ts';
import { bring, freePlace } from './zones.ts';

/** Something that can be said about a card, a seat or a whole position: a number, yes or no, or one of some words. */
export type PositionFact<S extends CoreState> = (
  | {
      readonly what: 'number' /** the least and the greatest that may be given; `turn`: that of the position */;
      readonly range: readonly [number, number | 'turn'];
    }
  | { readonly what: 'flag' | readonly string[] }
) & {
  /** What it means, for whoever writes positions. */
  readonly means: string;
  /** Of a card: the zones in which it can be said of one; absent: everywhere. */
  readonly of?: readonly string[];
  /** Puts it into the state; `row` is the card or the seat, a flag is 0 or 1, a word its index. */
  readonly set: (s: S, row: number, value: number, engine: Engine<S>) => void;
  /** What holds if a position does not say it (absent: whatever is there). */
  readonly otherwise?: number;
  /** Reads it again, for expectations; absent: it can only be given. */
  readonly get?: (s: S, row: number, engine: Engine<S>) => number;
};

/** A card that says which card of the position it is attached to, or which cards are attached to it. */
export interface PositionLink {
  readonly what: 'host' | 'attached';
  readonly slot: string;
  /** the zone in which attached cards lie */
  readonly zone?: string;
  readonly means: string;
}

/** Where a position may stand. */
export interface Standpoint<S extends CoreState> {
  /** the state of the chart, as a path of ids */
  readonly state: string;
  /** What else holds there. */
  readonly enter?: (s: S, engine: Engine<S>) => void;
}

/** What a rule set says so that its positions can be written down. */
export interface PositionTable<S extends CoreState> {
  /** The first is where a position stands if it does not say. */
  readonly at: Readonly<Record<string, Standpoint<S>>>;
  /** Acts that let time go by; the first that is legal is taken (pass before end the turn). */
  readonly onwards: readonly string[];
  /** Acts that somebody is asked about by themselves (to use what was triggered): they are not passed over in silence. */
  readonly offered?: readonly string[];
  readonly card?: Readonly<Record<string, PositionFact<S> | PositionLink>>;
  readonly seat?: Readonly<Record<string, PositionFact<S>>>;
  readonly whole?: Readonly<Record<string, PositionFact<S>>>;
  /** What lies in a zone that is not named: how many of which card. */
  readonly filler?: (engine: Engine<S>) => Readonly<Record<string, { readonly key: string; readonly count: number }>>;
  /** Zones in which several cards of a seat may lie in one place. */
  readonly sharedPlaces?: readonly string[];
  /** Whether a card lies face-up in a zone, if the position does not say (default: yes where everybody may look). */
  readonly faceUp?: (zone: string) => boolean;
  /** Settles what the rule set keeps about a card that lies there. */
  readonly placed?: (s: S, e: Entity, zone: string, engine: Engine<S>) => void;
  /** Why a card cannot lie where it does, the way it does; asked of every card when all has been said. */
  readonly misplaced?: (s: S, e: Entity, zone: string, engine: Engine<S>) => string | undefined;
  /** Whether cards of this kind are made during the game, so that no deck holds them. */
  readonly made?: (card: CardTree) => boolean;
  /** Settles what the rule set keeps about the whole. */
  readonly ready?: (s: S, engine: Engine<S>) => void;
}

/** A card of a position: its name or key alone, or with what is to be said of it. */
export type PlacedCard = string | { readonly card: string; readonly copies?: number; readonly [fact: string]: unknown };

/** One side: cards by zone, from the top or from left to right, and what is to be said of the seat. */
export type PositionSide = Readonly<Record<string, readonly PlacedCard[] | number | string | boolean>>;

/**
 * A position as data: both sides, whose turn (`turn` counts from 1, default 3: both have had a turn), where in the turn
 * (`at`), the seed, cards of zones both share, and what the rule set's table adds.
 */
export interface Position {
  readonly A?: PositionSide;
  readonly B?: PositionSide;
  readonly turn?: number;
  readonly turnOf?: 'A' | 'B';
  readonly at?: string;
  readonly seed?: number;
  readonly [more: string]: PositionSide | readonly PlacedCard[] | number | string | boolean | undefined;
}

/** A position that cannot be: where in it, what, and what would be right. */
export class PositionError extends RulechartError {
  override readonly name = 'PositionError';
  readonly code = 'bad-position';
  constructor(
    /** keys and indices from the position down to what is wrong */
    readonly path: readonly (string | number)[],
    readonly problem: string,
  ) {
    super(path.length > 0 ? `${path.join('.')}: ${problem}` : problem);
  }
}

/** The latest turn that a position may be in: turns are kept in 16 bits, and it is to be played on. */
export const LAST_TURN = 60_000;

/** How many counters of a kind a position may put on a card: they are kept in 8 bits. */
export const MOST_COUNTERS = 255;

/** Facts that every position may say of a card. */
const ofEveryCard = ['card', 'copies', 'place', 'owner', 'faceUp', 'counters'] as const;

/** Facts that every position may say of the whole. */
const ofEveryPosition = ['A', 'B', 'turn', 'turnOf', 'at', 'seed'] as const;

/** The number of the card of the pool with this name (in either language) or key; undefined: there is none. */
export function definitionNamed<S extends CoreState>(engine: Engine<S>, name: string): number | undefined {
  const key = engine.byKey.get(name) ?? (/^\d+$/.test(name) ? engine.byKey.get(name.padStart(8, '0')) : undefined);
  if (key) return key.id;
  const of = ({ tree }: { tree: { name: { ja: string; en: string }; alsoKnownAs?: readonly string[] } }): boolean =>
    tree.name.en === name || tree.name.ja === name || (tree.alsoKnownAs?.includes(name) ?? false);
  return engine.definitions.find((definition) => definition.id > 0 && of(definition))?.id;
}

/**
 * Sets up a position in which the turn player is about to act.
 * @param named - Finds a card of the pool by what the position calls it (default: by its names and its key).
 * @throws {PositionError} for what cannot be: an unknown card, a zone that is too full, a word that says nothing here.
 */
export function setUpPosition<S extends CoreState>(
  game: Game<S>,
  given: Position,
  named: (name: string) => number | undefined = (name) => definitionNamed(game.engine, name),
  /** the smallest size class to use */
  atLeast: SizeClass = 128,
): S {
  const { engine } = game;
  const table: PositionTable<S> = engine.rules.positions ?? plainTable;
  const s = game.blank(Math.max(atLeast, sizeFor(game, given)) as SizeClass);
  try {
    seedRandom(s, given.seed ?? 1);
  } catch (error) {
    throw new PositionError(['seed'], (error as Error).message);
  }
  if (given.turn !== undefined) within(given.turn, 1, LAST_TURN, ['turn']);
  const turnSeat = given.turnOf === undefined ? 0 : seatOf(given.turnOf, ['turnOf']);
  s.turn = given.turn ?? 3;
  s.turnSeat = turnSeat;
  s.decider = turnSeat;
  const links: { e: number; link: PositionLink; value: unknown; path: (string | number)[] }[] = [];
  /** where in the position each card was named */
  const paths: (readonly (string | number)[])[] = [[]];

  const fact = (what: PositionFact<S>, row: number, value: unknown, path: (string | number)[]): void => {
    let number: number;
    if (what.what === 'flag') number = flag(value, path) ? 1 : 0;
    else if (what.what === 'number') {
      const [low, high] = what.range;
      number = within(value, low, high === 'turn' ? s.turn : high, path);
    } else {
      number = what.what.indexOf(value as string);
      if (number < 0) throw new PositionError(path, oneOf(value, what.what));
    }
    what.set(s, row, number, engine);
  };

  const add = (
    placed: PlacedCard,
    zone: string,
    seat: number,
    path: (string | number)[],
    taken: readonly number[] = [],
  ): number => {
    const about = typeof placed === 'string' ? { card: placed } : placed;
    if (typeof about?.card !== 'string') throw new PositionError(path, 'which card? "card" is missing');
    const definition = named(about.card);
    if (definition === undefined) throw new PositionError(path, `the pool has no card "${about.card}"`);
    const kind = engine.zones.id(zone);
    const spec = engine.zoneSpecs[kind];
    const row = engine.zoneRow(kind, seat);
    const places = spec?.places ?? 0;
    if (about.copies !== undefined) within(about.copies, 1, MOST_COPIES, [...path, 'copies']);
    let place = 0;
    if (about.place !== undefined) {
      if (places === 0) throw new PositionError([...path, 'place'], `${zone} has no places`);
      place = within(about.place, 1, places, [...path, 'place']);
      const there = table.sharedPlaces?.includes(zone)
        ? undefined
        : entities(s).find((o) => s.card.zone[o] === row && s.card.place[o] === place);
      if (there !== undefined)
        throw new PositionError(
          [...path, 'place'],
          `${engine.definitionOf(s, there).tree.name.en} lies in place ${place} of ${zone} already`,
        );
    } else if (places > 0) {
      // Places that cards behind it ask for are left to them.
      place = freePlace(engine, s, row);
      while (taken.includes(place)) place += 1;
      if (place === 0 || place > places)
        throw new PositionError(path, `${places === 1 ? 'one card' : `${places} cards`} at most can lie in ${zone}`);
    }
    const e = s.entities + 1;
    engine.full(s, 'card', s.card.zone, e);
    s.entities = e;
    paths[e] = path;
    s.card.definition[e] = definition;
    const faceUp =
      about.faceUp === undefined
        ? (table.faceUp?.(zone) ?? (spec?.sight === 'all' || spec?.sight === 'face'))
        : flag(about.faceUp, [...path, 'faceUp']);
    bring(engine, s, e, kind, seat, { faceUp, bottom: true, place, cause: 0, by: 0, bySeat: seat });
    if (about.owner !== undefined) s.card.owner[e] = seatOf(about.owner, [...path, 'owner']);
    table.placed?.(s, e, zone, engine);
    for (const [name, value] of Object.entries(about)) {
      const here = [...path, name];
      if (name === 'counters') counters(e, value, here);
      if ((ofEveryCard as readonly string[]).includes(name)) continue;
      const what = own(table.card, name);
      if (!what) throw new PositionError(here, unknown(name, [...ofEveryCard, ...Object.keys(table.card ?? {})]));
      if ('slot' in what) links.push({ e, link: what, value, path: here });
      else if (what.of && !what.of.includes(zone))
        throw new PositionError(here, `"${name}" is said of a card in ${what.of.join(' or ')}, not in ${zone}`);
      else fact(what, e, value, here);
    }
    return e;
  };

  const counters = (e: number, value: unknown, path: (string | number)[]): void => {
    const list = typeof value === 'number' ? { [engine.counters.list[0] ?? '']: value } : Object(value);
    for (const [kind, count] of Object.entries(list as Record<string, unknown>)) {
      const here = typeof value === 'number' ? path : [...path, kind];
      const at = engine.counters.list.indexOf(kind);
      if (at < 0) throw new PositionError(here, unknown(kind, engine.counters.list));
      s.card[`counter${at}` as 'counter0'][e] = within(count, 0, MOST_COUNTERS, here);
    }
  };

  /** All cards of a zone, each of them as often as it says. */
  const fill = (cards: unknown, zone: string, seat: number, path: (string | number)[]): void => {
    if (!Array.isArray(cards)) throw new PositionError(path, 'a list of cards is needed');
    const list = cards as readonly PlacedCard[];
    const taken = list.flatMap((card) => (typeof card === 'object' && card?.place ? [Number(card.place)] : []));
    for (const [i, card] of list.entries())
      for (let copy = copiesOf(card); copy > 0; copy--) add(card, zone, seat, [...path, i], taken);
  };

  const filler = table.filler?.(engine) ?? {};
  const zoneNames = engine.zones.list.slice(1);
  const isShared = (zone: string): boolean => engine.zoneSpecs[engine.zones.id(zone)]?.shared === true;
  for (const [seat, side] of [given.A ?? {}, given.B ?? {}].entries()) {
    const where = seatName(seat);
    const known = [...zoneNames.filter((zone) => !isShared(zone)), ...Object.keys(table.seat ?? {})];
    const strange = Object.keys(side).find((name) => !known.includes(name));
    if (strange !== undefined) throw new PositionError([where, strange], unknown(strange, known));
    for (const name of zoneNames) {
      const extra = filler[name];
      fill(side[name] ?? (isShared(name) || !extra ? [] : Array<string>(extra.count).fill(extra.key)), name, seat, [
        where,
        name,
      ]);
    }
    for (const [name, what] of Object.entries(table.seat ?? {})) {
      if (side[name] !== undefined) fact(what, seat, side[name], [where, name]);
      else if (what.otherwise !== undefined) what.set(s, seat, what.otherwise, engine);
    }
  }
  for (const [name, value] of Object.entries(given)) {
    if ((ofEveryPosition as readonly string[]).includes(name) || value === undefined) continue;
    const what = own(table.whole, name);
    if (what) fact(what, 0, value, [name]);
    else if (zoneNames.includes(name) && isShared(name)) fill(value, name, 0, [name]);
    else
      throw new PositionError(
        [name],
        unknown(name, [...ofEveryPosition, ...zoneNames.filter(isShared), ...Object.keys(table.whole ?? {})]),
      );
  }
  for (const { e, link, value, path } of links) {
    const attach = (card: number, host: number): void => {
      s.card.host[card] = host;
      s.card.slot[card] = engine.slots.id(link.slot);
    };
    if (link.what === 'host') {
      const wanted = named(String(value));
      if (!engine.zoneSpecs[s.card.zone[e] >> 1]?.field)
        throw new PositionError(path, 'only a card on the field is attached to another');
      const host = entities(s).find(
        (o) => o !== e && s.card.definition[o] === wanted && engine.zoneSpecs[s.card.zone[o] >> 1]?.field,
      );
      if (host === undefined) throw new PositionError(path, `"${String(value)}" is not on the field`);
      attach(e, host);
    } else {
      const names = (Array.isArray(value) ? value : [value]) as PlacedCard[];
      for (const [i, card] of names.entries())
        attach(add(card, link.zone as string, s.card.controller[e], [...path, i]), e);
    }
  }
  for (const e of entities(s)) {
    // What both players know of the decks: everything but cards that no deck can hold.
    if (table.made?.(engine.definitionOf(s, e).tree)) continue;
    s.listed.definition[s.listedCount] = s.card.definition[e];
    s.listed.owner[s.listedCount] = s.card.owner[e];
    s.listed.zone[s.listedCount] = s.card.zone[e] >> 1;
    s.listedCount += 1;
  }
  for (const e of entities(s)) {
    const wrong = table.misplaced?.(s, e, engine.zones.name(s.card.zone[e] >> 1), engine);
    if (wrong !== undefined) throw new PositionError(paths[e] ?? [], wrong);
  }
  table.ready?.(s, engine);
  const at = given.at ?? Object.keys(table.at)[0];
  if (at === undefined)
    throw new PositionError(['at'], `where does it stand? One of ${standpoints(engine).join(', ')}`);
  const standpoint = own(table.at, at);
  if (!standpoint && !standpoints(engine).includes(at))
    throw new PositionError(['at'], unknown(at, standpoints(engine)));
  standpoint?.enter?.(s, engine);
  s.configuration = engine.chart.configurationAt(standpoint?.state ?? at);
  s.dirty = 1;
  engine.atRest();
  refresh(engine, s);
  return s;
}

/** Where positions of the game may stand: the names of its table, else the states in which its chart rests. */
export function standpoints<S extends CoreState>(engine: Engine<S>): readonly string[] {
  const named = Object.keys(engine.rules.positions?.at ?? {});
  if (named.length > 0) return named;
  return engine.chart.configurations.filter((c) => !c.final).map(({ path }) => path.at(-1) ?? '');
}

/** A rule set that says nothing of positions has those of every card game. */
const plainTable = { at: {}, onwards: ['pass'] };

/** How many copies of a card are named at once at most. */
export const MOST_COPIES = 2000;

const copiesOf = (card: PlacedCard): number => (typeof card === 'object' && Number(card?.copies)) || 1;

const own = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table && Object.hasOwn(table, name) ? table[name] : undefined;

function within(value: unknown, low: number, high: number, path: readonly (string | number)[]): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value;
  throw new PositionError(path, `an integer from ${low} to ${high}, not ${JSON.stringify(value)}`);
}

function flag(value: unknown, path: readonly (string | number)[]): boolean {
  if (typeof value === 'boolean') return value;
  throw new PositionError(path, `true or false, not ${JSON.stringify(value)}`);
}

function seatOf(value: unknown, path: readonly (string | number)[]): 0 | 1 {
  if (value === 'A' || value === 'B') return value === 'A' ? 0 : 1;
  throw new PositionError(path, `A or B, not ${JSON.stringify(value)}`);
}

const oneOf = (value: unknown, known: readonly string[]): string =>
  `one of ${closest(String(value), known, 8).join(', ')}, not ${JSON.stringify(value)}`;

const entities = (s: CoreState): number[] => Array.from({ length: s.entities }, (_, i) => i + 1);

const unknown = (name: string, known: readonly string[]): string =>
  `"${name}" says nothing here; known: ${closest(name, known, 8).join(', ') || 'none'}`;

/** The smallest size class that holds a position with the cards that may come to it. */
function sizeFor<S extends CoreState>(game: Game<S>, given: Position): SizeClass {
  const count = (side: unknown): number =>
    Object.values(Object(side))
      .flatMap((list) => (Array.isArray(list) ? (list as PlacedCard[]) : []))
      .reduce((sum, card) => sum + Math.min(copiesOf(card), MOST_COPIES), 0);
  const cards = 60 + count(given) + count(given.A) + count(given.B) + game.engine.rules.tokens;
  return sizeClasses.find((c) => c >= cards) ?? (sizeClasses.at(-1) as SizeClass);
}
