import { Session, seatName } from '@rulechart/core';
import type { Command } from 'commander';
import { openNamed } from '../games.ts';
import { BadInput, type Io, isAboutInput, messageOf } from '../io.ts';
import { type GameOptions, integer, withGame } from '../options.ts';
import { readJsonFile } from '../positions.ts';
import { Teller } from '../teller.ts';

/** `rulechart replay`: plays a replay back, decision by decision, and checks its hash. */
export function replay(program: Command, io: Io): void {
  const command = program
    .command('replay')
    .argument('<file>', 'a replay')
    .description('plays a replay back and checks every decision and its hash')
    .option('--to <n>', 'stops after so many decisions and shows the position', integer(0));
  withGame(command).action(async (file: string, options: GameOptions & { readonly to?: number }) => {
    const json = readJsonFile(file);
    const { game } = await openNamed(file, json, options);
    const teller = new Teller(game, options.lang);
    let session: Session<Parameters<typeof game.hash>[0]>;
    try {
      session = Session.from(game, json, options.to);
    } catch (error) {
      if (!isAboutInput(error)) throw error;
      throw new BadInput(`${file}: ${messageOf(error)}`);
    }
    // What both seats did is told as each of them knew it; a replay is for those who were there.
    const told = new Session(game, session.setup, session.seed);
    io.out(`${game.rules.name[options.lang]}, ${teller.text.seed(session.seed)}`);
    for (const [i, d] of session.decisions.entries()) {
      const seat = told.state.decider;
      io.out(`${i + 1}. ${teller.text.did(seatName(seat), teller.act(told.state, d, seat))}`);
      const logged = told.log.length;
      told.play(d);
      for (const { entry } of told.log.slice(logged)) io.out(`   ${teller.entry(entry)}`);
    }
    if (session.over) io.out(teller.result(session));
    else {
      for (const line of teller.position(session.state, session.state.decider)) io.out(line);
      io.out(teller.question(session.state, session.state.decider));
    }
    io.out(`hash ${game.hash(session.state)}`);
  });
}
