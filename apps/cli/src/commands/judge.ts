import { cite } from '@rulechart/core';
import {
  judgeScenario,
  type Outcome,
  ScenarioError,
  type Status,
  scenarioSchema,
  scenarioWords,
} from '@rulechart/testkit';
import type { Command } from 'commander';
import { openGame } from '../games.ts';
import { BadInput, type Io, progress } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';
import { readScenarioFile, scenarioFiles } from '../scenarios.ts';
import { type Texts, texts } from '../text.ts';

interface Options extends GameOptions {
  readonly coverage?: boolean;
  readonly schema?: boolean;
  readonly words?: boolean;
  readonly reasons?: boolean;
  readonly json?: boolean;
}

const statuses = ['passed', 'failed', 'uncertain', 'waiting'] as const satisfies readonly Status[];

/** `rulechart judge`: runs scenario files: positions with questions, and the answers the rules give. */
export function judge(program: Command, io: Io, exit: (code: number) => void): void {
  const command = program
    .command('judge')
    .argument('[path...]', 'scenario files, or folders of them')
    .description('runs scenarios: what may be done in a position, what may not and why, and what comes of it')
    .option('--coverage', 'which scenarios decide, wait for cards, or are uncertain, chapter by chapter')
    .option('--schema', 'prints the JSON Schema of scenario files instead')
    .option('--words', 'lists the words of scenarios instead: acts, states, events, causes, codes, stats …')
    .option('--reasons', 'also tells why what may not be done may not, with the passages')
    .option('--json', 'one JSON document');
  withGame(command).action(async (paths: readonly string[], options: Options) => {
    if (options.words) {
      const { game, module } = await openGame(options);
      const words = scenarioWords(game, module);
      if (options.json) io.out(JSON.stringify(words));
      else for (const [what, list] of Object.entries(words)) io.out(`${what}: ${list.join(', ')}`);
      return;
    }
    if (options.schema) {
      const { game, module } = await openGame(options);
      io.out(JSON.stringify(scenarioSchema(game, module), null, 1));
      return;
    }
    const outcomes: Outcome[] = [];
    const files = paths.flatMap(scenarioFiles);
    if (files.length === 0)
      throw new BadInput(
        paths.length === 0 ? 'which scenarios? A file or folder is needed' : `${paths.join(', ')} holds no .yaml file`,
      );
    const bar = progress(io);
    // What cannot be read or evaluated is one failure; whatever else there is to judge is judged.
    const bad = ({ file, line, message, problem }: ScenarioError): void => {
      io.err(message);
      exit(2);
      outcomes.push({ id: file, profile: null, file, line, status: 'failed', error: problem });
    };
    for (const [i, file] of files.entries()) {
      bar.tell(() => `${i} of ${files.length} files, ${outcomes.length} scenarios`);
      for (const one of await readScenarioFile(file, options)) {
        try {
          if (one instanceof ScenarioError) bad(one);
          else outcomes.push(...judgeScenario(one.read, one.court, { lang: options.lang }));
        } catch (error) {
          if (!(error instanceof ScenarioError)) throw error;
          bad(error);
        }
      }
    }
    bar.end();
    const counted = (list: readonly Outcome[]): Record<Status, number> =>
      Object.fromEntries(
        statuses.map((status) => [status, list.filter((outcome) => outcome.status === status).length]),
      ) as Record<Status, number>;
    const totals = counted(outcomes);
    if (options.json) io.out(JSON.stringify({ ...totals, scenarios: outcomes }));
    else {
      const text = texts[options.lang];
      for (const outcome of outcomes)
        if (outcome.status === 'failed' && outcome.error === undefined) tell(io, outcome, text);
      if (options.reasons) {
        const { game } = await openGame(options);
        for (const { id, reasons = [] } of outcomes)
          for (const { act, text: sentences, rules } of reasons)
            io.out(
              `${id}: ${act}: ${sentences} (${rules.map((rule) => cite(game, rule)[options.lang]).join(text.comma)})`,
            );
      }
      if (options.coverage) {
        for (const chapter of new Set(outcomes.map(chapterOf))) {
          const here = outcomes.filter((outcome) => chapterOf(outcome) === chapter);
          const { passed, failed, uncertain, waiting } = counted(here);
          io.out(`${chapter}: ${passed + failed} decide, ${waiting} wait, ${uncertain} are uncertain`);
          for (const { id, status, because } of here)
            if (status === 'waiting' || status === 'uncertain') io.out(`  ${id}: ${status}: ${because}`);
        }
      }
      io.out(statuses.map((status) => `${totals[status]} ${status}`).join(', '));
    }
    if (totals.failed > 0) exit(1);
  });
}

/** The folder a scenario lies in: rulings are kept by chapter. */
const chapterOf = ({ file }: Outcome): string => file.split(/[\\/]/).at(-2) ?? '';

function tell(io: Io, { id, file, line, expected, actual, log = [] }: Outcome, text: Texts): void {
  io.out(`${file}:${line}: ${id}`);
  io.out(`  ${text.expected}${expected}`);
  io.out(`  ${text.actual}${actual}`);
  for (const entry of log) io.out(`    ${entry}`);
}
