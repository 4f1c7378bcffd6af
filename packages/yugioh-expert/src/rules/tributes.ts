import { allows, type Engine, forbiddenBy } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { type CardFacts, printed } from '../printed.ts';
import { profileOf } from './profileOf.ts';

/** Level 5–6: one tribute; 7 and higher: two, never three, unless its own text says so. */
export function tributesFor(engine: Engine<Duel>, s: Duel, card: number): number {
  if (!profileOf(engine).tributes) return 0;
  const { tributes } = engine.definitionOf(s, card).tree.facts as unknown as CardFacts;
  if (tributes !== undefined) return tributes;
  const level = s.standing.valued[card] === 1 ? s.now.level[card] : printed(engine).level[s.card.definition[card]];
  return level >= 7 ? 2 : level >= 5 ? 1 : 0;
}

/** What a monster is worth as a tribute for another: some count as two (二体分の生け贄). */
export function tributeWorth(engine: Engine<Duel>, s: Duel, seat: number, tribute: number, summoned: number): number {
  engine.notes['tributed for'] = summoned;
  const two = allows(engine, s, 'summon/double-tribute', seat, tribute);
  engine.notes['tributed for'] = 0;
  return two ? 2 : 1;
}

/** How many tributes a seat has for a tribute summon of this card. */
export function tributable(engine: Engine<Duel>, s: Duel, seat: number, summoned: number): number {
  const act = engine.acts.id('be tributed');
  const never = engine.marks.id('no tribute for a summon');
  const row = engine.zoneRow(zone.monsters, seat);
  let n = 0;
  for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e])
    if (((s.standing.marks[e] >>> never) & 1) === 0 && forbiddenBy(engine, s, act, seat, e) < 0)
      n += tributeWorth(engine, s, seat, e, summoned);
  return n;
}
