import { type Effect, type Engine, inForce } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { fieldCards } from './field.ts';

/** Something to be paid for an attack, and the card that says so. */
export interface AttackCost {
  readonly effect: Effect<Duel>;
  readonly source: number;
}

const none: readonly AttackCost[] = [];

/**
 * What declaring an attack with this monster costs (§5.2): by its own text, or by that of a card that speaks of others
 * (`traits.attacks`: of its controller's, its opponent's or everybody's).
 */
export function attackCosts(engine: Engine<Duel>, s: Duel, attacker: number): readonly AttackCost[] {
  if (engine.notes['attack costs'] !== true) return none;
  const kind = engine.kinds.id('attack cost');
  const found: AttackCost[] = [];
  for (let seat = 0; seat < 2; seat++) {
    for (const e of fieldCards(engine, s, seat)) {
      if (s.standing.negated[e] === 1) continue;
      for (const id of engine.definitionOf(s, e).effects) {
        const effect = engine.effects[id] as Effect<Duel>;
        if (effect.kind !== kind || !inForce(engine, s, e, effect)) continue;
        const whose = effect.tree.traits?.['attacks'];
        if (whose === undefined ? e === attacker : whose === 'each') found.push({ effect, source: e });
      }
    }
  }
  return found;
}
