import { type Engine, isForbidden } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { type CardFacts, MONSTER, printed } from '../printed.ts';
import { wouldSettle } from './unending.ts';

/**
 * Revival restriction (蘇生制限): a monster that has its own way to the field comes back from graveyard or removal only
 * after it came that way once, and never out of hand or deck; some never come back at all.
 */
export function revivable(engine: Engine<Duel>, s: Duel, e: number): boolean {
  const facts = engine.definitionOf(s, e).tree.facts as unknown as CardFacts;
  const where = s.card.zone[e] >> 1;
  if (facts.kind !== 'monster' || facts.special === 'never') return false;
  if (facts.special === 'nomi') return false;
  const own = facts.special === 'semi' || facts.sub?.includes('fusion') || facts.sub?.includes('ritual');
  if (!own) return true;
  if (where === zone.fusion) return true; // an effect that brings it out of the fusion deck may; it is no proper summon
  return (where === zone.graveyard || where === zone.removed) && s.own.proper[e] === 1;
}

/**
 * Whether a fusion or ritual summon may bring it out: the proper way for what has no stricter one (§4.4, classes C and D).
 * Nothing may after which what applies would never rest.
 */
export function maySummonProperly(engine: Engine<Duel>, s: Duel, seat: number, e: number): boolean {
  return !isForbidden(engine, s, 'special summon', seat, e) && wouldSettle(engine, s, seat, e);
}

/** Whether an effect of this seat may special summon the card. */
export function maySpecialSummon(engine: Engine<Duel>, s: Duel, seat: number, e: number): boolean {
  if (printed(engine).kind[s.card.definition[e]] !== MONSTER) return false;
  return revivable(engine, s, e) && maySummonProperly(engine, s, seat, e);
}
