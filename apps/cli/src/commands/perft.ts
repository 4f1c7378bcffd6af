import type { CoreState, Game } from '@rulechart/core';
import type { Command } from 'commander';
import { type Io, progress } from '../io.ts';
import { type GameOptions, integer, withGame } from '../options.ts';
import { openPosition } from '../positions.ts';

/** `rulechart perft`: counts the lines of so many choices; what is forced, or ends the duel, costs none. */
export function perft(program: Command, io: Io): void {
  const command = program
    .command('perft')
    .argument('<file>', 'a replay, a state, or start options')
    .description('counts the lines of choices from a position; forced steps are free')
    .requiredOption('--depth <n>', 'choices in a line', integer(0, 64))
    .option('--json', 'one JSON document');
  withGame(command).action(
    async (file: string, options: GameOptions & { readonly depth: number; readonly json?: boolean }) => {
      const { opened, state } = await openPosition(file, options);
      const { depth } = options;
      const bar = progress(io);
      const count = lines(opened.game, state, depth, (n) => bar.tell(() => `${n} lines so far`));
      bar.end();
      io.out(
        options.json
          ? JSON.stringify({ depth, count })
          : `${count} lines of ${depth} ${depth === 1 ? 'choice' : 'choices'}`,
      );
    },
  );
}

/** Counts the lines. A line that ends before it has that many choices is one. */
export function lines(
  game: Game<CoreState>,
  from: CoreState,
  depth: number,
  tell: (n: number) => void = () => {},
): number {
  const states: CoreState[] = [];
  const menus: Int32Array[] = [];
  let count = 0;
  const visit = (s: CoreState, left: number, level: number): void => {
    menus[level] ??= new Int32Array(8192);
    const menu = menus[level] as Int32Array;
    let n = game.legal(s, menu);
    while (n === 1) {
      game.apply(s, menu[0] as number);
      n = game.legal(s, menu);
    }
    if (left === 0 || n === 0) {
      count++;
      if ((count & 1023) === 0) tell(count);
      return;
    }
    for (let i = 0; i < n; i++) {
      const next = game.fork(s, states[level]);
      states[level] = next;
      game.apply(next, menu[i] as number);
      visit(next, left - 1, level + 1);
    }
  };
  visit(game.fork(from), depth, 0);
  return count;
}
