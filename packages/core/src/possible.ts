import { Compiler, type Pick } from './compile.ts';
import { connectives } from './connectives.ts';
import { CardList, type Check, type Select } from './context.ts';
import type { Engine } from './engine.ts';
import { closest, LoadError } from './names.ts';
import { pickRule } from './question.ts';
import type { CoreState } from './state.ts';
import type { Amount, Cards, Clause, Constraint, Test } from './tree.ts';

/** Of some cards those that may be targeted. */
export function targetable<S extends CoreState>(engine: Engine<S>, from: Select<S>): Select<S> {
  const { mayTarget } = engine.rules;
  if (mayTarget === undefined) return from;
  const found = new CardList();
  const select: Select<S> = (s, c, it, out) => {
    found.length = 0;
    from(s, c, it, found);
    for (let i = 0; i < found.length; i++)
      if (mayTarget(s, c.you, c.source, found.at[i], engine)) out.push(found.at[i]);
  };
  return Object.assign(select, { looked: from.looked ?? from });
}

/** Whether one clause could do something now. */
export function possibleClause<S extends CoreState>(
  engine: Engine<S>,
  clause: Clause,
  where: string,
  targeting = false,
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
      const no = possibleClauses(engine, otherwise, `${where}.otherwise`);
      return (s, c, it) => (holds(s, c, c.source) ? yes(s, c, it) : no(s, c, it));
    }
    case 'repeat':
    case 'may':
      return possibleClauses(engine, (clause as unknown as { does: Clause[] }).does, `${where}.does`);
    case 'for each': {
      const { in: of } = clause as unknown as { in: Cards };
      const from = compiler.in('in').cards(of);
      const found = new CardList();
      return (s, c, it) => {
        found.length = 0;
        from(s, c, it, found);
        return found.length > 0;
      };
    }
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
      const { from, min, max, constraint } = clause as unknown as {
        from: Cards;
        min: Amount;
        max: Amount;
        constraint?: Constraint;
      };
      return enough(
        {
          by: () => 0,
          from: targeting ? targetable(engine, compiler.in('from').cards(from)) : compiler.in('from').cards(from),
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
      if (verb.possible) return verb.possible(clause as never, compiler);
      if (verb.expands) return possibleClauses(engine, verb.expands(clause as never), `${where}.${clause.do}`);
      if (verb.ask) return enough(verb.ask(clause as never, compiler), compiler);
      return () => true;
    }
  }
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

/** Whether at least one part of an effect that does not depend on another could do something (空打ち). */
export function possibleClauses<S extends CoreState>(
  engine: Engine<S>,
  clauses: readonly Clause[],
  where: string,
): Check<S> {
  const parts = clauses
    .map((clause, i) => ({ clause, i }))
    .filter(({ clause }) => clause.link !== 'afterwards' && clause.link !== 'if you do')
    .filter(({ clause }) => !['remember', 'arrange', 'instead'].includes(clause.do))
    .map(({ clause, i }) => possibleClause(engine, clause, `${where}[${i}]`));
  return (s, c, it) => {
    for (let i = 0; i < parts.length; i++) if ((parts[i] as Check<S>)(s, c, it)) return true;
    return false;
  };
}
