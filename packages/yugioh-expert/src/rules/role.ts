import type { Engine } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { type Icon, icons, MONSTER, printed, SPELL, type Sub, subs, TRAP } from '../printed.ts';

/**
 * Whether a card counts as one of a kind where it lies: a trap that has become a monster stays a trap (§8.6), a spell or trap
 * that was set among the monsters is a monster alone, a monster among spells and traps is a spell (§6.4).
 */
export function isOfKind(engine: Engine<Duel>, s: Duel, e: number, kind: number): boolean {
  const own = printed(engine).kind[s.card.definition[e]];
  const where = s.card.zone[e] >> 1;
  if (where === zone.monsters) return kind === MONSTER || (kind === TRAP && s.own.backing[e] !== 0);
  if (where === zone.spells && own === MONSTER) return kind === SPELL;
  return own === kind;
}

/** Whether a spell or trap lies among the monsters and has no values of its own there: it was set there by an effect (§8.6). */
export const isDisguised = (engine: Engine<Duel>, s: Duel, e: number): boolean =>
  printed(engine).kind[s.card.definition[e]] !== MONSTER &&
  s.card.zone[e] >> 1 === zone.monsters &&
  s.own.backing[e] === 0;

/** Whether a card has this icon where it lies: what is attached is an equip card, a monster among spells otherwise a continuous spell. */
export function hasIcon(engine: Engine<Duel>, s: Duel, e: number, icon: Icon): boolean {
  const facts = printed(engine);
  const definition = s.card.definition[e];
  if (s.card.zone[e] >> 1 === zone.spells) {
    if (s.card.host[e] !== 0) return icon === 'equip';
    if (facts.kind[definition] === MONSTER) return icon === 'continuous';
  }
  return (
    facts.kind[definition] !== MONSTER && !isDisguised(engine, s, e) && facts.icon[definition] === icons.indexOf(icon)
  );
}

const bit = (sub: Sub): number => 1 << subs.indexOf(sub);
const gemini = bit('gemini');
const normal = bit('normal');
const effect = bit('effect');

/** A monster's sub-kinds as bits: on the field and in the graveyard a gemini monster is a normal one until it is summoned once more. */
export function subsOf(engine: Engine<Duel>, s: Duel, e: number): number {
  const own = isDisguised(engine, s, e) ? 0 : printed(engine).sub[s.card.definition[e]];
  if ((own & gemini) === 0) return own;
  const where = s.card.zone[e] >> 1;
  const asleep = (where === zone.monsters || where === zone.graveyard) && s.own.awakened[e] === 0;
  return asleep ? (own & ~effect) | normal : own;
}

/** Attributes of a card as bits, with what changes them at the moment; a card that is no monster has none. */
export function attributesOf(engine: Engine<Duel>, s: Duel, e: number): number {
  if (!isOfKind(engine, s, e, MONSTER)) return 0;
  return s.standing.valued[e] === 1 ? s.now.attribute[e] : printed(engine).attribute[s.card.definition[e]];
}

/** Types of a card as bits, with what changes them at the moment; a card that is no monster has none. */
export function racesOf(engine: Engine<Duel>, s: Duel, e: number): number {
  if (!isOfKind(engine, s, e, MONSTER)) return 0;
  if (s.standing.valued[e] === 0) return printed(engine).race[s.card.definition[e]];
  const number = s.now.race[e];
  return number === 0 ? 0 : 1 << (number - 1);
}
