import { Command, CommanderError } from 'commander';
import { bench } from './commands/bench.ts';
import { cards } from './commands/cards.ts';
import { chart } from './commands/chart.ts';
import { explain } from './commands/explain.ts';
import { judge } from './commands/judge.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { sheet } from './commands/sheet.ts';
import { simulate } from './commands/simulate.ts';
import { FAULT, reportFault } from './fault.ts';
import { BadInput, type Io, messageOf } from './io.ts';

/**
 * Runs the command line. 0: done, legal, all passed; 1: an expectation failed, an act is not legal, a duel faulted;
 * 2: bad input, told in one line on stderr; 3: a fault of ours, with a report file; 130: ended by Ctrl-C.
 */
export async function rulechart(argv: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const exit = (with_: number): void => {
    code = Math.max(code, with_);
  };
  const program = new Command('rulechart')
    .description('Card games whose rules are data: play, simulate, judge, explain')
    .exitOverride()
    .showSuggestionAfterError(false)
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => io.out(text.replace(/\n$/, '')),
      writeErr: (text) => io.err(text.replace(/^error: /, '').replace(/\n$/, '')),
    });
  for (const add of [play, simulate, judge, explain, sheet, cards, chart, perft, replay, bench]) add(program, io, exit);
  for (const command of program.commands) command.copyInheritedSettings(program);
  if (argv.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof BadInput) {
      io.err(messageOf(error));
      return 2;
    }
    reportFault(error, argv, io.err);
    return FAULT;
  }
}
