import type { Engine } from '@rulechart/core';
import { type Duel, zone } from './duel.ts';

/** How many squares there are. */
export const SQUARES = 9;

/** The player square of a seat. */
export const playerSquare = (seat: number): number => (seat === 0 ? 2 : 8);

/** Whether a square is one of the seven that belong to no player. */
export const isNormal = (place: number): boolean => place !== 2 && place !== 8;

/** Steps from square to square, never diagonal. */
export const distance = (a: number, b: number): number =>
  Math.abs(((a - 1) % 3) - ((b - 1) % 3)) + Math.abs(Math.floor((a - 1) / 3) - Math.floor((b - 1) / 3));

/** The row of a square as a seat sees it: 0 own army area, 1 centre, 2 enemy army area. */
export const rowFor = (seat: number, place: number): number => {
  const row = Math.floor((place - 1) / 3);
  return seat === 0 ? row : 2 - row;
};

/** The first of a seat's Z/X on a square, 0 if there is none. */
export function standing(engine: Engine<Duel>, s: Duel, seat: number, place: number): number {
  for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e])
    if (s.card.place[e] === place) return e;
  return 0;
}

/** Whether nothing stands on a square. */
export const isEmpty = (engine: Engine<Duel>, s: Duel, place: number): boolean =>
  standing(engine, s, 0, place) === 0 && standing(engine, s, 1, place) === 0;

/** Every card on the squares, seat A's first. */
export function* onSquares(engine: Engine<Duel>, s: Duel): Generator<number> {
  for (let seat = 0; seat < 2; seat++)
    for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e]) yield e;
}

/**
 * Whether a seat may play a Z/X onto a square: its own player square or a normal one, with nothing on it or exactly one
 * own rebooted Z/X.
 */
export function mayPlayOnto(engine: Engine<Duel>, s: Duel, seat: number, place: number): boolean {
  if (place < 1 || place > SQUARES || place === playerSquare(1 - seat)) return false;
  if (standing(engine, s, 1 - seat, place) !== 0) return false;
  let own = 0;
  for (let e = s.zone.head[engine.zoneRow(zone.squares, seat)]; e !== 0; e = s.card.next[e]) {
    if (s.card.place[e] !== place) continue;
    if (s.own.asleep[e] === 1 || s.card.faceUp[e] === 0) return false;
    own++;
  }
  return own < 2;
}

/** Whether there is a square a seat may play a Z/X onto. */
export function hasRoom(engine: Engine<Duel>, s: Duel, seat: number): boolean {
  for (let place = 1; place <= SQUARES; place++) if (mayPlayOnto(engine, s, seat, place)) return true;
  return false;
}
