import { type CoreState, type Game, type GameModule, seatName } from '@rulechart/core';
import { MissingCard, playScenario, ScenarioError } from '@rulechart/testkit';
import { type Command, Option } from 'commander';
import { type Answer, Explaining } from '../explaining.ts';
import { BadInput, type Io, messageOf } from '../io.ts';
import { type GameOptions, integer, withGame } from '../options.ts';
import { openPosition } from '../positions.ts';
import { readScenarioFile } from '../scenarios.ts';
import { texts } from '../text.ts';

interface Options extends GameOptions {
  readonly seat?: 'A' | 'B';
  readonly action?: string;
  readonly card?: string;
  readonly steps?: number;
  readonly json?: boolean;
}

/** A position that is asked about: one of a file, or one for each of its scenarios. */
interface Asked {
  /** the scenario, where a file may hold several */
  readonly where: string | null;
  readonly id: string | null;
  readonly game: Game<CoreState>;
  readonly module: GameModule;
  readonly state: CoreState;
}

/** `rulechart explain`: what may be done in a position, what may not, and by which rule. */
export function explain(program: Command, io: Io, exit: (code: number) => void): void {
  const command = program
    .command('explain')
    .argument('<file>', 'scenarios (each after its steps), a replay, a state, or start options')
    .description('what may be done there and what may not: every reason with the passage of the rules, ready to quote')
    .addOption(new Option('--seat <seat>', 'who would do it; absent: whoever decides').choices(['A', 'B']))
    .option(
      '--action <text>',
      'one act, as in a step of a scenario: "activate Monster Reborn"; absent: everything legal',
    )
    .option('--card <name>', 'what may be done with this card, and what may not')
    .option('--steps <n>', 'of a scenario: after its first n steps only; 0: where it begins', integer(0))
    .option('--json', 'one JSON document');
  withGame(command).action(async (file: string, options: Options) => {
    if (options.action !== undefined && options.card !== undefined)
      throw new BadInput('either --action or --card: an act says itself which card it is about');
    const positions = await asked(file, options, io, exit);
    const answers = positions.flatMap(({ where, id, game, module, state }) => {
      const seat = options.seat === undefined ? (game.point(state)?.seat ?? 0) : options.seat === 'A' ? 0 : 1;
      const explaining = new Explaining(game, state, seat, module.nameOf, options.lang);
      let found: Answer[];
      try {
        found =
          options.action !== undefined
            ? [explaining.act(options.action)]
            : options.card !== undefined
              ? explaining.card(options.card)
              : explaining.menu();
      } catch (error) {
        if (positions.length === 1 || !(error instanceof BadInput)) throw error;
        io.err(`${where}: ${messageOf(error)}`);
        exit(2);
        return [];
      }
      if (!options.json) {
        if (where !== null) io.out(`${where}: ${id}`);
        if (options.action === undefined) io.out(explaining.now);
        if (found.length === 0) io.out(texts[options.lang].nothingFor(seatName(seat)));
        for (const answer of found)
          for (const line of explaining.lines(answer, options.action !== undefined || options.card !== undefined))
            io.out(line);
      }
      if (options.action !== undefined && found.some(({ legal }) => !legal)) exit(1);
      return [{ ...(id === null ? {} : { id }), seat: seatName(seat), answers: found }];
    });
    if (!options.json) return;
    // One act in one position is an answer by itself; what else is asked has several.
    const [only] = answers;
    const single = answers.length === 1 && options.action !== undefined ? only?.answers[0] : undefined;
    io.out(JSON.stringify(single ?? answers));
  });
}

/** The positions of a file; what of it cannot be read or played is told, and the rest is explained. */
async function asked(file: string, options: Options, io: Io, exit: (code: number) => void): Promise<Asked[]> {
  if (!/\.ya?ml$/.test(file)) {
    if (options.steps !== undefined)
      throw new BadInput('--steps belongs to scenarios; a replay stops with `replay --to`');
    const { opened, state } = await openPosition(file, options);
    return [{ where: null, id: null, game: opened.game, module: opened.module, state }];
  }
  const scenarios = await readScenarioFile(file, options);
  const alone = scenarios.length === 1;
  const bad = (message: string): Asked[] => {
    if (alone) throw new BadInput(message);
    io.err(message);
    exit(2);
    return [];
  };
  return scenarios.flatMap((one): Asked[] => {
    if (one instanceof ScenarioError) return bad(one.message);
    const { read, court, opened } = one;
    try {
      const { state, game, trouble } = playScenario(read, court, options.steps);
      if (trouble) io.err(texts[options.lang].stopped(`${file}:${trouble.line}`, trouble.expected, trouble.actual));
      return [
        { where: alone ? null : `${file}:${read.line}`, id: read.scenario.id, game, module: opened.module, state },
      ];
    } catch (error) {
      if (error instanceof ScenarioError) return bad(messageOf(error));
      if (error instanceof MissingCard) return bad(`${file}:${read.line}: ${error.message}`);
      throw error;
    }
  });
}
