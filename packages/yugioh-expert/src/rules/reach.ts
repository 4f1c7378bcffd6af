import { type Engine, marked } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { MONSTER, SPELL } from '../printed.ts';
import { isOfKind } from './role.ts';

const kinds = ['monsters', 'spells', 'traps'] as const;
const kindOf = (engine: Engine<Duel>, s: Duel, source: number): (typeof kinds)[number] =>
  isOfKind(engine, s, source, MONSTER) ? 'monsters' : isOfKind(engine, s, source, SPELL) ? 'spells' : 'traps';

/** Whether a card may be targeted by another: not what the battle has doomed (§5.7), nor what its text protects. */
export function mayTarget(s: Duel, _seat: number, source: number, card: number, engine: Engine<Duel>): boolean {
  if (s.own.doomed[card] === 1) return false;
  if (s.standing.marks[card] === 0 || source === card) return true;
  return !marked(s, card, engine.marks.id(`not targeted by ${kindOf(engine, s, source)}`));
}

/** Whether what a card's effect does reaches another: not one that is unaffected by cards of its kind. */
export function reaches(s: Duel, source: number, card: number, engine: Engine<Duel>): boolean {
  if (s.standing.marks[card] === 0 || source === card || source === 0) return true;
  if (s.card.zone[card] >> 1 !== zone.monsters) return true;
  return !marked(s, card, engine.marks.id(`unaffected by ${kindOf(engine, s, source)}`));
}
