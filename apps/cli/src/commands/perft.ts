import type { CoreState, Game } from '@rulechart/core';
import { perft as linesOf } from '@rulechart/testkit';
import type { Command } from 'commander';
import { type Io, progress } from '../io.ts';
import { type GameOptions, integer, withGame } from '../options.ts';
import { openPosition } from '../positions.ts';

interface Options extends GameOptions {
  readonly depth: number;
  readonly json?: boolean;
}

/** `rulechart perft`: counts the lines of so many choices; what is forced, or ends the duel, costs none. */
export function perft(program: Command, io: Io): void {
  const command = program
    .command('perft')
    .argument('<file>', 'a replay, a state, or start options')
    .description('counts the lines of choices from a position; forced steps are free')
    .requiredOption('--depth <n>', 'choices in a line', integer(0, 64))
    .option('--json', 'one JSON document');
  withGame(command).action(async (file: string, options: Options) => {
    const { opened, state } = await openPosition(file, options);
    const { depth } = options;
    const bar = progress(io);
    const count = lines(opened.game, state, depth, (text) => bar.tell(() => text));
    bar.end();
    io.out(
      options.json
        ? JSON.stringify({ depth, count })
        : `${count} lines of ${depth} ${depth === 1 ? 'choice' : 'choices'}`,
    );
  });
}

/** Counts the lines, and tells how far it is after each of the first choices. */
function lines(game: Game<CoreState>, from: CoreState, depth: number, tell: (text: string) => void): number {
  if (depth < 2) return linesOf(game, from, depth);
  const menu = new Int32Array(8192);
  const s = game.fork(from);
  let n = game.legal(s, menu);
  while (n === 1) {
    game.apply(s, menu[0] as number);
    n = game.legal(s, menu);
  }
  if (n === 0) return 1;
  return Array.from(menu.subarray(0, n)).reduce((sum, d, i) => {
    tell(`${i} of ${n} first choices, ${sum} lines`);
    return sum + linesOf(game, game.after(s, d), depth - 1);
  }, 0);
}
