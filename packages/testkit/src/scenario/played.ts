import { type CoreState, type Decision, type Game, type JournalEntry, type Refusal, seatName } from '@rulechart/core';
import type { Expecting } from './expecting.ts';

/** A game as a scenario plays it: where it stands, what the last step brought, and the log of all steps. */
export class PlayedGame<S extends CoreState> {
  readonly log: string[] = [];
  /** what the journal noted since the last step began */
  entries: JournalEntry[] = [];
  state!: S;

  constructor(
    readonly game: Game<S>,
    private readonly expecting: Expecting<S>,
    /** whether the journey through fork and JSON before every decision is left out */
    private readonly quick: boolean,
  ) {}

  /** The last steps of the log, and where the game stands now. */
  lastSteps(): readonly string[] {
    const point = this.game.point(this.state);
    const question = this.game.question(this.state);
    const now = point
      ? `now ${seatName(point.seat)} decides (${question?.kind ?? point.path.at(-1)}): ${this.menuInWords(point.seat)}`
      : 'now the game is over';
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
    if (this.game.point(this.state)?.seat !== seat) return `nothing, it is not ${seatName(seat)} who decides`;
    return [...new Set(this.menu().map((d) => this.inWords(d)))].join(', ');
  }

  inWords(d: Decision): string {
    const act = this.game.decode(d);
    if (act.type === 'choose') return `choose ${this.game.question(this.state)?.options[Number(act['option'])]?.en}`;
    const operands = this.game.engine.codecs.find(({ name }) => name === act.type)?.operands ?? [];
    return [
      act.type,
      ...operands.map(({ name, kind }) => {
        const value = Number(act[name]);
        if (kind !== 'entity' && kind !== 'optionalEntity')
          return `${name === act.type ? '' : `${name} `}${kind === 'effect' ? value + 1 : value}`;
        return value === 0 ? 'directly' : this.game.engine.definitionOf(this.state, value).tree.name.en;
      }),
    ].join(' ');
  }

  sentences(refusals: readonly Refusal[], seat: number): string {
    return refusals.map((refusal) => this.game.say(refusal, this.state, seat).en).join(' ');
  }
}
