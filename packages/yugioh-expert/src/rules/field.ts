import { type Context, type Engine, freePlaces } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { icons, MONSTER, printed } from '../printed.ts';

/** Every card a seat controls on the field, from left to right. */
export function* fieldCards(engine: Engine<Duel>, s: Duel, seat: number): Generator<number> {
  for (const kind of [zone.monsters, zone.spells, zone.field])
    for (let e = s.zone.head[engine.zoneRow(kind, seat)]; e !== 0; e = s.card.next[e]) yield e;
}

/** Whether one of the monsters on the field is such a one. */
export function someMonster({ zone: { head }, card: { next } }: Duel, is: (e: number) => boolean): boolean {
  for (let row = zone.monsters * 2, end = row + 2; row < end; row++)
    for (let e = head[row]; e !== 0; e = next[e]) if (is(e)) return true;
  return false;
}

/** Does something with every monster on the field. */
export function eachMonster({ zone: { head }, card: { next } }: Duel, does: (e: number) => void): void {
  for (let row = zone.monsters * 2, end = row + 2; row < end; row++)
    for (let e = head[row]; e !== 0; e = next[e]) does(e);
}

/** Whether a column among spells and traps is free for another card, beside the one that a spell or trap takes which is played from the hand. */
export const roomAmongSpells =
  (engine: Engine<Duel>) =>
  (s: Duel, { you, source }: Context): boolean => {
    const facts = printed(engine);
    const definition = s.card.definition[source];
    const takesOne =
      s.card.zone[source] >> 1 === zone.hand &&
      facts.kind[definition] !== MONSTER &&
      facts.icon[definition] !== icons.indexOf('field');
    return freePlaces(engine, s, engine.zoneRow(zone.spells, you)) > (takesOne ? 1 : 0);
  };
