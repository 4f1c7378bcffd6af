import type { EffectTree, On } from '@rulechart/core';

/** Events that take a card somewhere. */
const moves: readonly string[] = ['moved', 'destroyed', 'tributed'];

/**
 * What sets an effect off, with where it leads: what happens to the card itself has brought it to the one zone from which
 * the effect is used.
 */
export function heard({ on, from }: EffectTree): On | undefined {
  const [zone, ...others] = from;
  if (!on?.self || on.to !== undefined || zone === undefined || others.length > 0) return on;
  return moves.includes(on.event) && !['monsters', 'spells', 'field'].includes(zone) ? { ...on, to: zone } : on;
}
