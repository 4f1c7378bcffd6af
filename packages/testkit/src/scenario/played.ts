import { type CoreState, type Decision, type Game, type JournalEntry, type Refusal, seatName } from '@rulechart/core';
import type { Expecting } from './expecting.ts';
import { type Telling, tellings } from './telling.ts';

/** A game as a scenario plays it: where it stands, what the last step brought, and the log of all steps. */
export class PlayedGame<S extends CoreState> {
  readonly log: string[] = [];
  /** what the journal noted since the last step began */
  entries: JournalEntry[] = [];
  state!: S;
  readonly text: Telling;

  constructor(
    readonly game: Game<S>,
    private readonly expecting: Expecting<S>,
    /** whether the journey through fork and JSON before every decision is left out */
    private readonly quick: boolean,
  ) {
    this.text = tellings[expecting.lang];
  }

  /** The last steps of the log, and where the game stands now. */
  lastSteps(): readonly string[] {
    const point = this.game.point(this.state);
    const question = this.game.question(this.state);
    const now = point
      ? this.text.now(seatName(point.seat), question?.kind ?? point.path.at(-1) ?? '', this.menuInWords(point.seat))
      : this.text.over;
    return [...this.log.slice(-12), now];
  }

  /** Plays a decision. Before it the state goes through a fork and through JSON, which must change nothing. */
  play(d: Decision): void {
    if (!this.quick) {
      const json: unknown = JSON.parse(JSON.stringify(this.game.toJSON(this.game.fork(this.state))));
      this.state = this.game.fromJSON(json);
    }
    this.game.listen({
      note: (entry) => {
        this.entries.push(entry);
        this.log.push(`  ${this.expecting.tell(entry)}`);
      },
    });
    try {
      this.game.apply(this.state, d);
    } finally {
      this.game.listen(null);
    }
  }

  /** Where a card goes that nobody cares about: to the first free place. */
  anyPlace(): void {
    while (this.game.question(this.state)?.kind === 'place') this.play(this.menu()[0] as Decision);
  }

  /** Does what there is no other choice about: places nobody cares for, and answers that are the only ones. */
  noChoice(): void {
    const { onwards = [] } = this.game.engine.rules.positions ?? {};
    for (;;) {
      this.anyPlace();
      const menu = this.menu();
      if (menu.length !== 1 || onwards.includes(this.game.decode(menu[0] as Decision).type)) return;
      this.play(menu[0] as Decision);
    }
  }

  /** What the seat that decides may do, as decisions. */
  menu(): Decision[] {
    const menu = new Int32Array(8192);
    return Array.from(menu.subarray(0, this.game.legal(this.state, menu)));
  }

  /** The first legal decision of these kinds, in this order, or the only one if it is an answer or must be done. */
  firstOf(types: readonly string[]): Decision | null {
    const menu = this.menu();
    const named = menu.map((d) => this.game.decode(d).type);
    for (const type of types) {
      const at = named.indexOf(type);
      if (at >= 0) return menu[at] as Decision;
    }
    return menu.length === 1 ? (menu[0] as Decision) : null;
  }

  menuInWords(seat: number): string {
    if (this.game.point(this.state)?.seat !== seat) return this.text.notDeciding(seatName(seat));
    return [...new Set(this.menu().map((d) => this.inWords(d)))].join(', ');
  }

  inWords(d: Decision): string {
    const { game, state: s } = this;
    const { lang } = this.expecting;
    const act = game.decode(d);
    if (act.type === 'choose') return `choose ${game.question(s)?.options[Number(act['option'])]?.[lang]}`;
    const codec = game.engine.codecs.find(({ name }) => name === act.type);
    const name = (card: number): string => game.engine.definitionOf(s, card).tree.name[lang];
    const values = (codec?.operands ?? []).map((operand) => Number(act[operand.name]));
    const about = codec && game.engine.decisionTypes[game.engine.codecs.indexOf(codec)]?.about;
    // What no operand names is named by the card it is about.
    const card = about?.(s, values[0] ?? 0, values[1] ?? 0, values[2] ?? 0) ?? 0;
    if (card !== 0) return `${act.type} ${name(card)}`;
    return [
      act.type,
      ...(codec?.operands ?? []).map(({ name: operand, kind }, i) => {
        const value = values[i] as number;
        if (kind !== 'entity' && kind !== 'optionalEntity')
          return `${operand === act.type ? '' : `${operand} `}${kind === 'effect' ? value + 1 : value}`;
        return value === 0 ? this.text.directly : name(value);
      }),
    ].join(' ');
  }

  sentences(refusals: readonly Refusal[], seat: number): string {
    const { lang } = this.expecting;
    return refusals.map((refusal) => this.game.say(refusal, this.state, seat)[lang]).join(lang === 'en' ? ' ' : '');
  }
}
