import type { Engine } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';

/** Nobody can answer any more that monsters have left the field. */
export function forgetDepartures(s: Duel): void {
  if (s.departed === 0) return;
  s.departed = 0;
  for (let e = 1; e <= s.entities; e++) s.own.gone[e] &= ~7;
}

/** A monster has left the field: that can be answered as long as nothing else happens. */
export function noteDeparture(s: Duel, e: number): void {
  if (s.departed !== s.group) forgetDepartures(s);
  s.departed = s.group;
  s.own.gone[e] |= 1 + 2 * s.card.lastFaceUp[e] + 4 * s.card.lastController[e];
}

/** Whether somebody might answer that monsters have left: something lies face-down among spells and traps. */
export function departureIsOpen(engine: Engine<Duel>, s: Duel): boolean {
  if (s.departed === 0 || engine.notes['answers departures'] !== true) return false;
  for (let seat = 0; seat < 2; seat++)
    for (let e = s.zone.head[engine.zoneRow(zone.spells, seat)]; e !== 0; e = s.card.next[e])
      if (s.card.faceUp[e] === 0) return true;
  return false;
}
