import type { Engine } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';

/** Every card a seat controls on the field, from left to right. */
export function* fieldCards(engine: Engine<Duel>, s: Duel, seat: number): Generator<number> {
  for (const kind of [zone.monsters, zone.spells, zone.field])
    for (let e = s.zone.head[engine.zoneRow(kind, seat)]; e !== 0; e = s.card.next[e]) yield e;
}
