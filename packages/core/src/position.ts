import { refresh } from './continuous.ts';
import type { Engine } from './engine.ts';
import { RulechartError } from './errors.ts';
import type { Game } from './game.ts';
import { type SizeClass, sizeClasses } from './layout.ts';
import { closest } from './names.ts';
import { seedRandom } from './random.ts';
import { type CoreState, type Entity, seatName } from './state.ts';
import type { CardTree } from './tree.ts';
import { bring } from './zones.ts';

/** Something that can be said about a card, a seat or a whole position: a number, yes or no, or one of some words. */
export interface PositionFact<S extends CoreState> {
  readonly what: 'number' | 'flag' | readonly string[];
  /** What it means, for whoever writes positions. */
  readonly means: string;
  /** Puts it into the state; `row` is the card or the seat, a flag is 0 or 1, a word its index. */
  readonly set: (s: S, row: number, value: number, engine: Engine<S>) => void;
  /** What holds if a position does not say it (absent: whatever is there). */
  readonly otherwise?: number;
  /** Reads it again, for expectations; absent: it can only be given. */
  readonly get?: (s: S, row: number, engine: Engine<S>) => number;
}

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
  /** Whether a card lies face-up in a zone, if the position does not say (default: yes where everybody may look). */
  readonly faceUp?: (zone: string) => boolean;
  /** Settles what the rule set keeps about a card that lies there; what is returned is wrong with it. */
  readonly placed?: (s: S, e: Entity, zone: string, engine: Engine<S>) => string | undefined;
  /** Whether cards of this kind are made during the game, so that no deck holds them. */
  readonly made?: (card: CardTree) => boolean;
  /** Settles what the rule set keeps about the whole. */
  readonly ready?: (s: S, engine: Engine<S>) => void;
}

