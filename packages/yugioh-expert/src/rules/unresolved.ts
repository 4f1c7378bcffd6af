import type { Effect, Engine } from '@rulechart/core';
import type { Duel } from '../duel.ts';

/**
 * Whether a spell or trap lies face-up only because it is being activated, or was in vain. What it does as long as it is
 * face-up begins when the link of its activation has resolved (§6.6), and never if the activation was negated (§3.9).
 */
export function unresolved(s: Duel, e: number, engine: Engine<Duel>): boolean {
  if (s.own.spent[e] === 1) return true;
  const { record } = s;
  const last = s.recordCount - 1;
  for (let r = 0; r <= last; r++) {
    // Showing the card begins a new stay, of which the last link may not know yet.
    if (record.source[r] !== e || (r < last && record.stay[r] !== s.card.stay[e])) continue;
    if ((engine.effects[record.effect[r]] as Effect<Duel>).tree.kind === 'activation') return true;
  }
  return false;
}
