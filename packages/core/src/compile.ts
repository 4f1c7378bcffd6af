import { lookUp } from './bindings.ts';
import { CardList, type Check, type Context, type Measure, type Select } from './context.ts';
import type { Engine } from './engine.ts';
import { LoadError } from './names.ts';
import type { CoreState, Entity } from './state.ts';
import { opponentOf } from './state.ts';
import type { Amount, Cards, Constraint, Test, Who } from './tree.ts';
import { list } from './zones.ts';

/** A question for cards, as a verb asks it. */
export interface Pick<S extends CoreState> {
  readonly by: Measure<S>;
  readonly from: Select<S>;
  readonly min: Measure<S>;
  readonly max: Measure<S>;
  readonly name?: string;
  readonly constraint?: Constraint;
}

const compareBy: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** The largest number that a card may say. What is computed from such numbers stays far within the 32 bits of a cell. */
export const MOST_WRITTEN = 1_000_000;
/** The largest number that is computed: two of them added still fit into a cell. */
const MOST_COMPUTED = 1_000_000_000;
const within = (n: number): number => Math.max(-MOST_COMPUTED, Math.min(MOST_COMPUTED, n));

/** Whole halves are rounded up, at every single step. */
export const divide = (a: number, b: number): number => Math.floor(a / b + 0.5);

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => within(a + b),
  subtract: (a, b) => within(a - b),
  multiply: (a, b) => within(a * b),
  divide,
  min: Math.min,
  max: Math.max,
};

/** Turns trees into closures. `where` is the path into the card, for errors. */
export class Compiler<S extends CoreState> {
  constructor(
    readonly engine: Engine<S>,
    readonly where: string,
    /** the name under which the question of the verb that is compiled keeps its answer */
    readonly pickedName = 'picked',
  ) {
    engine.reading = where;
  }

  /** The same, one step deeper into the tree. */
  in(step: string | number): Compiler<S> {
    return new Compiler(
      this.engine,
      typeof step === 'number' ? `${this.where}[${step}]` : `${this.where}.${step}`,
      this.pickedName,
    );
  }

  /** @throws {LoadError} at this place in the tree. */
  fail(problem: string): never {
    throw new LoadError(this.where, problem);
  }

  /** The number of a name that something else on the card has to give to cards. */
  named(name: string): number {
    const { naming } = this.engine;
    if (naming && !naming.meant.has(name)) naming.meant.set(name, this.where);
    return this.engine.nameNumber(name);
  }

  /** One person. `each` and `either` are two, and refused here. */
  who(who: Who): Measure<S> {
    switch (who) {
      case 'you':
        return (_, c) => c.you;
      case 'opponent':
        return (_, c) => 1 - c.you;
      case 'turnPlayer':
        return (s) => s.turnSeat;
      case 'controller':
        return (s, _, it) => s.card.controller[it];
      case 'owner':
        return (s, _, it) => s.card.owner[it];
      default:
        return this.fail(`"${who}" is not one person; one of you, opponent, turnPlayer, controller, owner`);
    }
  }

  /** Whether a seat is among the persons. */
  isWho(who: Who): (s: S, you: number, seat: number) => boolean {
    switch (who) {
      case 'you':
        return (_, you, seat) => seat === you;
      case 'opponent':
        return (_, you, seat) => seat !== you;
      case 'each':
      case 'either':
        return () => true;
      case 'turnPlayer':
        return (s, _, seat) => seat === s.turnSeat;
      default:
        return this.fail(`"${who}" cannot be asked of a seat; one of you, opponent, each, either, turnPlayer`);
    }
  }

  /** Seats in order: the speaker first. */
  seats(who: Who): (s: S, c: Context, it: Entity) => readonly number[] {
    if (who === 'each' || who === 'either') return (_, c) => (c.you === 0 ? [0, 1] : [1, 0]);
    const one = this.who(who);
    return (s, c, it) => [one(s, c, it)];
  }

