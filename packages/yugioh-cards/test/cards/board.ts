import { freePlaces, type Game, type Position, setUpPosition } from '@rulechart/core';
import { type Named, Play } from '@rulechart/testkit';
import { type Duel, zone } from '@rulechart/yugioh-expert';

/** What a check expected, and what was there instead. */
export class Disproof extends Error {
  override readonly name = 'Disproof';
}

/** Both are the same as JSON. @throws {Disproof} */
export function same(actual: unknown, expected: unknown, about = 'it'): void {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Disproof(`${about}: ${e} expected, ${a} found`);
}

const questions = new Set(['pick', 'done', 'choose', 'answer', 'order', 'number', 'place']);

/** A duel set up for one check, played by card names. */
export class Board extends Play<Duel> {
  constructor(game: Game<Duel>, given: Position) {
    super(game, setUpPosition(game, given));
  }

  private stops = false;

  /** From now on it stops where a declared summon may be negated; otherwise everybody lets summons succeed. */
  negating(): this {
    this.stops = true;
    return this;
  }

  override play(d: number): this {
    this.once(d);
    return this.succeeds();
  }

  /** Plays one decision. */
  protected once(d: number): void {
    super.play(d);
  }

  /** Nobody negates the summon that is declared. */
  protected succeeds(): this {
    while (!this.stops && this.state.summonNegated === 2 && this.state.recordCount === 0 && this.may('pass'))
      this.once(this.legal().find(({ act }) => act.type === 'pass')?.d as number);
    return this;
  }

  get life(): number[] {
    return [this.state.seat.life[0], this.state.seat.life[1]];
  }

  /** Answers the questions asked: a name or entity picks, `{ choose }` takes an option, `true`/`false` answers. */
  answers(...answers: (string | number | boolean)[]): this {
    for (const answer of answers) {
      if (typeof answer === 'string') this.does('pick', answer);
      else if (typeof answer === 'number') this.does('choose', answer);
      else this.does('answer', answer ? 1 : 0);
    }
    if (this.may('done')) this.does('done');
    return this;
  }

  /** Any free zone, if a zone is asked for. */
  placed(): this {
    if (this.may('place')) this.does('place');
    return this;
  }

  /** A monster that comes by its own procedure: any free zone, in face-up Attack Position. */
  arrives(): this {
    return this.placed().declares('face-up attack position');
  }

  /** Activates a card or effect up to the point where the other side may answer. */
  uses(card: string, ...answers: (string | number | boolean)[]): this {
    return this.does('activate', card)
      .placed()
      .answers(...answers);
  }

  /** Activates one of several effects of a card. */
  usesEffect(card: string, effect: number, ...answers: (string | number | boolean)[]): this {
    return this.does('activate', card, effect)
      .placed()
      .answers(...answers);
  }

  /** Summons a monster from the hand, tributes first, up to the point where it may be answered. */
  summons(card: string, ...tributes: string[]): this {
    this.does('normalSummon', card);
    for (const tribute of tributes) this.does('pick', tribute);
    return this.placed();
  }

  /** An attack, with everything that follows when nobody acts. */
  battles(attacker: string, target: string | null): this {
    return this.does('attack', attacker, target).settles();
  }

  /** The turn ends; nobody acts until the other player's main phase. */
  ends(): this {
    if (this.may('endBattle')) this.does('endBattle').settles();
    return this.does('endTurn').settles();
  }

  /** The turn player asks to end the turn; nobody acts until an effect of the next phases is offered or the turn is over. */
  ends0(): this {
    const { turn } = this.state;
    this.does('endTurn');
    for (let i = 0; i < 60 && this.offered() === 0 && this.may('pass'); i++) {
      if (this.state.turn > turn && this.state.phase > 2) break;
      this.passes();
    }
    return this;
  }

  /** The next results of coins (1 heads, 0 tails), dice or lots. */
  chance(kind: 'lot' | 'coin' | 'die', ...results: number[]): this {
    for (const value of results) {
      this.state.forced.kind[this.state.forcedCount] = ['lot', 'coin', 'die'].indexOf(kind) + 1;
      this.state.forced.value[this.state.forcedCount] = value;
      this.state.forcedCount += 1;
    }
    return this;
  }

