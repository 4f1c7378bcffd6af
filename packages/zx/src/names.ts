import type { Engine } from '@rulechart/core';
import { type Duel, zone } from './duel.ts';
import { type CardFacts, typeOfCard } from './printed.ts';

/**
 * Whether a card has a name (by its number in the engine): its own, that of a Shift on it, and an Overboost without a
 * player's name of its own that of the player card under it.
 */
export function hasName(engine: Engine<Duel>, s: Duel, e: number, name: number): boolean {
  const called = (card: number): boolean => engine.definitionOf(s, card).nameId === name;
  if (called(e) || shiftsOn(engine, s, e).some(called)) return true;
  if (typeOfCard(engine, s, e) !== 'overboost' || s.card.zone[e] >> 1 !== zone.squares) return false;
  const player = s.zone.head[engine.zoneRow(zone.player, s.card.owner[e])];
  return player !== 0 && s.card.faceUp[player] === 0 && called(player);
}

/** Whether a card belongs to a tribe, by itself or by a Shift on it. */
export function hasTribe(engine: Engine<Duel>, s: Duel, e: number, tribe: string): boolean {
  const belongs = (card: number): boolean =>
    (engine.definitionOf(s, card).tree.facts as unknown as CardFacts).tribes?.includes(tribe) ?? false;
  return belongs(e) || shiftsOn(engine, s, e).some(belongs);
}

function shiftsOn(engine: Engine<Duel>, s: Duel, e: number): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < 2; seat++)
    for (let o = s.zone.head[engine.zoneRow(zone.shift, seat)]; o !== 0; o = s.card.next[o])
      if (s.card.host[o] === e) found.push(o);
  return found;
}