  /** The numbers of one zone or of several. @throws {LoadError} for an unknown one. */
  zoneKinds(zone: string | readonly string[]): number[] {
    return (typeof zone === 'string' ? [zone] : zone).map((name) => this.engine.zones.id(name, this.where));
  }

  /** Compiles an amount. @throws {LoadError} for what it does not know. */
  amount(tree: Amount): Measure<S> {
    if (typeof tree === 'number') {
      if (!Number.isInteger(tree)) this.fail(`an amount is an integer, not ${tree}`);
      if (Math.abs(tree) > MOST_WRITTEN) this.fail(`${tree} is not within -${MOST_WRITTEN} … ${MOST_WRITTEN}`);
      return () => tree;
    }
    const { engine } = this;
    switch (tree?.value) {
      case 'count': {
        const from = this.in('of').cards((tree as { of: Cards }).of);
        const found = new CardList();
        return (s, c, it) => {
          found.length = 0;
          from(s, c, it, found);
          return found.length;
        };
      }
      case 'stat': {
        const { stat, of } = tree as { stat: string; of: Cards };
        const read = engine.statOf[engine.stats.id(stat, this.where)] as (s: S, e: Entity) => number;
        if (of.cards === 'it') return (s, _, it) => read(s, it);
        if (of.cards === 'this') return (s, c) => read(s, c.source);
        const from = this.in('of').cards(of);
        const found = new CardList();
        return (s, c, it) => {
          found.length = 0;
          from(s, c, it, found);
          return found.length === 0 ? 0 : read(s, found.at[0]);
        };
      }
      case 'sum': {
        const { stat, of } = tree as { stat: string; of: Cards };
        const read = engine.statOf[engine.stats.id(stat, this.where)] as (s: S, e: Entity) => number;
        const from = this.in('of').cards(of);
        const found = new CardList();
        return (s, c, it) => {
          found.length = 0;
          from(s, c, it, found);
          let total = 0;
          for (let i = 0; i < found.length; i++) total += read(s, found.at[i]);
          return total;
        };
      }
      case 'add':
      case 'subtract':
      case 'multiply':
      case 'divide':
      case 'min':
      case 'max': {
        const { of } = tree as { of: readonly [Amount, Amount] };
        const a = this.in('of').in(0).amount(of[0]);
        const b = this.in('of').in(1).amount(of[1]);
        const combine = arithmetic[tree.value] as (a: number, b: number) => number;
        return (s, c, it) => combine(a(s, c, it), b(s, c, it));
      }
      case 'counters': {
        const { kind, of } = tree as { kind: string; of: Cards };
        const column = `counter${engine.counters.id(kind, this.where)}` as 'counter0';
        const from = this.in('of').cards(of);
        const found = new CardList();
        return (s, c, it) => {
          found.length = 0;
          from(s, c, it, found);
          let total = 0;
          for (let i = 0; i < found.length; i++) total += s.card[column][found.at[i]];
          return total;
        };
      }
      case 'declared': {
        const column = (tree as { which: number }).which === 0 ? 'declared0' : 'declared1';
        return (s, c) => (c.record > 0 ? s.record[column][c.record - 1] : c.frame >= 0 ? s.frame.answer[c.frame] : 0);
      }
      case 'seat': {
        const { column, who } = tree as { column: string; who: Who };
        const table = this.seatColumn(column);
        const seat = this.who(who);
        return (s, c, it) => table(s)[seat(s, c, it)];
      }
      case 'happened':
        return (s, c) =>
          c.event >= 0
            ? s.event.amount[c.event]
            : c.intent >= 0
              ? s.intent.amount[c.intent]
              : c.trigger >= 0
                ? s.trigger.amount[c.trigger]
                : c.record > 0
                  ? s.record.amount[c.record - 1]
                  : c.frame >= 0
                    ? s.frame.r7[c.frame]
                    : 0;
      case 'kept':
        return (s, c) => (c.lingering > 0 ? s.lingering.value[c.lingering - 1] : 0);
      default: {
        const own = engine.rules.vocabulary.values?.[tree?.value as string];
        if (!own) this.fail(`there is no amount "${String(tree?.value)}"`);
        return own(tree as never, this);
      }
    }
  }

