import { controlGoesRound, controlOf, type Engine, handOver, marked } from '@rulechart/core';
import { onSquares, playerSquare } from '../board.ts';
import { type Duel, zone } from '../duel.ts';
import { type CardType, printed, types } from '../printed.ts';
import { readings } from '../readings.ts';

/** The seat that should control a card on a square now: the one an effect names, else its owner. */
export const controllerDue = (s: Duel, e: number): number =>
  controlOf(s, e) === 0 ? s.card.owner[e] : controlOf(s, e) - 1;

/** Z/X on squares that are to go to another controller. */
export const disputed = (engine: Engine<Duel>, s: Duel): readonly number[] =>
  [...onSquares(engine, s)].filter((e) => controllerDue(s, e) !== s.card.controller[e]);

/** Whether some Z/X is to go to another controller: asked after every move. Where that goes round without end none does. */
export function isDisputed(engine: Engine<Duel>, s: Duel): boolean {
  for (let seat = 0; seat < 2; seat++)
    for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e])
      if (controllerDue(s, e) !== seat) return !controlGoesRound(engine, s, (trial) => tryMoves(engine, trial));
  return false;
}

/** Hands what is disputed over on a trial. */
function tryMoves(engine: Engine<Duel>, trial: Duel): boolean {
  const moving = disputed(engine, trial);
  for (const e of moving) handOver(engine, trial, e, controllerDue(trial, e));
  return moving.length > 0;
}

/** How many cards a seat's charge may hold. */
export function chargeLimit(engine: Engine<Duel>, s: Duel, seat: number): number {
  const { unlimited, lowers } = printed(engine).marks;
  let limit: number = readings.chargeLimit;
  for (let side = 0; side < 2; side++) {
    for (let e = s.zone.head[engine.zoneRow(zone.squares, side)]; e !== 0; e = s.card.next[e]) {
      if (side === seat && marked(s, e, unlimited)) return Number.POSITIVE_INFINITY;
      if (side !== seat && marked(s, e, lowers)) limit -= 2;
    }
  }
  return Math.max(0, limit);
}

/** By how many cards a seat's charge is over its limit. */
export const chargeExcess = (engine: Engine<Duel>, s: Duel, seat: number): number => {
  const size = s.zone.size[engine.zoneRow(zone.charge, seat)];
  return size === 0 ? 0 : Math.max(0, size - chargeLimit(engine, s, seat));
};

/**
 * Improper Z/X, judged on one snapshot: (a) of one controller's on a square all but the one placed last, (b) of
 * different controllers' all that are not of the controller of the one placed first, (c) whatever stands on a player
 * square that is not that player's.
 */
export function improper(engine: Engine<Duel>, s: Duel): readonly number[] {
  const found: number[] = [];
  // Nothing is improper as long as every Z/X has a square of its own, and none stands on the other's player square.
  let taken = 0;
  let shared = false;
  for (let seat = 0; seat < 2; seat++) {
    for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e]) {
      const bit = 1 << s.card.place[e];
      if ((taken & bit) !== 0 || s.card.place[e] === playerSquare(1 - seat)) shared = true;
      taken |= bit;
    }
  }
  if (!shared) return found;
  const all = [...onSquares(engine, s)];
  for (const e of all) {
    const place = s.card.place[e];
    const seat = s.card.controller[e];
    const here = all.filter((o) => o !== e && s.card.place[o] === place);
    const older = all
      .filter((o) => s.card.place[o] === place)
      .reduce((first, o) => (s.card.stamp[o] < s.card.stamp[first] ? o : first), e);
    if (
      here.some((o) => s.card.controller[o] === seat && s.card.stamp[o] > s.card.stamp[e]) ||
      s.card.controller[older] !== seat ||
      place === playerSquare(1 - seat)
    )
      found.push(e);
  }
  return found;
}

/** Z/X whose damage has reached their power, or whose power is gone. */
export function lethal(engine: Engine<Duel>, s: Duel): readonly number[] {
  const found: number[] = [];
  for (let seat = 0; seat < 2; seat++)
    for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e])
      if (s.card.faceUp[e] === 1 && (s.now.power[e] <= 0 || s.own.damage[e] >= s.now.power[e])) found.push(e);
  return found;
}

/** How a lethal Z/X stands, as one number that changes when its damage or its power does. */
const woundOf = (s: Duel, e: number): number => 1 + s.own.damage[e] * 131 + s.now.power[e];

/**
 * Whether a Z/X is lethally hurt on which the rule effect was not performed as it stands now: what survives it by some
 * replacement is not destroyed over and over (A19).
 */
export const lethalIsDue = (engine: Engine<Duel>, s: Duel): boolean =>
  lethal(engine, s).some((e) => s.own.tried[e] !== woundOf(s, e));

/** Notes on which Z/X the lethal damage effect is performed now. */
export function noteLethal(engine: Engine<Duel>, s: Duel): void {
  for (const e of lethal(engine, s)) s.own.tried[e] = woundOf(s, e);
}

const [EX, OVERBOOST, TOKEN] = (['ex', 'overboost', 'token'] as const).map((type) => types.indexOf(type));

/** Whether a card of this type may not lie in a zone. */
const strays = (type: number, kind: number): boolean =>
  kind !== zone.nowhere &&
  kind !== zone.squares &&
  (type === TOKEN || ((type === EX || type === OVERBOOST) && kind !== zone.dynamis));

/** Notes that a card has been put where cards of its type may not lie. */
export function noteStray(s: Duel, e: number, engine: Engine<Duel>): void {
  const type = printed(engine).type[s.card.definition[e]];
  if (strays(type, s.card.zone[e] >> 1)) s.strays |= 1 << type;
}

/** Whether a card of a type was put where it may not lie: looked at after every move, so it is noted when it moves. */
export const isAstray = (s: Duel, type: CardType): boolean => ((s.strays >>> types.indexOf(type)) & 1) === 1;

/** Cards of a type that lie where cards of that type may not. */
export function astray(engine: Engine<Duel>, s: Duel, type: CardType): readonly number[] {
  const number = types.indexOf(type);
  const found: number[] = [];
  for (let e = 1; e <= s.entities; e++)
    if (printed(engine).type[s.card.definition[e]] === number && strays(number, s.card.zone[e] >> 1)) found.push(e);
  return found;
}

/** Cards that were attached to something that has gone. */
export function unlinked(engine: Engine<Duel>, s: Duel, kind: number): boolean {
  for (let seat = 0; seat < 2; seat++)
    for (let e = s.zone.head[engine.zoneRow(kind, seat)]; e !== 0; e = s.card.next[e])
      if (s.card.host[e] === 0) return true;
  return false;
}

/** The seat whose deck is to be filled again, the turn player's first; −1 if none. */
export function reloading(engine: Engine<Duel>, s: Duel): number {
  for (const seat of [s.turnSeat, 1 - s.turnSeat]) {
    if (s.zone.size[engine.zoneRow(zone.deck, seat)] > 0) continue;
    if (s.zone.size[engine.zoneRow(zone.trash, seat)] >= readings.reloadNeedsTrash) return seat;
  }
  return -1;
}

/** Whether a seat has lost: no life, or neither deck nor trash. */
export const hasLost = (engine: Engine<Duel>, s: Duel, seat: number): boolean =>
  s.zone.size[engine.zoneRow(zone.life, seat)] === 0 ||
  (s.zone.size[engine.zoneRow(zone.deck, seat)] === 0 && s.zone.size[engine.zoneRow(zone.trash, seat)] === 0);
