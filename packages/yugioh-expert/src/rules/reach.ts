import { allows, COST, type Engine, holderOf, isForbidden, isTargetName, marked, wouldGo } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { isToken } from '../happenings.ts';
import { MONSTER, SPELL } from '../printed.ts';
import { isOfKind } from './role.ts';

const notTargeted = ['not targeted by monsters', 'not targeted by spells', 'not targeted by traps'] as const;
const unaffected = ['unaffected by monsters', 'unaffected by spells', 'unaffected by traps'] as const;
/** 0 monsters, 1 spells, 2 traps. */
const kindOf = (engine: Engine<Duel>, s: Duel, source: number): 0 | 1 | 2 =>
  isOfKind(engine, s, source, MONSTER) ? 0 : isOfKind(engine, s, source, SPELL) ? 1 : 2;

/** Whether a card may be targeted by another: not what the battle has doomed (§5.7), nor what its text protects. */
export function mayTarget(s: Duel, _seat: number, source: number, card: number, engine: Engine<Duel>): boolean {
  if (s.own.doomed[card] === 1) return false;
  if (s.standing.marks[card] === 0 || source === card) return true;
  return !marked(s, card, engine.marks.id(notTargeted[kindOf(engine, s, source)]));
}

/**
 * Whether something puts a card of a graveyard out of reach of what this card does. Its effect may be activated all the
 * same, as wherever only effects are negated (A018).
 */
const outOfReach = (engine: Engine<Duel>, s: Duel, source: number, card: number): boolean =>
  s.standing.marks[card] !== 0 &&
  marked(s, card, engine.marks.id('out of reach')) &&
  !allows(engine, s, 'effect/reach', s.card.owner[card], card) &&
  !(source !== 0 && allows(engine, s, 'effect/reach', s.card.controller[source], source));

/** Whether a link has a target in a graveyard that its effect does not reach: then the whole effect is negated. */
export function targetsOutOfReach(engine: Engine<Duel>, s: Duel, r: number): boolean {
  const { binding, record } = s;
  for (let row = 0; row < s.bindingCount; row++) {
    const card = binding.card[row];
    if (
      binding.holder[row] === holderOf.record(r) &&
      binding.stay[row] === s.card.stay[card] &&
      s.card.zone[card] >> 1 === zone.graveyard &&
      card !== record.source[r] &&
      outOfReach(engine, s, record.source[r], card) &&
      isTargetName(engine, record.performs[r], binding.name[row])
    )
      return true;
  }
  return false;
}

/** Whether an effect can choose a card as it resolves: none of a graveyard that it does not reach. */
export const mayChoose = (s: Duel, source: number, card: number, engine: Engine<Duel>): boolean =>
  s.card.zone[card] >> 1 !== zone.graveyard || source === card || !outOfReach(engine, s, source, card);

/** Whether a seat may remove a card from play with this card. */
export const mayBeRemoved = (engine: Engine<Duel>, s: Duel, seat: number, source: number, card: number): boolean =>
  !isForbidden(engine, s, 'remove', seat, card) &&
  !(source !== card && s.card.zone[card] >> 1 === zone.graveyard && outOfReach(engine, s, source, card));

/**
 * Whether what a card's effect does reaches another, or itself: not one that is unaffected by cards of its kind, nor one
 * in a graveyard out of reach.
 */
export function reaches(s: Duel, source: number, card: number, engine: Engine<Duel>): boolean {
  if (s.standing.marks[card] === 0 || source === 0) return true;
  // What a card does with itself reaches it wherever it lies.
  if (source === card) return true;
  if (s.card.zone[card] >> 1 === zone.graveyard) return !outOfReach(engine, s, source, card);
  if (s.card.zone[card] >> 1 !== zone.monsters) return true;
  return !marked(s, card, engine.marks.id(unaffected[kindOf(engine, s, source)]));
}

/** Verbs by which cards are paid to the graveyard: whoever is paid with must arrive there. */
const toTheGraveyard: ReadonlySet<string> = new Set([
  'discard',
  'discard hand',
  'discard those',
  'send from hand',
  'send top',
  'to graveyard',
]);

/**
 * Whether a cost may be paid with a card: with none that the battle has doomed, whose counters may still go (§5.7). Sending to the graveyard is not done with a token, which is no card, nor while
 * cards go elsewhere instead; a tribute is.
 */
export const mayPay = (s: Duel, card: number, verb: string, engine: Engine<Duel>): boolean =>
  (s.own.doomed[card] === 0 || verb === 'remove counters') &&
  (!toTheGraveyard.has(verb) ||
    (!isToken(engine, s, card) && wouldGo(engine, s, card, zone.graveyard, COST) === zone.graveyard));