  /** A column of `s.seat` or `s.seatTurn`, by name. */
  seatColumn(column: string): (s: S) => { [seat: number]: number } {
    const { layout } = this.engine.rules;
    type Tables = {
      seat: Record<string, { [seat: number]: number }>;
      seatTurn: Record<string, { [seat: number]: number }>;
    };
    if (layout.seat && column in layout.seat) return (s) => (s as unknown as Tables).seat[column] as never;
    if (layout.seatTurn && column in layout.seatTurn) return (s) => (s as unknown as Tables).seatTurn[column] as never;
    const known = [...Object.keys(layout.seat ?? {}), ...Object.keys(layout.seatTurn ?? {})];
    return this.fail(`there is no seat column "${column}"; known: ${known.join(', ')}`);
  }

  /** Compiles a test. @throws {LoadError} for what it does not know. */
  test(tree: Test): Check<S> {
    const { engine } = this;
    switch (tree?.test) {
      case 'all':
      case 'any': {
        const parts = (tree as { of: readonly Test[] }).of.map((part, i) => this.in('of').in(i).test(part));
        if (tree.test === 'all') {
          return (s, c, it) => {
            for (let i = 0; i < parts.length; i++) if (!(parts[i] as Check<S>)(s, c, it)) return false;
            return true;
          };
        }
        return (s, c, it) => {
          for (let i = 0; i < parts.length; i++) if ((parts[i] as Check<S>)(s, c, it)) return true;
          return false;
        };
      }
      case 'not': {
        const part = this.in('of').test((tree as { of: Test }).of);
        return (s, c, it) => !part(s, c, it);
      }
      case 'compare': {
        const { a, is, b } = tree as { a: Amount; is: string; b: Amount };
        const left = this.in('a').amount(a);
        const right = this.in('b').amount(b);
        const holds = compareBy[is];
        if (!holds) this.fail(`"${is}" compares nothing; one of ${Object.keys(compareBy).join(' ')}`);
        return (s, c, it) => holds(left(s, c, it), right(s, c, it));
      }
      case 'some': {
        const { of, atLeast = 1 } = tree as { of: Cards; atLeast?: Amount };
        const from = this.in('of').cards(of);
        const least = this.in('atLeast').amount(atLeast);
        const found = new CardList();
        return (s, c, it) => {
          found.length = 0;
          from(s, c, it, found);
          return found.length >= least(s, c, it);
        };
      }
      case 'faceUp':
        return (s, _, it) => s.card.faceUp[it] === 1;
      case 'in': {
        const kinds = new Set(this.zoneKinds((tree as { zone: string | string[] }).zone));
        if (kinds.size === 1) {
          const [kind] = kinds;
          return (s, _, it) => s.card.zone[it] >> 1 === kind;
        }
        return (s, _, it) => kinds.has(s.card.zone[it] >> 1);
      }
      case 'was in': {
        const kinds = new Set(this.zoneKinds((tree as { zone: string | string[] }).zone));
        return (s, _, it) => kinds.has(s.card.lastZone[it]);
      }
      case 'controlled': {
        const is = this.isWho((tree as { by: Who }).by);
        return (s, c, it) => is(s, c.you, s.card.controller[it]);
      }
      case 'owned': {
        const is = this.isWho((tree as { by: Who }).by);
        return (s, c, it) => is(s, c.you, s.card.owner[it]);
      }
      case 'among': {
        const { cards } = tree as { cards: Cards };
        if (cards.cards === 'this') return (_, c, it) => it === c.source;
        const from = this.in('cards').cards(cards);
        const found = new CardList();
        return (s, c, it) => {
          found.length = 0;
          from(s, c, it, found);
          return found.has(it);
        };
      }
      case 'called': {
        const id = engine.nameId((tree as { name: string }).name);
        return (s, _, it) => {
          const { nameId, namesToo } = engine.definitionOf(s, it);
          return nameId === id || (namesToo.length > 0 && namesToo.includes(id));
        };
      }
      case 'cause': {
        const ids = new Set((tree as { is: readonly string[] }).is.map((name) => engine.causes.id(name, this.where)));
        return (s, c, it) => ids.has(causeSeen(s, c, it));
      }
      case 'going': {
        const kinds = new Set(this.zoneKinds((tree as { to: string | string[] }).to));
        return (s, c) =>
          c.event >= 0 ? kinds.has(s.event.to[c.event]) : c.intent >= 0 && kinds.has(s.intent.to[c.intent]);
      }
      case 'done by': {
        const is = this.isWho((tree as { who: Who }).who);
        return (s, c, it) =>
          is(
            s,
            c.you,
            c.event >= 0 ? s.event.bySeat[c.event] : c.intent >= 0 ? s.intent.bySeat[c.intent] : s.card.cameSeat[it],
          );
      }
      case 'turn of': {
        const is = this.isWho((tree as { who: Who }).who);
        return (s, c) => is(s, c.you, s.turnSeat);
      }
      default: {
        const own = engine.rules.vocabulary.tests?.[tree?.test as string];
        if (!own) this.fail(`there is no test "${String(tree?.test)}"`);
        return own(tree as never, this);
      }
    }
  }

