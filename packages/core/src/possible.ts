import { Compiler, type Pick } from './compile.ts';
import { connectives } from './connectives.ts';
import { CardList, type Check, type Context, type Select } from './context.ts';
import type { Engine } from './engine.ts';
import { closest, LoadError } from './names.ts';
import { pickRule } from './question.ts';
import type { Verb } from './ruleset.ts';
import type { CoreState, Entity } from './state.ts';
import type { Amount, Cards, Clause, Constraint, Link, Test } from './tree.ts';

/** What clauses are to the effect they belong to: what it pays, what it targets, what it does. */
export type Role = 'cost' | 'targets' | 'does';

/** Of some cards those of which something holds. */
function only<S extends CoreState>(
  from: Select<S>,
  holds: ((s: S, c: Context, card: Entity) => boolean) | null,
): Select<S> {
  if (holds === null) return from;
  const found = new CardList();
  const select: Select<S> = (s, c, it, out) => {
    found.length = 0;
    from(s, c, it, found);
    for (let i = 0; i < found.length; i++) if (holds(s, c, found.at[i])) out.push(found.at[i]);
  };
  return Object.assign(select, { looked: from.looked ?? from });
}

/** Of some cards those that may be targeted. */
export function targetable<S extends CoreState>(engine: Engine<S>, from: Select<S>): Select<S> {
  const { mayTarget } = engine.rules;
  return only(from, mayTarget === undefined ? null : (s, c, card) => mayTarget(s, c.you, c.source, card, engine));
}

/** Of some cards those with which a verb can be paid. */
export function payable<S extends CoreState>(engine: Engine<S>, verb: string, from: Select<S>): Select<S> {
  const { mayPay } = engine.rules;
  return only(from, mayPay === undefined ? null : (s, _, card) => mayPay(s, card, verb, engine));
}

/** Of some cards those that an effect may choose as it resolves; whether it may be activated does not hang on that. */
export function takeable<S extends CoreState>(engine: Engine<S>, role: Role, from: Select<S>): Select<S> {
  const { mayChoose } = engine.rules;
  return only(
    from,
    role !== 'does' || mayChoose === undefined ? null : (s, c, card) => mayChoose(s, c.source, card, engine),
  );
}

/** Of some cards those that a clause may choose: one that targets, or that chooses what later clauses pay with. */
export function choosable<S extends CoreState>(
  engine: Engine<S>,
  role: Role,
  name: string,
  later: readonly Clause[],
  from: Select<S>,
): Select<S> {
  if (role === 'targets') return targetable(engine, from);
  if (role !== 'cost') return from;
  return later
    .filter(
      ({ cards }) => (cards as Cards | undefined)?.cards === 'named' && (cards as { name?: string }).name === name,
    )
    .reduce((select, clause) => payable(engine, clause.do, select), from);
}

/** Whether there are such cards. */
function found<S extends CoreState>(engine: Engine<S>, cards: Cards, where: string): Check<S> {
  const from = new Compiler(engine, where).cards(cards);
  const list = new CardList();
  return (s, c, it) => {
    list.length = 0;
    from(s, c, it, list);
    return list.length > 0;
  };
}

/** Whether one clause could do something now. */
export function possibleClause<S extends CoreState>(
  engine: Engine<S>,
  clause: Clause,
  where: string,
  role: Role = 'does',
  later: readonly Clause[] = [],
): Check<S> {
  const compiler = new Compiler(engine, where);
  switch (clause.do) {
    case 'when': {
      const {
        if: test,
        then,
        otherwise = [],
      } = clause as unknown as { if: Test; then: Clause[]; otherwise?: Clause[] };
      const holds = compiler.in('if').test(test);
      const yes = possibleClauses(engine, then, `${where}.then`);
      // What need not be chosen or paid stands in the way of nothing.
      const no =
        role !== 'does' && otherwise.length === 0
          ? () => true
          : possibleClauses(engine, otherwise, `${where}.otherwise`);
      return (s, c, it) => (holds(s, c, c.source) ? yes(s, c, it) : no(s, c, it));
    }
    case 'repeat':
    case 'may':
      return possibleClauses(engine, (clause as unknown as { does: Clause[] }).does, `${where}.does`);
    case 'for each':
      return found(engine, clause['in'] as Cards, `${where}.in`);
    case 'one of': {
      const { options } = clause as unknown as { options: { if?: Test; does: Clause[] }[] };
      const can = options.map((option, i) => possibleClauses(engine, option.does, `${where}.options[${i}].does`));
      const holds = options.map((option, i) =>
        option.if === undefined ? null : compiler.in(`options[${i}].if`).test(option.if),
      );
      return (s, c, it) =>
        can.some((possible, i) => (holds[i] === null || (holds[i] as Check<S>)(s, c, it)) && possible(s, c, it));
    }
    case 'choose': {
      const { name, from, min, max, constraint } = clause as unknown as {
        name: string;
        from: Cards;
        min: Amount;
        max: Amount;
        constraint?: Constraint;
      };
      return enough(
        {
          by: () => 0,
          from: choosable(engine, role, name, later, compiler.in('from').cards(from)),
          min: compiler.in('min').amount(min),
          max: compiler.in('max').amount(max),
          ...(constraint ? { constraint } : {}),
        },
        compiler,
      );
    }
    case 'declare':
    case 'number':
    case 'place':
    case 'lasting':
      return () => true;
    case 'remember':
    case 'arrange':
    case 'instead':
      return () => true;
    default: {
      const verb = engine.verbs.get(clause.do);
      if (!verb) {
        const known = [...engine.verbs.keys(), ...connectives];
        throw new LoadError(where, `there is no verb "${clause.do}"; closest: ${closest(clause.do, known).join(', ')}`);
      }
      const can = possibleVerb(engine, verb, clause, compiler, where, role);
      const taken = (clause['cards'] as Cards | undefined) ?? verb.takes?.(clause as never);
      if (role !== 'cost' || engine.rules.mayPay === undefined || taken === undefined) return can;
      const cards = compiler.in('cards').cards(taken);
      const pay = payable(engine, clause.do, cards);
      const [all, paying] = [new CardList(), new CardList()];
      return (s, c, it) => {
        all.length = 0;
        paying.length = 0;
        cards(s, c, it, all);
        pay(s, c, it, paying);
        return paying.length === all.length && can(s, c, it);
      };
    }
  }
}

