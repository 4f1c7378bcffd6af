import {
  type Act,
  type CoreState,
  type Decision,
  type Game,
  type JournalEntry,
  type Refusal,
  RulechartError,
  seatName,
} from '@rulechart/core';

/** Names of cards (Japanese, English or key), or numbers for other operands; in the order of the decision's operands. */
export type Named = string | number | null;

/** What a play expected did not come true: what was expected, what is. */
export class PlayError extends RulechartError {
  override readonly name = 'PlayError';
  readonly code = 'unexpected';
}

/**
 * A position being played by names: `does` plays an act, `may` and `why` ask the rules about one. Between acts the
 * state goes through fork and JSON.
 */
export class Play<S extends CoreState> {
  readonly log: JournalEntry[] = [];
  private readonly menu = new Int32Array(4096);

  constructor(
    readonly game: Game<S>,
    public state: S,
  ) {}

  private matches(e: number, name: string): boolean {
    const { tree } = this.game.engine.definitionOf(this.state, e);
    return (
      tree.name.en === name || tree.name.ja === name || tree.key === name || (tree.alsoKnownAs?.includes(name) ?? false)
    );
  }

  /** The legal decisions, spelled out. */
  legal(): { readonly d: Decision; readonly act: Act }[] {
    const n = this.game.legal(this.state, this.menu);
    return Array.from(this.menu.subarray(0, n)).map((d) => ({ d, act: this.game.decode(d) }));
  }

  private isEntity(type: string, position: number): boolean {
    const codec = this.game.engine.codecs.find(({ name }) => name === type);
    return codec?.operands[position]?.kind.toLowerCase().includes('entity') ?? false;
  }

  private find(type: string, operands: readonly Named[]): { d: Decision; act: Act }[] {
    return this.legal().filter(({ act }) => {
      if (act.type !== type) return false;
      const values = Object.entries(act)
        .filter(([key]) => key !== 'type')
        .map(([, value]) => value as number);
      return operands.every((operand, i) => {
        if (operand === null) return this.isEntity(type, i) ? values[i] === 0 : true;
        if (typeof operand === 'number') return values[i] === operand;
        return this.isEntity(type, i) && values[i] !== 0 && this.matches(values[i] as number, operand);
      });
    });
  }

  /** Plays an act of the seat that decides. @throws {PlayError} with the reasons when it is not legal. */
  does(type: string, ...operands: Named[]): this {
    const [first] = this.find(type, operands);
    if (!first) {
      const reasons = this.why(type, ...operands).map(({ code }) => code);
      throw new PlayError(
        `${seatName(this.state.decider)} cannot ${type} ${operands.join(' ')}: ${reasons.join(', ') || 'no such decision'}; legal: ${this.says().join(' | ')}`,
      );
    }
    return this.play(first.d);
  }

  /** Plays a decision. */
  play(d: Decision): this {
    this.state = this.game.fromJSON(JSON.parse(JSON.stringify(this.game.toJSON(this.game.fork(this.state)))));
    this.game.listen({ note: (entry) => this.log.push(entry) });
    try {
      this.game.apply(this.state, d);
    } finally {
      this.game.listen(null);
    }
    return this;
  }

  /** Whether the deciding seat may do this now. */
  may(type: string, ...operands: Named[]): boolean {
    return this.find(type, operands).length > 0;
  }

  /** The reasons why the deciding seat may not: of the completion of the act that comes closest. Empty: it may. */
  why(type: string, ...operands: Named[]): readonly Refusal[] {
    const codec = this.game.engine.codecs.find(({ name }) => name === type);
    if (!codec) throw new PlayError(`there is no decision "${type}"`);
    const choices = operands.map((operand, i) => {
      if (operand === null) return [this.isEntity(type, i) ? 0 : undefined];
      if (typeof operand === 'number') return [operand];
      const cards = Array.from({ length: this.state.entities }, (_, k) => k + 1).filter((e) =>
        this.matches(e, operand),
      );
      if (cards.length === 0) throw new PlayError(`no card "${operand}" in play`);
      return cards;
    });
    let best: readonly Refusal[] | null = null;
    const walk = (i: number, act: Record<string, number | string>): void => {
      if (i === choices.length) {
        const { legal, refusals } = this.game.explainAct(this.state, this.state.decider, act as Act);
        if (legal) best = [];
        else if (best === null || refusals.length < best.length) best = refusals;
        return;
      }
      for (const value of choices[i] as (number | undefined)[]) {
        walk(i + 1, value === undefined ? act : { ...act, [codec.operands[i]?.name ?? '']: value });
      }
    };
    walk(0, { type });
    return best ?? [];
  }

  /** Passes as long as nothing but the given stops it: until somebody is asked something else than to pass, or `n` times. */
  passes(n = 1): this {
    for (let i = 0; i < n; i++) this.does('pass');
    return this;
  }

  /** Lets everybody pass until the present window is closed: until passing is no longer a decision. Forced single decisions are played. */
  settles(): this {
    for (let i = 0; i < 500; i++) {
      const legal = this.legal();
      if (legal.length === 0) return this;
      const pass = legal.find(({ act }) => act.type === 'pass');
      const only = legal.length === 1 ? legal[0] : undefined;
      const next =
        pass ?? (only && !['endTurn', 'endBattle', 'enterBattle'].includes(only.act.type) ? only : undefined);
      if (!next) return this;
      this.play(next.d);
    }
    throw new PlayError('nothing settles');
  }

  /** The menu in words. */
  says(): string[] {
    return this.legal().map(({ act }) =>
      Object.entries(act)
        .map(([key, value], i) =>
          key === 'type'
            ? String(value)
            : this.isEntity(act.type, i - 1) && value !== 0
              ? this.game.engine.definitionOf(this.state, value as number).tree.name.en
              : String(value),
        )
        .join(' '),
    );
  }

  /** Names of the cards of a seat's zone, from the top or from left to right. */
  zone(seat: 'A' | 'B', zone: string): string[] {
    const { engine } = this.game;
    const row = engine.zoneRow(engine.zones.id(zone), seat === 'A' ? 0 : 1);
    const names: string[] = [];
    for (let e = this.state.zone.head[row] as number; e !== 0; e = this.state.card.next[e] as number)
      names.push(engine.definitionOf(this.state, e).tree.name.en);
    return names;
  }

  /** The first card with this name in play. @throws {PlayError} */
  card(name: string): number {
    for (let e = 1; e <= this.state.entities; e++)
      if (this.matches(e, name) && (this.state.card.zone[e] as number) > 1) return e;
    throw new PlayError(`no card "${name}" in play`);
  }

  /** A stat of a card, by its name. */
  stat(name: string, stat: string): number {
    const { engine } = this.game;
    const read = engine.statOf[engine.stats.id(stat)];
    return read ? read(this.state, this.card(name)) : 0;
  }
}
