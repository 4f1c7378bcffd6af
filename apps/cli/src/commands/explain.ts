import { type CoreState, type Refusal, seatName } from '@rulechart/core';
import { Acting, CardNames } from '@rulechart/testkit';
import { type Command, Option } from 'commander';
import { BadInput, type Io } from '../io.ts';
import { type GameOptions, withGame } from '../options.ts';
import { openPosition } from '../positions.ts';
import { Teller } from '../teller.ts';

interface Options extends GameOptions {
  readonly seat?: 'A' | 'B';
  readonly action: string;
  readonly json?: boolean;
}

/** `rulechart explain`: whether an act is legal in a position, and everything that forbids it. */
export function explain(program: Command, io: Io, exit: (code: number) => void): void {
  const command = program
    .command('explain')
    .argument('<file>', 'a scenario, a replay, a state, or start options')
    .description('legal or not in that position: every reason with the passage of the rules')
    .addOption(new Option('--seat <seat>', 'who would do it; absent: whoever decides').choices(['A', 'B']))
    .requiredOption('--action <text>', 'one step of a scenario, such as "activate Monster Reborn"')
    .option('--json', 'one JSON document');
  withGame(command).action(async (file: string, options: Options) => {
    const { opened, state } = await openPosition(file, options);
    const teller = new Teller(opened.game, options.lang);
    const seat = options.seat === undefined ? (opened.game.point(state)?.seat ?? 0) : options.seat === 'A' ? 0 : 1;
    const acting = new Acting(opened.game, new CardNames(opened.game, opened.module.nameOf));
    const acted = acting.does(state, seat, options.action);
    if ('trouble' in acted && acted.trouble === 'unreadable') throw new BadInput(teller.unread(acted));
    const legal = !('trouble' in acted) || acted.trouble === 'ambiguous';
    const refusals =
      'trouble' in acted && acted.trouble === 'illegal'
        ? acted.refusals.map((refusal) => told(teller, refusal, state, seat))
        : [];
    if (options.json) io.out(JSON.stringify({ legal, refusals }));
    else if (legal) io.out(`${seatName(seat)}: ${teller.text.possible(options.action)}`);
    else for (const { text, source, code } of refusals) io.out(`${text} (${source}) [${code}]`);
    if (!legal) exit(1);
  });
}

const told = (teller: Teller, refusal: Refusal, s: CoreState, seat: number) => {
  const { code, rule, facts, until } = refusal;
  return { code, rule, facts, ...teller.refusal(refusal, s, seat), ...(until === undefined ? {} : { until }) };
};
