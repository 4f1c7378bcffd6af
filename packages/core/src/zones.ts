import type { CardList } from './context.ts';
import type { Engine } from './engine.ts';
import { loseTrack } from './following.ts';
import { type Column, columnsOf } from './layout.ts';
import { below } from './random.ts';
import { show, sightOf } from './sight.ts';
import { type CoreState, derived, type Entity } from './state.ts';

/** How a card comes to lie where it goes. */
export interface Placing {
  readonly faceUp: boolean;
  readonly bottom?: boolean;
  readonly cause: number;
  readonly by: Entity;
  readonly bySeat: number;
  /** 1-based column; 0: the first free one */
  readonly place?: number;
}

/** Appends the cards of a zone row, from the top. */
export function list(s: CoreState, row: number, out: CardList): void {
  for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) out.push(e);
}

/** Whether a 1-based column of a zone row is free. */
export function isFree<S extends CoreState>(engine: Engine<S>, s: S, row: number, place: number): boolean {
  if (place < 1 || place > (engine.placesIn[row >> 1] as number)) return false;
  for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number)
    if (s.card.place[e] === place) return false;
  return true;
}

/** Columns of a zone row that are taken, or may not be used, as bits (bit 1: the first). */
function takenPlaces<S extends CoreState>(engine: Engine<S>, s: S, row: number): number {
  let taken = engine.rules.blockedPlaces?.(s, row, engine) ?? 0;
  for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) taken |= 1 << s.card.place[e];
  return taken;
}

/** The first free 1-based column of a zone row, 0 if there is none. */
export function freePlace<S extends CoreState>(engine: Engine<S>, s: S, row: number): number {
  const places = engine.placesIn[row >> 1] as number;
  const taken = takenPlaces(engine, s, row);
  for (let p = 1; p <= places; p++) if ((taken & (1 << p)) === 0) return p;
  return 0;
}

/** How many columns of a zone row are free. */
export function freePlaces<S extends CoreState>(engine: Engine<S>, s: S, row: number): number {
  const places = engine.placesIn[row >> 1] as number;
  const taken = takenPlaces(engine, s, row);
  let free = 0;
  for (let p = 1; p <= places; p++) if ((taken & (1 << p)) === 0) free++;
  return free;
}

function unlink<S extends CoreState>(engine: Engine<S>, s: S, e: Entity): void {
  const { card, zone } = s;
  const row = card.zone[e] as number;
  const before = card.prev[e] as number;
  const after = card.next[e] as number;
  if (before === 0) zone.head[row] = after;
  else card.next[before] = after;
  if (after === 0) zone.tail[row] = before;
  else card.prev[after] = before;
  zone.size[row] = (zone.size[row] as number) - 1;
  if ((engine.definitionOf(s, e).activeIn >>> (row >> 1)) & 1) zone.active[row] = (zone.active[row] as number) - 1;
  card.next[e] = 0;
  card.prev[e] = 0;
}

function link<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  e: Entity,
  row: number,
  bottom: boolean,
  place: number,
): void {
  const { card, zone } = s;
  card.zone[e] = row;
  card.place[e] = place;
  let before = bottom ? (zone.tail[row] as number) : 0;
  if (place > 0) {
    // A zone with columns is listed by column, so that menus read from left to right.
    before = 0;
    for (let o = zone.head[row] as number; o !== 0 && (card.place[o] as number) < place; o = card.next[o] as number)
      before = o;
  }
  const after = before === 0 ? (zone.head[row] as number) : (card.next[before] as number);
  card.prev[e] = before;
  card.next[e] = after;
  if (before === 0) zone.head[row] = e;
  else card.next[before] = e;
  if (after === 0) zone.tail[row] = e;
  else card.prev[after] = e;
  zone.size[row] = (zone.size[row] as number) + 1;
  if ((engine.definitionOf(s, e).activeIn >>> (row >> 1)) & 1) zone.active[row] = (zone.active[row] as number) + 1;
}

/** Lets a card lie another way up where it is; who sees it, sees it. */
export function turnOver<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, faceUp: boolean): void {
  const { card } = s;
  // What applies continuously does so from now on.
  if (faceUp && card.faceUp[e] === 0) {
    s.stamps += 1;
    card.stamp[e] = s.stamps;
  }
  card.faceUp[e] = faceUp ? 1 : 0;
  const row = card.zone[e] as number;
  show(s, e, sightOf(engine, row >> 1, card.owner[e] as number, card.controller[e] as number, faceUp));
  s.dirty = 1;
}

