import { type Act, type Decision, type Game, type Refusal, type Setup, seatName } from '@rulechart/core';
import type { ProbeState } from './state.ts';

type S = ProbeState;

/** What lies where at the start: keys of cards by zone. Units in the field lie face-up. */
export type ProbeSeat = Readonly<Record<string, readonly string[]>>;

/** An act with cards named by their keys (or numbers of entities). */
export type Named = Readonly<Record<string, number | string | boolean>> & { readonly type?: string };

/**
 * A duel from a laid-out position. After every decision the state is compared with one that went through a fork and
 * through JSON just before it, so every question is asked twice.
 */
export class ProbeDuel {
  readonly s: S;

  constructor(
    readonly game: Game<S>,
    {
      A = {},
      B = {},
      ...options
    }: { A?: ProbeSeat; B?: ProbeSeat; reloads?: boolean; seed?: number; first?: 0 | 1 } = {},
  ) {
    const filled = (seat: ProbeSeat): ProbeSeat => ({ deck: Array.from({ length: 12 }, () => 'Walker'), ...seat });
    const setup: Setup = {
      decks: [filled(A), filled(B)],
      first: options.first ?? 0,
      options: { reloads: options.reloads ?? false },
    };
    this.s = game.create(setup, options.seed ?? 1);
  }

  /** Entities of a zone, in zone order. */
  entities(zone: string, seat: number): number[] {
    const out: number[] = [];
    const row = this.game.engine.zoneRow(this.game.engine.zones.id(zone), seat);
    for (let e = this.s.zone.head[row] as number; e !== 0; e = this.s.card.next[e] as number) out.push(e);
    return out;
  }

  /** Keys of the cards of a zone, in zone order. */
  keys(zone: string, seat: number): string[] {
    return this.entities(zone, seat).map((e) => this.key(e));
  }

  /** The key of a card. */
  key(e: number): string {
    return this.game.engine.definitionOf(this.s, e).tree.key;
  }

  /** The first card of that key, in any zone of any seat. */
  find(key: string, seat?: number): number {
    for (let e = 1; e <= this.s.entities; e++)
      if (this.key(e) === key && (seat === undefined || this.s.card.controller[e] === seat)) return e;
    throw new Error(`there is no ${key}`);
  }

  get life(): [number, number] {
    return [this.s.seat.life[0] as number, this.s.seat.life[1] as number];
  }

  /** The legal decisions, spelled out. */
  menu(): { readonly decision: Decision; readonly act: Act }[] {
    const out = new Int32Array(2048);
    const n = this.game.legal(this.s, out);
    return Array.from(out.subarray(0, n), (decision) => ({ decision, act: this.game.decode(decision) }));
  }

  private matching(named: Named): { readonly decision: Decision; readonly act: Act }[] {
    return this.menu().filter(({ act }) =>
      Object.entries(named).every(([name, wanted]) => {
        const given = act[name];
        if (typeof wanted === 'string' && typeof given === 'number') return given > 0 && this.key(given) === wanted;
        return given === (typeof wanted === 'boolean' ? Number(wanted) : wanted);
      }),
    );
  }

  /** Whether such a decision is offered. */
  may(named: Named): boolean {
    return this.matching(named).length > 0;
  }

  /** Why a decision of whoever decides is refused. */
  why(act: Act): readonly Refusal[] {
    return this.game.explainAct(this.s, this.s.decider, act).refusals;
  }

  /** Plays a decision, on the state itself and on one that came back from JSON. @throws {Error} if it is not offered. */
  do(named: Named): this {
    const [found] = this.matching(named);
    const { game, s } = this;
    if (!found) {
      const offered = this.menu().map(({ act }) => JSON.stringify(act));
      throw new Error(
        `${JSON.stringify(named)} is not offered to ${seatName(s.decider)}; offered: ${offered.join(' ')}`,
      );
    }
    const read = game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(game.fork(s)))));
    game.apply(s, found.decision);
    game.apply(read, found.decision);
    if (read.bytes.some((byte, i) => byte !== s.bytes[i]))
      throw new Error(`after ${JSON.stringify(found.act)} the state that went through JSON is another one`);
    return this;
  }

  /** Activates an effect of a card. */
  activate(card: string, effect = 0): this {
    return this.do({ type: 'activate', card, effect });
  }

  /** Picks cards. */
  pick(...cards: (string | number)[]): this {
    for (const card of cards) this.do({ type: 'pick', card });
    return this;
  }

  /** Answers yes or no. */
  answer(yes: boolean): this {
    return this.do({ type: 'answer', yes });
  }

  /** Whoever is asked for a response passes, until something else is to be decided. */
  pass(times = 99): this {
    for (let i = 0; i < times && this.game.point(this.s)?.ask === 'response'; i++) this.do({ type: 'pass' });
    return this;
  }

  /** The turn ends; the next one's main stage begins (unless something is asked before). */
  endTurn(): this {
    return this.do({ type: 'endTurn' });
  }

  /** What is asked, by which kind of question. */
  get asked(): string {
    return this.game.question(this.s)?.kind ?? this.game.point(this.s)?.ask ?? 'over';
  }

  /** Cards that may be picked now. */
  get candidates(): string[] {
    return this.matching({ type: 'pick' }).map(({ act }) => this.key(act['card'] as number));
  }

  /** The power of a card. */
  power(card: string | number): number {
    const e = typeof card === 'number' ? card : this.find(card);
    return this.game.engine.statOf[this.game.engine.stats.id('power')]?.(this.s, e) ?? 0;
  }
}