  /** Compiles a selection. @throws {LoadError} for what it does not know. */
  cards(tree: Cards): Select<S> {
    const { engine } = this;
    switch (tree?.cards) {
      case 'in': {
        const { zone, of, where } = tree as { zone: string | string[]; of: Who; where?: Test };
        const kinds = this.zoneKinds(zone);
        const holds = where === undefined ? null : this.in('where').test(where);
        const both = of === 'each' || of === 'either';
        const one = both ? null : this.who(of);
        const ofBoth = kinds.filter((kind) => !engine.zoneSpecs[kind]?.shared);
        const { guests } = engine.rules;
        const hosts = guests?.in.map((name) => engine.zones.id(name));
        const from = guests ? engine.zones.id(guests.of) : 0;
        const hosting = hosts !== undefined && kinds.some((kind) => hosts.includes(kind)) && !kinds.includes(from);
        const walk = (
          s: S,
          c: Context,
          seat: number,
          out: CardList,
          among: Check<S> | null,
          walked: readonly number[] = kinds,
        ): void => {
          for (let k = 0; k < walked.length; k++) {
            const row = engine.zoneRow(walked[k] as number, seat);
            for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e])
              if (among === null || among(s, c, e)) out.push(e);
          }
          if (hosting) {
            for (let e = s.zone.head[engine.zoneRow(from, seat)]; e !== 0; e = s.card.next[e])
              if (guests?.when(s, e) && (among === null || among(s, c, e))) out.push(e);
          }
        };
        const over =
          (among: Check<S> | null): Select<S> =>
          (s, c, it, out) => {
            if (one === null) {
              walk(s, c, c.you, out, among);
              walk(s, c, opponentOf(c.you), out, among, ofBoth); // a shared zone was walked with the first
            } else walk(s, c, one(s, c, it), out, among);
          };
        return holds === null ? over(null) : Object.assign(over(holds), { looked: over(null) });
      }
      case 'named': {
        const name = this.in('name').named((tree as { name: string }).name);
        return (s, c, _, out) => lookUp(s, c, name, out);
      }
      case 'this':
        return (s, c, _, out) => {
          if (c.source !== 0 && (c.stay === 0 || s.card.stay[c.source] === c.stay)) out.push(c.source);
        };
      case 'it':
        return (_, __, it, out) => {
          if (it !== 0) out.push(it);
        };
      case 'host':
        return (s, c, _, out) => {
          if (s.card.host[c.source] !== 0) out.push(s.card.host[c.source]);
        };
      case 'attached': {
        const { to, slot } = tree as { to: Cards; slot?: string };
        const hosts = this.in('to').cards(to);
        const only = slot === undefined ? 0 : engine.slots.id(slot, this.where);
        const found = new CardList();
        return (s, c, it, out) => {
          found.length = 0;
          hosts(s, c, it, found);
          for (let i = 0; i < found.length; i++) {
            for (let e = 1; e <= s.entities; e++) {
              if (s.card.host[e] === found.at[i] && (only === 0 || s.card.slot[e] === only)) out.push(e);
            }
          }
        };
      }
      case 'where': {
        const { in: within, where } = tree as { in: Cards; where: Test };
        const from = this.in('in').cards(within);
        const holds = this.in('where').test(where);
        const found = new CardList();
        const select: Select<S> = (s, c, it, out) => {
          found.length = 0;
          from(s, c, it, found);
          for (let i = 0; i < found.length; i++) if (holds(s, c, found.at[i])) out.push(found.at[i]);
        };
        return Object.assign(select, { looked: from.looked ?? from });
      }
      case 'both': {
        const parts = (tree as { of: readonly Cards[] }).of.map((part, i) => this.in('of').in(i).cards(part));
        const every =
          (list: readonly Select<S>[]): Select<S> =>
          (s, c, it, out) => {
            for (let i = 0; i < list.length; i++) (list[i] as Select<S>)(s, c, it, out);
          };
        return Object.assign(every(parts), { looked: every(parts.map((part) => part.looked ?? part)) });
      }
      case 'top': {
        const { zone, of, count } = tree as { zone: string; of: Who; count: Amount };
        const [kind] = this.zoneKinds(zone) as [number];
        const seats = this.seats(engine.zoneSpecs[kind]?.shared ? 'you' : of);
        const most = this.in('count').amount(count);
        return (s, c, it, out) => {
          for (const seat of seats(s, c, it)) {
            let left = most(s, c, it);
            for (let e = s.zone.head[engine.zoneRow(kind, seat)]; e !== 0 && left > 0; e = s.card.next[e], left--)
              out.push(e);
          }
        };
      }
      case 'extreme': {
        const { in: within, stat, pick } = tree as { in: Cards; stat: string; pick: string };
        const from = this.in('in').cards(within);
        const read = engine.statOf[engine.stats.id(stat, this.where)] as (s: S, e: Entity) => number;
        const sign = pick === 'lowest' ? -1 : 1;
        const found = new CardList();
        const select: Select<S> = (s, c, it, out) => {
          found.length = 0;
          from(s, c, it, found);
          let best = Number.NEGATIVE_INFINITY;
          for (let i = 0; i < found.length; i++) best = Math.max(best, sign * read(s, found.at[i]));
          for (let i = 0; i < found.length; i++) if (sign * read(s, found.at[i]) === best) out.push(found.at[i]);
        };
        return Object.assign(select, { looked: from.looked ?? from });
      }
      default: {
        const own = engine.rules.vocabulary.cards?.[tree?.cards as string];
        if (!own) this.fail(`there is no selection "${String(tree?.cards)}"`);
        return own(tree as never, this);
      }
    }
  }

  /** A list of the cards, for deeds that need them all: filled anew at each call, valid until the next. */
  gather(tree: Cards): (s: S, c: Context) => CardList {
    const from = this.cards(tree);
    const found = new CardList();
    return (s, c) => {
      found.length = 0;
      from(s, c, c.source, found);
      return found;
    };
  }

  /** What the verb's question was answered with. */
  picked(): (s: S, c: Context) => CardList {
    return this.gather({ cards: 'named', name: this.pickedName });
  }

  /** All cards of a zone row, for verbs that treat whole zones. */
  whole(zone: string): (s: S, seat: number) => CardList {
    const kind = this.engine.zones.id(zone, this.where);
    const found = new CardList();
    return (s, seat) => {
      found.length = 0;
      list(s, this.engine.zoneRow(kind, seat), found);
      return found;
    };
  }
}

/** The cause of what a context looks at: an event, an intent, or how a card came. */
export function causeSeen(s: CoreState, c: Context, it: Entity): number {
  if (c.event >= 0) return s.event.cause[c.event];
  if (c.intent >= 0) return s.intent.cause[c.intent];
  if (c.trigger >= 0) return s.trigger.cause[c.trigger];
  return s.card.cameCause[it];
}
