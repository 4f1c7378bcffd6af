import type { Decision } from './decision.ts';
import type { Game } from './game.ts';
import type { CoreState } from './state.ts';

/**
 * The decision by which the deciding seat lets the moment go by unasked, as it said before that it would; null: it is asked.
 *
 * `asks` names decision points by what they ask for (`DecisionPoint.ask`); what a seat has said holds in the turns of
 * others. Where the game stands decides, and what was said, never what the seat could do: whoever is skipped because
 * nothing but to pass is left to do tells the others so.
 */
export function letPass<S extends CoreState>(game: Game<S>, s: S, asks: readonly string[]): Decision | null {
  if (asks.length === 0 || s.turnSeat === s.decider) return null;
  const point = game.point(s);
  if (!point || !asks.includes(point.ask)) return null;
  const onwards = game.rules.positions?.onwards ?? ['pass'];
  const type = onwards.find((one) => point.types.includes(one));
  if (type === undefined) return null;
  const d = game.encode({ type });
  // What must be used is used openly.
  return game.explain(s, s.decider, d).length === 0 ? d : null;
}
