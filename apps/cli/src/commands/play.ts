import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { duelSeed } from '@rulechart/bots';
import { type CoreState, Session, seatName } from '@rulechart/core';
import { Acting, CardNames } from '@rulechart/testkit';
import { type Command, Option } from 'commander';
import { meaning } from '../acting.ts';
import { twoDecks } from '../decks.ts';
import { openGame } from '../games.ts';
import { type Io, messageOf } from '../io.ts';
import { type DeckOptions, type GameOptions, withDecks, withGame, withSeed } from '../options.ts';
import { policyOf } from '../simulation.ts';
import { Teller } from '../teller.ts';

interface Options extends GameOptions, DeckOptions {
  readonly seed?: number;
  readonly seat: 'A' | 'B' | 'both';
  readonly policy: string;
}

/** `rulechart play`: a duel in the terminal, all of it in plain lines of text. */
export function play(program: Command, io: Io): void {
  const command = program
    .command('play')
    .description('a duel in the terminal, against a bot or between two people')
    .addOption(new Option('--seat <seat>', 'the seat you play, or both').choices(['A', 'B', 'both']).default('A'))
    .option('--policy <name>', 'how the other seat plays: random, or greedy', 'random');
  withSeed(withDecks(withGame(command)), 'deals and plays the same duel again');
  command.action(async (options: Options) => {
    const opened = await openGame(options);
    const [a, b] = twoDecks(opened, options, options.lang, io.err);
    const seed = options.seed ?? randomInt(0x1000_0000);
    const bot = policyOf(opened, options.policy)(duelSeed(seed, 0, 1));
    const session = new Session(opened.game, { decks: [a.deck, b.deck] }, seed, undefined, 4096);
    const seats = options.seat === 'both' ? [0, 1] : [options.seat === 'A' ? 0 : 1];
    const teller = new Teller(opened.game, options.lang);
    io.out(`${opened.rules.name[options.lang]}: A ${a.name}, B ${b.name}. ${teller.text.seed(seed)}`);
    io.out(teller.text.prompt);
    await new Table(io, teller, session, seats, bot, new CardNames(opened.game, opened.module.nameOf)).run();
  });
}

/** One duel at the prompt. */
class Table {
  private told = 0;
  private menu: number[] = [];
  private lines: string[] = [];

  constructor(
    private readonly io: Io,
    private readonly teller: Teller,
    private readonly session: Session<CoreState>,
    private readonly seats: readonly number[],
    private readonly bot: ReturnType<ReturnType<typeof policyOf>>,
    private readonly cards: CardNames<CoreState>,
  ) {}

  /** The seat that looks: whoever of the people decides. */
  private get seat(): number {
    const { decider } = this.session.state;
    return this.seats.includes(decider) ? decider : (this.seats[0] as number);
  }

  async run(): Promise<void> {
    this.look();
    if (!this.go()) return;
    for await (const line of this.io.lines()) {
      if (!this.hear(line.trim())) return;
    }
  }

  /** Plays the bot's and all forced decisions; then shows the menu. False: the duel is over. */
  private go(): boolean {
    const { session, teller, io } = this;
    const { game } = teller;
    while (!session.over) {
      this.tellLog();
      const { state } = session;
      const legal = session.legal();
      const own = this.seats.includes(state.decider);
      if (own && legal.length > 1) {
        this.ask(legal);
        return true;
      }
      const view = game.view(state, state.decider);
      const context = { seat: state.decider, question: () => game.question(state) };
      const d = own ? (legal[0] as number) : this.bot.choose(view, Int32Array.from(legal), legal.length, game, context);
      const before = game.fork(state);
      session.play(d);
      const act = teller.act(before, d, this.seat, false, session.state);
      io.out(own ? teller.text.ownAct(act) : teller.text.did(seatName(before.decider), act));
    }
    this.tellLog();
    io.out(teller.result(session));
    return false;
  }

  private ask(legal: number[]): void {
    const { teller, session, io } = this;
    this.menu = legal;
    this.lines = teller.menu(session.state, legal, this.seat);
    io.out(teller.question(session.state, this.seat));
    io.out(this.seats.length > 1 ? teller.text.decides(seatName(this.seat)) : teller.text.youDecide);
    this.lines.forEach((line, i) => {
      io.out(`${i + 1}. ${line}`);
    });
  }

  private look(): void {
    for (const line of this.teller.position(this.session.state, this.seat)) this.io.out(line);
  }

  /** Tells what has happened since the last time, as the seat may know it. */
  private tellLog(): void {
    for (const { entry } of this.session.logFor(this.seat).slice(this.told)) this.io.out(this.teller.entry(entry));
    this.told = this.session.log.length;
  }

  /** Does what was typed. False: that was all. */
  private hear(line: string): boolean {
    const { io, teller, session } = this;
    const [word = '', ...rest] = line.split(/\s+/);
    switch (word.toLowerCase()) {
      case '':
        return true;
      case 'quit':
      case 'exit':
        io.out(teller.text.quit);
        return false;
      case 'look':
        this.look();
        this.ask(this.menu);
        return true;
      case 'help':
        io.out(teller.text.prompt);
        io.out(teller.text.whyHelp);
        return true;
      case 'log':
        for (const { entry } of session.logFor(this.seat)) io.out(teller.entry(entry));
        return true;
      case 'undo':
        this.undo();
        return this.go();
      case 'save':
        this.save(rest.join(' '));
        return true;
      case 'concede':
        session.concede(this.seat);
        io.out(teller.result(session));
        return false;
    }
    if (/^[?？]/.test(line)) {
      this.explain(line.slice(1).trim());
      return true;
    }
    const meant = meaning(line, this.menu, this.lines);
    if (meant === null) io.out(teller.text.notUnderstood(line));
    else if ('several' in meant) io.out(teller.text.ambiguous(line, meant.several.join(', ')));
    else {
      io.out(teller.text.ownAct(teller.act(session.state, meant.d, this.seat)));
      session.play(meant.d);
      return this.go();
    }
    return true;
  }

  /** Takes back to the last menu of one of the people. */
  private undo(): void {
    const { session, io, teller } = this;
    let taken = false;
    while (session.undo()) {
      taken = true;
      if (this.seats.includes(session.state.decider) && session.legal().length > 1) break;
    }
    io.out(taken ? teller.text.undone : teller.text.nothingToUndo);
    this.told = session.log.length;
    if (taken) this.look();
  }

  private save(file: string): void {
    const { io, teller, session } = this;
    if (file === '') {
      io.out(teller.text.saveWhere);
      return;
    }
    try {
      writeFileSync(file, `${JSON.stringify(session.replay())}\n`);
      io.out(teller.text.saved(file));
    } catch (error) {
      io.out(messageOf(error));
    }
  }

  private explain(input: string): void {
    const { io, teller, session } = this;
    if (input === '') {
      io.out(teller.text.prompt);
      io.out(teller.text.whyHelp);
      return;
    }
    const { state } = session;
    const acted = new Acting(teller.game, this.cards, this.seat).does(state, this.seat, input);
    if (!('trouble' in acted)) io.out(teller.text.possible(teller.act(state, acted.decisions[0] as number, this.seat)));
    else if (acted.trouble === 'ambiguous') io.out(teller.text.possible(input));
    else if (acted.trouble === 'unreadable') io.out(teller.unread(acted));
    else
      for (const refusal of acted.refusals) {
        const { text, source } = teller.refusal(refusal, state, this.seat);
        io.out(`${text} (${source})`);
      }
  }
}
