import type { CoreState, Game } from '@rulechart/core';

/**
 * Counts the lines of play that are `depth` choices long (or end before). A step with a single option is no choice and
 * costs no depth. Two builds of the same rules must give the same numbers; a changed rule shows at once.
 */
export function perft<S extends CoreState>(game: Game<S>, s: S, depth: number): number {
  const menus: Int32Array[] = [];
  const states: S[] = [];
  const count = (at: S, left: number, level: number): number => {
    menus[level] ??= new Int32Array(8192);
    const menu = menus[level];
    let n = game.legal(at, menu);
    while (n === 1) {
      game.apply(at, menu[0] as number);
      n = game.legal(at, menu);
    }
    if (n === 0) return 1;
    if (left === 1) return n;
    states[level] ??= game.fork(at);
    let lines = 0;
    for (let i = 0; i < n; i++) {
      const next = game.fork(at, states[level]);
      game.apply(next, menu[i] as number);
      lines += count(next, left - 1, level + 1);
    }
    return lines;
  };
  return depth <= 0 ? 1 : count(game.fork(s), depth, 0);
}