/** Brings a card that was in no zone yet into one (set-up, tokens). */
export function bring<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  e: Entity,
  kind: number,
  seat: number,
  placing: Placing,
): void {
  const { card } = s;
  card.owner[e] = seat;
  card.controller[e] = seat;
  link(engine, s, e, engine.zoneRow(0, seat), true, 0);
  put(engine, s, e, kind, seat, placing);
}

/** Makes a card that no deck brought (a token), in no zone yet. */
export function make<S extends CoreState>(engine: Engine<S>, s: S, definition: number): Entity {
  const e = s.entities + 1;
  engine.full(s, 'card', s.card.zone, e);
  s.entities = e;
  s.card.definition[e] = definition;
  return e;
}

/**
 * What stands for a card whose trail a shuffle is about to end: in no zone, as the card was. What it has set off goes on from
 * there, for the card itself can be told from no other of the pile.
 */
export function leaveTrace<S extends CoreState>(engine: Engine<S>, s: S, e: Entity): Entity {
  const { card } = s;
  const row = engine.zoneRow(0, card.owner[e] as number);
  let trace = s.zone.head[row] as number;
  while (trace !== 0 && card.definition[trace] !== card.definition[e]) trace = card.next[trace] as number;
  if (trace === 0) {
    trace = make(engine, s, card.definition[e] as number);
    link(engine, s, trace, row, true, 0);
    s.stays += 1;
    card.stay[trace] = s.stays;
  }
  for (const name of ['owner', 'controller', 'known', 'lastZone', 'lastController', 'lastFaceUp'] as const)
    card[name][trace] = card[name][e] as number;
  return trace;
}

/** Takes every counter off a card. */
export function clearCounters({ card }: CoreState, e: Entity): void {
  card.counter0[e] = 0;
  card.counter1[e] = 0;
  card.counter2[e] = 0;
  card.counter3[e] = 0;
  card.counter4[e] = 0;
  card.counter5[e] = 0;
  card.counter6[e] = 0;
  card.counter7[e] = 0;
}

/** Moves a card: a new stay begins, and what belonged to the old one is gone. */
export function put<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  e: Entity,
  kind: number,
  seat: number,
  placing: Placing,
): void {
  const { card } = s;
  engine.rules.onLeave?.(s, e, engine);
  const from = card.zone[e] as number;
  card.lastZone[e] = from >> 1;
  card.lastController[e] = card.controller[e] as number;
  card.lastFaceUp[e] = card.faceUp[e] as number;
  unlink(engine, s, e);
  const row = engine.zoneRow(kind, seat);
  const place = engine.placesIn[kind] !== 0 ? placing.place || freePlace(engine, s, row) : 0;
  const faceUp = placing.faceUp;
  card.controller[e] = seat;
  card.faceUp[e] = faceUp ? 1 : 0;
  link(engine, s, e, row, placing.bottom ?? false, place);
  show(s, e, sightOf(engine, kind, card.owner[e] as number, seat, faceUp));
  s.stays += 1;
  card.stay[e] = s.stays;
  s.stamps += 1;
  card.stamp[e] = s.stamps;
  card.cameCause[e] = placing.cause;
  card.cameBy[e] = placing.by;
  card.cameSeat[e] = placing.bySeat;
  card.cameGroup[e] = s.group;
  card.cameTurn[e] = s.turn;
  card.memory0[e] = 0;
  card.memory1[e] = 0;
  clearCounters(s, e);
  card.host[e] = 0;
  card.slot[e] = 0;
  // What was attached keeps its slot without a host: the rule set says what becomes of it.
  if (engine.isField[from >> 1] === 1) for (let o = 1; o <= s.entities; o++) if (card.host[o] === e) card.host[o] = 0;
  const own = columnsOf(s, 'own');
  for (let k = 0; k < engine.perStay.length; k++) (own[engine.perStay[k] as number] as Column)[e] = 0;
  // As long as nothing applies continuously, only what comes to or goes from a field can change what holds.
  if (
    s.derivedScalars.value[derived.liveCount] > 0 ||
    s.lingeringCount > 0 ||
    engine.isField[kind] === 1 ||
    engine.isField[from >> 1] === 1 ||
    engine.applies[s.card.definition[e]] !== 0
  )
    s.dirty = 1;
  loseTrack(engine, s, e, from);
  engine.rules.onPlaced?.(s, e, engine);
}