  /** Lets a card carry counters. */
  counts(card: string, kind: string, n: number): this {
    const column = `counter${this.game.engine.counters.id(kind)}` as 'counter0';
    this.state.card[column][this.card(card)] = n;
    this.state.dirty = 1;
    return this;
  }

  /** How many counters a card carries. */
  counters(card: string, kind: string): number {
    return this.state.card[`counter${this.game.engine.counters.id(kind)}` as 'counter0'][this.card(card)] as number;
  }

  /** How many triggers are offered now. */
  offered(): number {
    return this.legal().filter(({ act }) => act.type === 'trigger').length;
  }

  /** Whether any trigger is offered while everybody passes. */
  anyOffered(): boolean {
    return this.goesOn().offered() > 0;
  }

  /** Everybody passes, and what there is only one way to do is done, until a trigger is offered. */
  private goesOn(): this {
    for (let i = 0; i < 60 && this.offered() === 0; i++) {
      const [only, ...others] = this.legal();
      if (this.may('pass')) this.passes();
      else if (only && others.length === 0 && !['endTurn', 'endBattle', 'enterBattle'].includes(only.act.type))
        this.play(only.d);
      else break;
    }
    return this;
  }

  /** Everybody passes until a trigger is offered; it is used. */
  triggers(...answers: (string | number | boolean)[]): this {
    return this.goesOn()
      .does('trigger')
      .answers(...answers);
  }

  /** The same for one that has to be used. */
  must(...answers: (string | number | boolean)[]): this {
    same(this.goesOn().whyNot('pass'), ['must-use'], 'a pass');
    return this.does('trigger').answers(...answers);
  }

  /** Declares an entry of a list by its English word. */
  declares(word: string): this {
    const options = this.game.question(this.state)?.options.map(({ en }) => en.toLowerCase()) ?? [];
    return this.does('choose', options.indexOf(word));
  }

  /** The seat that decides passes until the other one decides. */
  seat(seat: 'A' | 'B'): this {
    const wanted = seat === 'A' ? 0 : 1;
    for (let i = 0; i < 20 && this.state.decider !== wanted; i++) this.passes();
    return this;
  }

  /** The codes why it may not. */
  whyNot(type: string, ...operands: Named[]): string[] {
    return this.why(type, ...operands).map(({ code }) => code);
  }

  /** What is asked at the moment: the names of the cards that may be picked. */
  choices(): string[] {
    return this.legal()
      .filter(({ act }) => questions.has(act.type) && 'card' in act)
      .map(({ act }) => this.game.engine.definitionOf(this.state, act['card'] as number).tree.name.en);
  }

  /** How many monsters a seat's field still has room for. */
  room(seat: 'A' | 'B'): number {
    return freePlaces(this.game.engine, this.state, this.game.engine.zoneRow(zone.monsters, seat === 'A' ? 0 : 1));
  }

  /** The first card of a seat's zone. */
  first(seat: 'A' | 'B', kind: keyof typeof zone): number {
    return this.state.zone.head[this.game.engine.zoneRow(zone[kind], seat === 'A' ? 0 : 1)] as number;
  }

  /** Position and side of a monster: `attack`, `defense` or `set`. */
  position(card: string): string {
    const e = this.card(card);
    if (this.state.card.faceUp[e] === 0) return 'set';
    return this.state.own.position[e] === 1 ? 'attack' : 'defense';
  }
}

/** What a check is given: a game whose pool has the card. */
export interface Kit {
  readonly game: Game<Duel>;
  duel(position: Position): Board;
}

export type Check = (duel: Kit['duel'], kit: Kit) => void;

/** Checks by card, by what they show. */
export type Proofs = Readonly<Record<string, Readonly<Record<string, Check>>>>;

export const kitOf = (game: Game<Duel>): Kit => ({ game, duel: (given) => new Board(game, given) });
