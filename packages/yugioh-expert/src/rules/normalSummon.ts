import { type Engine, freePlace, isForbidden, runRule, show } from '@rulechart/core';
import { type Duel, type SummonKind, summonKinds, zone } from '../duel.ts';
import { type CardFacts, MONSTER, printed, subs } from '../printed.ts';
import { fewestTributes, tributable, tributesFor } from './tributes.ts';
import { wouldSettle } from './unending.ts';

/** A gemini monster on the field that is still a normal one can be summoned once more (§4.1). */
export const mayAwake = (engine: Engine<Duel>, s: Duel, seat: number, e: number): boolean =>
  s.card.zone[e] === engine.zoneRow(zone.monsters, seat) &&
  s.card.faceUp[e] === 1 &&
  s.own.awakened[e] === 0 &&
  ((printed(engine).sub[s.card.definition[e]] >>> subs.indexOf('gemini')) & 1) === 1;

/** Nothing on the card itself stands against a Normal Summon or Set of it. */
export function isForNormalSummon(engine: Engine<Duel>, s: Duel, card: number): boolean {
  const { special, sub } = engine.definitionOf(s, card).tree.facts as unknown as CardFacts;
  return (
    (special === undefined || special === 'never') &&
    !sub?.includes('token') &&
    !sub?.includes('ritual') &&
    !sub?.includes('fusion')
  );
}

/** The tributes that a set takes which is seen to take some. */
export function tributesToSet(engine: Engine<Duel>, s: Duel, card: number): number {
  return fewestTributes(engine, s, card) || tributesFor(engine, s, card);
}

/** Whether there is room for it: a free zone, or one that its tributes leave. */
export function hasRoom(engine: Engine<Duel>, s: Duel, seat: number, card: number): boolean {
  if (freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0) return true;
  const usual = tributesFor(engine, s, card);
  return fewestTributes(engine, s, card) > 0 || (usual > 0 && tributable(engine, s, seat, card) >= usual);
}

/** Whether a seat could Normal Summon (or Set) a card now, whatever it has summoned in this turn. */
export function mayNormalSummon(engine: Engine<Duel>, s: Duel, seat: number, card: number, kind: 'normal' | 'set') {
  if (s.card.zone[card] !== engine.zoneRow(zone.hand, seat))
    return kind === 'normal' && mayAwake(engine, s, seat, card);
  if (printed(engine).kind[s.card.definition[card]] !== MONSTER || !isForNormalSummon(engine, s, card)) return false;
  const act = kind === 'normal' ? 'normal summon' : 'set monster';
  return (
    !isForbidden(engine, s, act, seat, card) &&
    tributable(engine, s, seat, card) >= fewestTributes(engine, s, card) &&
    hasRoom(engine, s, seat, card) &&
    (kind === 'set' || wouldSettle(engine, s, seat, card))
  );
}

/** A summon is begun: what it takes is paid next. */
export function declareSummon(s: Duel, card: number, kind: SummonKind): void {
  s.summoning = card;
  s.summonKind = summonKinds.indexOf(kind);
  s.summonNegated = 0;
  s.procedure = 0;
  s.own.tributeAttributes[card] = 0;
  // Who declares a summon shows the card; who sets one does not.
  if (kind !== 'set') show(s, card);
}

/** How a monster is Normal Summoned: the number of tributes may still be its player's choice. */
export const normalKind = (engine: Engine<Duel>, s: Duel, card: number): SummonKind =>
  s.card.zone[card] >> 1 === zone.monsters ? 'again' : fewestTributes(engine, s, card) > 0 ? 'tribute' : 'normal';

/** The Normal Summon or Set that has begun takes so many tributes: fewer than usual, or not. */
export function settleTributes(engine: Engine<Duel>, s: Duel, tributes: number): void {
  s.procedure = 0;
  s.card.memory1[s.summoning] = tributes < tributesFor(engine, s, s.summoning) ? 1 : 0;
  if (tributes > 0 && summonKinds[s.summonKind] === 'normal') s.summonKind = summonKinds.indexOf('tribute');
}

/** What is to be seen of a set, in `procedure`, until its tributes are settled: it takes none, or some. */
export const WITHOUT = 2;
export const WITH = 3;

/** Lets the tributes of a Normal Summon or Set be paid; where a text gives a second way, its player chooses. */
export function payTributes(engine: Engine<Duel>, s: Duel): void {
  const card = s.summoning;
  const seat = s.card.controller[card];
  const usual = tributesFor(engine, s, card);
  const fewest = fewestTributes(engine, s, card);
  const room = freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0;
  const mayUsual = s.procedure !== WITHOUT && tributable(engine, s, seat, card) >= usual;
  const mayFewest = fewest > 0 || (s.procedure !== WITH && room);
  if (fewest < usual && mayUsual && mayFewest) {
    runRule(engine, s, `tribute ${usual} or ${fewest}`, seat, card);
    return;
  }
  const tributes = mayUsual ? usual : fewest;
  settleTributes(engine, s, tributes);
  if (tributes > 0) runRule(engine, s, `tribute ${tributes}`, seat, card);
}

/** Whether a summon that is declared now may be negated: a set is none, and nobody is asked for what no card of the pool can do. */
export const canBeNegated = (engine: Engine<Duel>, s: Duel): boolean =>
  engine.notes['negates summons'] === true && summonKinds[s.summonKind] !== 'set';

/**
 * A Normal Summon or Set that an effect makes: what it takes is paid, then the monster comes. A summon may be negated like
 * any other (C029: it only adds one), once the chain is over; in the middle of a chain nobody can answer its declaration.
 */
export function summonByEffect(engine: Engine<Duel>, s: Duel, card: number, kind: 'normal' | 'set'): void {
  declareSummon(s, card, kind === 'set' ? 'set' : normalKind(engine, s, card));
  if (s.recordCount === 1 && canBeNegated(engine, s)) s.summonDue = 1;
  // The last one runs first.
  else runRule(engine, s, 'place what is summoned', s.card.controller[card], card);
  if (summonKinds[s.summonKind] !== 'again') payTributes(engine, s);
}
