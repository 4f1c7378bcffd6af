import { type CoreState, cite, type Game, type GameModule, type Refusal, seatName } from '@rulechart/core';
import { Acting, CardNames } from '@rulechart/testkit';
import { BadInput } from './io.ts';
import { Teller } from './teller.ts';

/** A reason against an act: its sentence, the passage it rests on, and both as one line to quote. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
  readonly facts: Refusal['facts'];
  readonly until?: string;
  readonly text: string;
  readonly source: string;
  readonly quote: string;
}

/** One act and the answer: by which rules it is legal, or every reason why it is not. */
export interface Answer {
  readonly act: string;
  readonly legal: boolean;
  /** the passages it keeps, that of the moment first */
  readonly by: readonly { readonly rule: string; readonly source: string }[];
  readonly refusals: readonly Reason[];
}

/** Says of acts in one position whether a seat may do them, and why or why not. */
export class Explaining {
  private readonly teller: Teller;
  private readonly acting: Acting<CoreState>;
  private readonly cards: CardNames<CoreState>;

  constructor(
    private readonly game: Game<CoreState>,
    private readonly state: CoreState,
    private readonly seat: number,
    nameOf: GameModule['nameOf'],
    private readonly lang: 'ja' | 'en',
  ) {
    this.teller = new Teller(game, lang);
    this.cards = new CardNames(game, nameOf);
    this.acting = new Acting(game, this.cards);
  }

  /** Who decides, and what for. */
  get now(): string {
    return this.teller.question(this.state, this.seat);
  }

  /** One act in words. @throws {BadInput} for one that nobody understands; it says which cards are close. */
  act(text: string): Answer {
    const acted = this.acting.does(this.state, this.seat, text);
    if ('trouble' in acted) {
      if (acted.trouble === 'unreadable') {
        const { what, about, close } = acted;
        throw new BadInput(what === 'card' && !close ? this.teller.text.notHere(about) : this.teller.unread(acted));
      }
      if (acted.trouble === 'illegal') return this.no(text, acted.refusals);
      const [first] = this.acting.matching(this.state, this.seat, this.acting.read(text));
      return this.yes(text, first);
    }
    return this.yes(text, acted.decisions[0]);
  }

  /** Everything the seat may do. */
  menu(): Answer[] {
    if (this.state.decider !== this.seat || this.game.point(this.state) === null) return [];
    const menu = new Int32Array(8192);
    const legal = Array.from(menu.subarray(0, this.game.legal(this.state, menu)));
    return this.yesses(legal);
  }

  /** What may be done with a card, and what may not. @throws {BadInput} for a card that does not exist or is not there. */
  card(name: string): Answer[] {
    const { mentions, rest } = this.cards.mentions(name);
    const [mention] = mentions;
    if (!mention || mentions.length > 1 || rest !== '')
      throw new BadInput(this.teller.text.noCard(name, this.cards.like(name).join(this.teller.text.comma)));
    if (this.cards.entities(this.state, mention).length === 0) throw new BadInput(this.teller.text.notHere(name));
    const { legal, refused } = this.acting.about(this.state, this.seat, mention);
    const called = this.game.engine.definitions[mention.definition]?.tree.name[this.lang] ?? name;
    return [
      ...this.yesses(legal),
      ...refused.map(({ type, refusals }) => {
        const verb = this.teller.word('decision', type);
        return this.no(this.lang === 'ja' ? `${called} ${verb}` : `${verb} ${called}`, refusals);
      }),
    ];
  }

  /** An answer as lines of text; `closely`: a yes with every rule that it keeps. */
  lines({ act, legal, by, refusals }: Answer, closely: boolean): string[] {
    const { text } = this.teller;
    if (!legal)
      return [text.impossible(seatName(this.seat), act), ...refusals.map(({ quote, code }) => `  ${quote} [${code}]`)];
    const [first, ...others] = by;
    return [
      text.possibleBy(seatName(this.seat), act, first?.source ?? ''),
      ...(closely && others.length > 0
        ? [`  ${text.keeps(others.map(({ source }) => source).join(text.semicolon))}`]
        : []),
    ];
  }

  private yesses(legal: readonly number[]): Answer[] {
    const lines = this.teller.menu(this.state, legal, this.seat);
    const seen = new Set<string>();
    return legal.flatMap((d, i) => {
      const line = lines[i] as string;
      if (seen.has(line)) return [];
      seen.add(line);
      return [this.yes(line, d)];
    });
  }

  private yes(act: string, d: number | undefined): Answer {
    const here = this.game.point(this.state)?.rule;
    const kept = d === undefined ? [] : this.acting.passagesOf(this.state, this.seat, d);
    const rules = [...new Set([...(here ? [here] : []), ...kept])];
    return { act, legal: true, by: rules.map((rule) => ({ rule, source: this.source(rule) })), refusals: [] };
  }

  private no(act: string, refusals: readonly Refusal[]): Answer {
    return { act, legal: false, by: [], refusals: refusals.map((refusal) => this.reason(refusal)) };
  }

  private reason(refusal: Refusal): Reason {
    const { code, rule, facts, until } = refusal;
    const { text, source } = this.teller.refusal(refusal, this.state, this.seat);
    return { code, rule, facts, ...(until === undefined ? {} : { until }), text, source, quote: `${text} (${source})` };
  }

  private source(rule: string): string {
    return cite(this.game, rule)[this.lang];
  }
}
