import { allows, type Check, Compiler, type Engine, isForbidden } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { type CardFacts, printed } from '../printed.ts';
import { profileOf } from './profileOf.ts';

const factsOf = (engine: Engine<Duel>, s: Duel, card: number): CardFacts =>
  engine.definitionOf(s, card).tree.facts as unknown as CardFacts;

const atLevel = (level: number): number => (level >= 7 ? 2 : level >= 5 ? 1 : 0);

/** Level 5–6: one tribute; 7 and higher: two, never three, unless its own text says so. */
export function tributesFor(engine: Engine<Duel>, s: Duel, card: number): number {
  if (!profileOf(engine).tributes) return 0;
  const { tributes } = factsOf(engine, s, card);
  if (tributes !== undefined) return tributes;
  return atLevel(s.standing.valued[card] === 1 ? s.now.level[card] : printed(engine).level[s.card.definition[card]]);
}

/** Whether two monsters take the same tributes as they are printed, in every way in which they may be set. */
export const sameTributes = (a: CardFacts, b: CardFacts): boolean =>
  (a.tributes ?? atLevel(a.level ?? 0)) === (b.tributes ?? atLevel(b.level ?? 0)) &&
  a.fewerTributes === b.fewerTributes;

/** The fewest tributes with which it may be Normal Summoned or Set: some texts give another way beside the usual one. */
export function fewestTributes(engine: Engine<Duel>, s: Duel, card: number): number {
  const usual = tributesFor(engine, s, card);
  return Math.min(usual, factsOf(engine, s, card).fewerTributes ?? usual);
}

/** Reads which monsters of the pool take tributes of one kind only. */
export function readTributes(engine: Engine<Duel>): void {
  const wanted: (Check<Duel> | undefined)[] = [];
  for (const { id, tree } of engine.definitions) {
    const { tributesAre } = tree.facts as unknown as CardFacts;
    if (tributesAre) wanted[id] = new Compiler(engine, `card "${tree.name.en}", tributes`).test(tributesAre);
  }
  if (wanted.length > 0) engine.notes['tributes are'] = wanted;
}

/** Whether a monster may be tributed for the summon of another: some take only tributes of one kind. */
export function servesFor(engine: Engine<Duel>, s: Duel, seat: number, tribute: number, summoned: number): boolean {
  const wanted = engine.notes['tributes are'] as (Check<Duel> | undefined)[] | undefined;
  const fits = wanted?.[s.card.definition[summoned]];
  if (fits === undefined) return true;
  const serves = fits(s, engine.borrow().aside(seat, summoned, 0), tribute);
  engine.giveBack();
  return serves;
}

/** What a monster is worth as a tribute for another: some count as two (二体分の生け贄). */
export function tributeWorth(engine: Engine<Duel>, s: Duel, seat: number, tribute: number, summoned: number): number {
  if (!servesFor(engine, s, seat, tribute, summoned)) return 0;
  engine.notes['tributed for'] = summoned;
  const two = allows(engine, s, 'summon/double-tribute', seat, tribute);
  engine.notes['tributed for'] = 0;
  return two ? 2 : 1;
}

/** How many tributes a seat has for a tribute summon of this card. */
export function tributable(engine: Engine<Duel>, s: Duel, seat: number, summoned: number): number {
  const never = engine.marks.id('no tribute for a summon');
  const row = engine.zoneRow(zone.monsters, seat);
  let n = 0;
  for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e])
    if (((s.standing.marks[e] >>> never) & 1) === 0 && !isForbidden(engine, s, 'be tributed', seat, e))
      n += tributeWorth(engine, s, seat, e, summoned);
  return n;
}