/** Moves a card to another place of the zone it lies in: its stay goes on, only its stamp is new. */
export function slide<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, place: number): void {
  const row = s.card.zone[e] as number;
  unlink(engine, s, e);
  link(engine, s, e, row, true, place);
  s.stamps += 1;
  s.card.stamp[e] = s.stamps;
  s.dirty = 1;
}

/** A card has another controller: what it has set off is his to use. */
function handOverTriggers(s: CoreState, e: Entity, seat: number): void {
  const { trigger } = s;
  for (let row = 0; row < s.triggerCount; row++)
    if (trigger.source[row] === e && trigger.stay[row] === s.card.stay[e]) trigger.seat[row] = seat;
}

/** Hands a card on the field to another seat: its stay goes on. */
export function handOver<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, seat: number): void {
  const { card } = s;
  const kind = (card.zone[e] as number) >> 1;
  const row = engine.zoneRow(kind, seat);
  const place = engine.placesIn[kind] !== 0 ? freePlace(engine, s, row) : 0;
  unlink(engine, s, e);
  card.lastController[e] = card.controller[e] as number;
  card.controller[e] = seat;
  handOverTriggers(s, e, seat);
  link(engine, s, e, row, true, place);
  show(s, e, sightOf(engine, kind, card.owner[e] as number, seat, card.faceUp[e] === 1));
  s.dirty = 1;
}

/** Two cards in places of the same kind of zone change sides and places: their stays go on. */
export function changeSides<S extends CoreState>(engine: Engine<S>, s: S, a: Entity, b: Entity): void {
  const { card } = s;
  const placeA = card.place[a] as number;
  const placeB = card.place[b] as number;
  const seatA = card.controller[a] as number;
  const seatB = card.controller[b] as number;
  const kind = (card.zone[a] as number) >> 1;
  unlink(engine, s, a);
  unlink(engine, s, b);
  for (const [e, seat, place] of [
    [a, seatB, placeB],
    [b, seatA, placeA],
  ] as const) {
    card.lastController[e] = card.controller[e] as number;
    card.controller[e] = seat;
    handOverTriggers(s, e, seat);
    link(engine, s, e, engine.zoneRow(kind, seat), true, place);
    show(s, e, sightOf(engine, kind, card.owner[e] as number, seat, card.faceUp[e] === 1));
  }
  s.dirty = 1;
}

/** Shuffles a zone. */
export function shuffle<S extends CoreState>(engine: Engine<S>, s: S, row: number): void {
  const ids: number[] = [];
  for (let e = s.zone.head[row] as number; e !== 0; e = s.card.next[e] as number) ids.push(e);
  mix(engine, s, ids);
}

/**
 * Shuffles cards among the places where they lie, all in one zone: it permutes identities over ids, not only the order, and
 * forgets who knew what and how a card came. Otherwise an id seen once could be followed. Gives for each id whose identity
 * it has now, by its position in the list. What is shuffled together begins one stay together.
 */
export function mix<S extends CoreState>(engine: Engine<S>, s: S, ids: readonly Entity[]): number[] {
  const { card } = s;
  const whose = ids.map((_, i) => i);
  for (let i = ids.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    swapIdentity(engine, s, ids[i] as number, ids[j] as number);
    [whose[i], whose[j]] = [whose[j] as number, whose[i] as number];
  }
  s.stays += 1;
  for (const e of ids) {
    card.known[e] = sightOf(
      engine,
      (card.zone[e] as number) >> 1,
      card.owner[e] as number,
      card.controller[e] as number,
      card.faceUp[e] === 1,
    );
    card.stay[e] = s.stays;
    card.stamp[e] = 0;
    card.lastZone[e] = 0;
    card.lastController[e] = 0;
    card.lastFaceUp[e] = 0;
    card.cameCause[e] = 0;
    card.cameBy[e] = 0;
    card.cameSeat[e] = 0;
    card.cameGroup[e] = 0;
    card.cameTurn[e] = 0;
  }
  return whose;
}

/** Lets two cards of one zone change identities: which card it is, whose it is, and what lasts about it. */
export function swapIdentity<S extends CoreState>(engine: Engine<S>, s: S, a: Entity, b: Entity): void {
  const { definition, owner, known } = s.card;
  swap(definition, a, b);
  swap(owner, a, b);
  swap(known, a, b);
  const own = columnsOf(s, 'own');
  for (let k = 0; k < engine.lasting.length; k++) swap(own[engine.lasting[k] as number] as Column, a, b);
}

function swap(column: Column, a: number, b: number): void {
  const was = column[a] as number;
  column[a] = column[b] as number;
  column[b] = was;
}