/** A card of a position: its name or key alone, or with what is to be said of it. */
export type PlacedCard = string | { readonly card: string; readonly [fact: string]: unknown };

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
  seedRandom(s, given.seed ?? 1);
  const turnSeat = given.turnOf === 'B' ? 1 : 0;
  s.turn = given.turn ?? 3;
  s.turnSeat = turnSeat;
  s.decider = turnSeat;
  const links: { e: number; link: PositionLink; value: unknown; path: (string | number)[] }[] = [];

  const fact = (what: PositionFact<S>, row: number, value: unknown, path: (string | number)[]): void => {
    const { what: kind } = what;
    let number: number;
    if (kind === 'flag') {
      if (typeof value !== 'boolean') throw new PositionError(path, `true or false, not ${JSON.stringify(value)}`);
      number = value ? 1 : 0;
    } else if (kind === 'number') {
      if (typeof value !== 'number' || !Number.isInteger(value))
        throw new PositionError(path, `an integer, not ${JSON.stringify(value)}`);
      number = value;
    } else {
      number = kind.indexOf(value as string);
      if (number < 0) throw new PositionError(path, `one of ${kind.join(', ')}, not ${JSON.stringify(value)}`);
    }
    what.set(s, row, number, engine);
  };

  const add = (placed: PlacedCard, zone: string, seat: number, path: (string | number)[]): number => {
    const about = typeof placed === 'string' ? { card: placed } : placed;
    if (typeof about.card !== 'string') throw new PositionError(path, 'which card? "card" is missing');
    const definition = named(about.card);
    if (definition === undefined) throw new PositionError(path, `the pool has no card "${about.card}"`);
    const kind = engine.zones.id(zone);
    const spec = engine.zoneSpecs[kind];
    const row = engine.zoneRow(kind, seat);
    if (spec?.places !== undefined && (s.zone.size[row] as number) >= spec.places && !about['place'])
      throw new PositionError(path, `${spec.places} cards at most lie in ${zone}`);
    const place = (about['place'] as number | undefined) ?? 0;
    if (place !== 0 && !(Number.isInteger(place) && place >= 1 && place <= (spec?.places ?? 0)))
      throw new PositionError([...path, 'place'], `${zone} has places 1 to ${spec?.places ?? 0}, not ${place}`);
    const e = s.entities + 1;
    engine.full(s, 'card', e);
    s.entities = e;
    s.card.definition[e] = definition;
    const faceUp =
      (about['faceUp'] as boolean | undefined) ??
      table.faceUp?.(zone) ??
      (spec?.sight === 'all' || spec?.sight === 'face');
    bring(engine, s, e, kind, seat, { faceUp, bottom: true, place, cause: 0, by: 0, bySeat: seat });
    if (about['owner'] !== undefined) {
      if (about['owner'] !== 'A' && about['owner'] !== 'B')
        throw new PositionError([...path, 'owner'], `A or B, not ${JSON.stringify(about['owner'])}`);
      s.card.owner[e] = about['owner'] === 'A' ? 0 : 1;
    }
    const wrong = table.placed?.(s, e, zone, engine);
    if (wrong !== undefined) throw new PositionError(path, wrong);
    for (const [name, value] of Object.entries(about)) {
      const here = [...path, name];
      if (name === 'counters') counters(e, value, here);
      if ((ofEveryCard as readonly string[]).includes(name)) continue;
      const what = table.card?.[name];
      if (!what) throw new PositionError(here, unknown(name, [...ofEveryCard, ...Object.keys(table.card ?? {})]));
      if ('slot' in what) links.push({ e, link: what, value, path: here });
      else fact(what, e, value, here);
    }
    return e;
  };

  const counters = (e: number, value: unknown, path: (string | number)[]): void => {
    const list = typeof value === 'number' ? { [engine.counters.list[0] ?? '']: value } : Object(value);
    for (const [kind, count] of Object.entries(list as Record<string, number>)) {
      const at = engine.counters.list.indexOf(kind);
      if (at < 0) throw new PositionError(path, unknown(kind, engine.counters.list));
      s.card[`counter${at}` as 'counter0'][e] = count;
    }
  };

  const filler = table.filler?.(engine) ?? {};
  const zoneNames = engine.zones.list.slice(1);
  for (const [seat, side] of [given.A ?? {}, given.B ?? {}].entries()) {
    const where = seatName(seat);
    const strange = Object.keys(side).find((name) => !zoneNames.includes(name) && !table.seat?.[name]);
    if (strange !== undefined)
      throw new PositionError([where, strange], unknown(strange, [...zoneNames, ...Object.keys(table.seat ?? {})]));
    for (const name of zoneNames) {
      const spec = engine.zoneSpecs[engine.zones.id(name)];
      const extra = filler[name];
      const cards = side[name] ?? (spec?.shared || !extra ? [] : Array<string>(extra.count).fill(extra.key));
      if (!Array.isArray(cards)) throw new PositionError([where, name], 'a list of cards is needed');
      for (const [i, card] of (cards as PlacedCard[]).entries())
        for (let copy = copiesOf(card); copy > 0; copy--) add(card, name, seat, [where, name, i]);
    }
    for (const [name, what] of Object.entries(table.seat ?? {})) {
      if (side[name] !== undefined) fact(what, seat, side[name], [where, name]);
      else if (what.otherwise !== undefined) what.set(s, seat, what.otherwise, engine);
    }
  }
  for (const [name, value] of Object.entries(given)) {
    if ((ofEveryPosition as readonly string[]).includes(name) || value === undefined) continue;
    const what = table.whole?.[name];
    if (what) fact(what, 0, value, [name]);
    else if (engine.zoneSpecs[engine.zones.list.indexOf(name)]?.shared)
      for (const [i, card] of (value as PlacedCard[]).entries()) add(card, name, 0, [name, i]);
    else {
      const shared = zoneNames.filter((zone) => engine.zoneSpecs[engine.zones.id(zone)]?.shared);
      throw new PositionError(
        [name],
        unknown(name, [...ofEveryPosition, ...shared, ...Object.keys(table.whole ?? {})]),
      );
    }
  }
  for (const { e, link, value, path } of links) {
    const attach = (card: number, host: number): void => {
      s.card.host[card] = host;
      s.card.slot[card] = engine.slots.id(link.slot);
    };
    if (link.what === 'host') {
      const wanted = named(String(value));
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
  table.ready?.(s, engine);
  const at = given.at ?? Object.keys(table.at)[0];
  if (at === undefined)
    throw new PositionError(['at'], `where does it stand? One of ${standpoints(engine).join(', ')}`);
  const standpoint = table.at[at];
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

const copiesOf = (card: PlacedCard): number =>
  typeof card === 'string' ? 1 : ((card['copies'] as number | undefined) ?? 1);

const entities = (s: CoreState): number[] => Array.from({ length: s.entities }, (_, i) => i + 1);

const unknown = (name: string, known: readonly string[]): string =>
  `"${name}" says nothing here; known: ${closest(name, known, 8).join(', ') || 'none'}`;

/** The smallest size class that holds a position with the cards that may come to it. */
function sizeFor<S extends CoreState>(game: Game<S>, given: Position): SizeClass {
  const count = (side: unknown): number =>
    Object.values(Object(side))
      .flatMap((list) => (Array.isArray(list) ? (list as PlacedCard[]) : []))
      .reduce((sum, card) => sum + copiesOf(card), 0);
  const cards = 60 + count(given) + count(given.A) + count(given.B) + game.engine.rules.tokens;
  return sizeClasses.find((c) => c >= cards) ?? (sizeClasses.at(-1) as SizeClass);
}
