import { type CoreState, seatName } from '@rulechart/core';
import type { Difference, Expecting } from './expecting.ts';
import type { PlayedGame } from './played.ts';
import type { Step } from './scenario.ts';

/** How far time is let go by before a scenario is given up. */
const MOST_STEPS = 2000;

/** Everybody passes until something else is to be decided; what there is no other choice about is done. */
export function letSettle<S extends CoreState>(
  played: PlayedGame<S>,
  path: readonly (string | number)[],
): Difference | null {
  played.entries = [];
  const { onwards = [], offered = [] } = played.game.engine.rules.positions ?? {};
  for (let i = 0; i < MOST_STEPS; i++) {
    played.anyPlace();
    const menu = played.menu();
    const types = menu.map((d) => played.game.decode(d).type);
    const forced = menu.length === 1 && !onwards.includes(types[0] as string) ? menu[0] : undefined;
    const d = forced ?? (types.some((type) => offered.includes(type)) ? undefined : menu[types.indexOf('pass')]);
    if (d === undefined) {
      played.log.push('settle');
      return null;
    }
    played.play(d);
  }
  return { path, expected: 'it settles', actual: `it does not in ${MOST_STEPS} passes` };
}

/** Time goes by until it is as the step says. */
export function letPassUntil<S extends CoreState>(
  played: PlayedGame<S>,
  expecting: Expecting<S>,
  where: NonNullable<Exclude<Step, string>['until']>,
  path: readonly (string | number)[],
): Difference | null {
  const onwards = played.game.engine.rules.positions?.onwards ?? ['pass'];
  const there = (): boolean => expecting.differences(played.state, where, [], path).length === 0;
  for (let i = 0; i < MOST_STEPS && played.game.point(played.state) !== null; i++) {
    // A place that is already reached counts only after time has gone by, unless it says which turn.
    if (there()) {
      played.log.push(`until ${JSON.stringify(where)}`);
      return null;
    }
    played.anyPlace();
    const d = played.firstOf(onwards);
    if (d === null) {
      const q = played.game.question(played.state);
      return {
        path,
        expected: JSON.stringify(where),
        actual: `${seatName(played.state.decider)} is asked something before (${q?.kind ?? 'an act'})`,
      };
    }
    played.play(d);
  }
  return { path, expected: JSON.stringify(where), actual: 'it never comes to that' };
}
