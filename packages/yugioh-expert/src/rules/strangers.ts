import { type Engine, show } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';

/** A card that lies in the other player's deck lies there face-up: as soon as it is on top, everybody sees it. */
export function showTop(engine: Engine<Duel>, s: Duel, seat: number): void {
  const top = s.zone.head[engine.zoneRow(zone.deck, seat)];
  if (top !== 0 && s.card.owner[top] !== seat) show(s, top);
}

/** Whether a card may lie where this one lies, which nobody sees: in the other player's deck there is no other. */
export const belongs = (s: Duel, at: number, definition: number): boolean =>
  s.card.owner[at] === (s.card.zone[at] & 1) || s.card.definition[at] === definition;