function possibleVerb<S extends CoreState>(
  engine: Engine<S>,
  verb: Verb<S>,
  clause: Clause,
  compiler: Compiler<S>,
  where: string,
  role: Role,
): Check<S> {
  if (verb.possible) return verb.possible(clause as never, compiler);
  if (verb.expands) return possibleClauses(engine, verb.expands(clause as never), `${where}.${clause.do}`);
  if (!verb.ask) return () => true;
  const pick = verb.ask(clause as never, compiler);
  return enough(role === 'cost' ? { ...pick, from: payable(engine, clause.do, pick.from) } : pick, compiler);
}

/** Whether a question for cards can be answered with as many as it asks for, at least one. */
function enough<S extends CoreState>(pick: Pick<S>, compiler: Compiler<S>): Check<S> {
  const rule = pickRule(pick.constraint, compiler.in('constraint'));
  const found = new CardList();
  const none = new CardList();
  return (s, c, it) => {
    found.length = 0;
    pick.from(s, c, it, found);
    const min = Math.max(1, pick.min(s, c, it));
    if (found.length < min) return false;
    return pick.constraint === undefined || rule.completable(s, c, none, found, min, Math.max(min, pick.max(s, c, it)));
  };
}

/** Whether a tree speaks of the cards known by this name. */
export function refersTo(tree: unknown, name: string): boolean {
  if (name === '' || typeof tree !== 'object' || tree === null) return false;
  const node = tree as Readonly<Record<string, unknown>>;
  if (node['name'] === name && (node['cards'] === 'named' || node['test'] !== undefined)) return true;
  return Object.values(node).some((inner) => refersTo(inner, name));
}

/** Whether there is room for what a clause, or those within it, bring; null: nothing comes. */
function roomFor<S extends CoreState>(engine: Engine<S>, clause: Clause, where: string): Check<S> | null {
  const anyOf = (rooms: readonly (Check<S> | null)[]): Check<S> | null => {
    const asked = rooms.filter((room) => room !== null);
    return asked.length === 0 ? null : (s, c, it) => asked.some((room) => room(s, c, it));
  };
  const within = (clauses: unknown): Check<S> | null =>
    anyOf(((clauses ?? []) as readonly Clause[]).map((inner) => roomFor(engine, inner, where)));
  const verb = engine.verbs.get(clause.do);
  if (verb?.room) return verb.room(clause as never, new Compiler(engine, where));
  if (verb?.expands) return within(verb.expands(clause as never));
  if (clause.do === 'when') return anyOf([within(clause['then']), within(clause['otherwise'])]);
  if (clause.do !== 'one of') return within(clause['does']);
  const options = (clause['options'] as readonly { readonly does: readonly Clause[] }[]).map(({ does }) =>
    within(does),
  );
  return options.includes(null) ? null : anyOf(options);
}

/** Links to a clause that alone would be nothing to do. */
const dependent: readonly Link[] = ['afterwards', 'if you do', 'afterwards, if you do'];

/** Whether at least one part of an effect that does not depend on another could do something (空打ち). */
export function possibleClauses<S extends CoreState>(
  engine: Engine<S>,
  clauses: readonly Clause[],
  where: string,
  /** what is paid before may leave room for what comes */
  makesRoom = false,
): Check<S> {
  const parts = clauses
    .map((clause, i) => ({ clause, i }))
    .filter(({ clause: { link } }) => link === undefined || !dependent.includes(link))
    .filter(({ clause }) => !['remember', 'arrange', 'instead'].includes(clause.do))
    .map(({ clause, i }) => {
      const remembered = clauses
        .slice(0, i)
        .find((told) => told.do === 'remember' && refersTo(clause, told['name'] as string));
      if (!remembered) {
        const can = possibleClause(engine, clause, `${where}[${i}]`);
        // A choice is nothing to do in itself: what is chosen must find room.
        const name = clause['name'] as string;
        const next = clause.do === 'choose' && !makesRoom ? clauses.slice(i + 1).find((c) => refersTo(c, name)) : null;
        const room = next ? roomFor(engine, next, `${where}[${i}]`) : null;
        return room === null ? can : (((s, c, it) => room(s, c, it) && can(s, c, it)) satisfies Check<S>);
      }
      // Nothing is remembered before it comes to that: the clause can do something if there is something to remember.
      return found(engine, remembered['of'] as Cards, where);
    });
  return (s, c, it) => {
    for (let i = 0; i < parts.length; i++) if ((parts[i] as Check<S>)(s, c, it)) return true;
    return false;
  };
}
