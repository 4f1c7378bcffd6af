import { bind, free, holderOf, lookUp, sortBound } from './bindings.ts';
import { Compiler, type Pick } from './compile.ts';
import { connectives } from './connectives.ts';
import { CardList, type Check, type Context, END, type Measure, type Op, WAIT } from './context.ts';
import type { Engine } from './engine.ts';
import { linger } from './lingering.ts';
import { closest, LoadError } from './names.ts';
import { compilePart } from './parts.ts';
import { choosable, payable, possibleClauses, type Role, takeable } from './possible.ts';
import type { Program, Question } from './program.ts';
import { holderOfQuestion, pickRule } from './question.ts';
import { commit, interrupt, settle } from './settle.ts';
import { isKnownToAll, show } from './sight.ts';
import { type CoreState, REGISTERS } from './state.ts';
import type { Amount, Cards, Clause, Constraint, Link, Part, Test, Until, Who, Words } from './tree.ts';
import { isFree } from './zones.ts';

interface Label {
  pc: number;
}

const links: readonly string[] = [
  'first',
  'and also',
  'at the same time',
  'afterwards',
  'if you do',
  'afterwards, if you do',
];
/** A clause is repeated no more often than this, however large the number: no game needs it, and a duel must go on. */
const MOST_TIMES = 1000;
/** Most cards that a choice may be among. */
const MOST_CARDS = 2047;
/** Most cards that a loop goes through. */
const MOST_BOUND = 4096;

/** Links to a clause that is left out when the one before did nothing. */
const conditional: readonly string[] = ['if you do', 'afterwards, if you do'];

/** Writes one program: clauses become ops, questions are noted where they wait. */
export class ProgramWriter<S extends CoreState> {
  readonly program: Program<S>;
  private loops = 0;
  /** what the clauses written now are to their effect, and those of them that are still to come */
  private role: Role = 'does';
  private later: readonly Clause[] = [];
  /** how the first of the clauses within another follows what came before: as that one says */
  private opening: Link = 'first';

  constructor(
    private readonly engine: Engine<S>,
    label: string,
  ) {
    this.program = {
      id: engine.programs.length,
      label,
      ops: [],
      questions: new Map(),
      registers: [],
      targetsAt: 0,
      resolveAt: 0,
    };
    engine.programs.push(this.program);
  }

  private emit(op: (next: number) => Op<S>): number {
    const pc = this.program.ops.length;
    this.program.ops.push(op(pc + 1));
    return pc;
  }

  /** Ends the program (or its part before the effect). */
  end(): void {
    this.emit(() => () => END);
  }

  /** Appends clauses. `where` is their path into the card. */
  clauses(clauses: readonly Clause[], where: string, role = this.role): void {
    const before = this.role;
    this.role = role;
    if (!Array.isArray(clauses)) throw new LoadError(where, 'a list of clauses is needed');
    const { opening } = this;
    for (let i = 0; i < clauses.length; i++) {
      const clause = clauses[i] as Clause;
      const path = `${where}[${i}]`;
      const link = clause.link ?? (i === 0 ? opening : 'and also');
      if (!links.includes(link)) throw new LoadError(path, `there is no link "${link}"; one of ${links.join(', ')}`);
      const over: Label = { pc: 0 };
      if (conditional.includes(link)) this.emit((next) => (s, c) => (s.frame.did[c.frame] ? next : over.pc));
      const together: Clause[] = [clause];
      while (
        this.isVerb(clause) &&
        clauses[i + 1]?.link === 'at the same time' &&
        this.isVerb(clauses[i + 1] as Clause)
      ) {
        together.push(clauses[++i] as Clause);
      }
      this.later = clauses.slice(i + 1);
      this.opening = clause.link === 'and also' ? 'and also' : 'first';
      const expanded = this.engine.verbs.get(clause.do)?.expands?.(clause as never);
      if (expanded) {
        const [first, ...rest] = expanded;
        if (first) this.clauses([{ ...first, link }, ...rest], `${path}.${clause.do}`);
      } else if (this.isVerb(clause)) this.verbs(together, path, link);
      else this.connective(clause, path);
      over.pc = this.program.ops.length;
    }
    this.role = before;
    this.opening = opening;
  }

  private isVerb(clause: Clause): boolean {
    return !connectives.includes(clause.do as never) && !this.engine.verbs.get(clause.do)?.expands;
  }

  /** Verbs of one moment: every question, then every deed, then one settling and one commit. */
  private verbs(clauses: readonly Clause[], path: string, link: Link): void {
    const { engine } = this;
    const deeds: ((s: S, c: Context) => void)[] = [];
    const names: number[] = [];
    let as = 0;
    clauses.forEach((clause, k) => {
      const verb = engine.verbs.get(clause.do);
      if (!verb) {
        const known = [...engine.verbs.keys(), ...connectives];
        throw new LoadError(path, `there is no verb "${clause.do}"; closest: ${closest(clause.do, known).join(', ')}`);
      }
      const name = k === 0 ? 'picked' : `picked ${k}`;
      const compiler = new Compiler(engine, `${path} ${clause.do}`, name);
      if (verb.ask) {
        const asked = verb.ask(clause as never, compiler);
        const pick = this.role === 'cost' ? { ...asked, from: payable(engine, clause.do, asked.from) } : asked;
        this.pick(pick, compiler, engine.bindingName(name), false, path, clause.do);
        names.push(engine.bindingName(name));
      }
      deeds.push(
        verb.deed?.(clause as never, compiler) ?? compiler.fail('a verb needs a deed, or clauses it stands for'),
      );
      if (clause.as !== undefined) as = engine.bindingName(clause.as);
    });
    this.emit((next) => (s, c) => {
      s.frame.intents[c.frame] = s.intentCount;
      for (let k = 0; k < deeds.length; k++) (deeds[k] as (s: S, c: Context) => void)(s, c);
      return next;
    });
    this.emit((next) => {
      const here = next - 1;
      return (s, c) => (settle(engine, s, c.frame) ? here : next);
    });
    // その後 separates two moments; そうした場合 and plain succession do not.
    const sameGroup = link === 'and also' || link === 'if you do' || link === 'at the same time';
    this.emit((next) => (s, c) => {
      const f = c.frame;
      for (let k = 0; k < names.length; k++) free(s, holderOf.frame(f), names[k]);
      commit(engine, s, f, sameGroup, as);
      return next;
    });
    this.emit((next) => {
      const here = next - 1;
      return (s, c) => (s.frame.did[c.frame] === 1 && interrupt(engine, s) ? here : next);
    });
  }

  /** A question for cards. `kept`: its answer belongs to the activation, not only to this run. */
  private pick(pick: Pick<S>, compiler: Compiler<S>, name: number, kept: boolean, clause: string, verb: string): void {
    const { engine } = this;
    const rule = pickRule(pick.constraint, compiler.in('constraint'));
    const candidates = new CardList();
    const none = new CardList();
    const question: Question<S> = {
      kind: 'pick',
      who: pick.by,
      clause,
      verb,
      name,
      from: pick.from,
      min: pick.min,
      max: pick.max,
      constrained: pick.constraint !== undefined,
      completable: (s, picked, all, least, most) => {
        const c = engine.borrow();
        lookIn(s, c);
        const can = rule.completable(s, c, picked, all, least, most);
        engine.giveBack();
        return can;
      },
      satisfied: (s, picked, least) => {
        const c = engine.borrow();
        lookIn(s, c);
        const is = rule.satisfied(s, c, picked, least);
        engine.giveBack();
        return is;
      },
    };
    const seen = new CardList();
    const looked = pick.from.looked ?? pick.from;
    /** Whoever is asked looks through what nobody sees otherwise. True: somebody cannot see all of it. */
    const look = (s: S, c: Context): boolean => {
      seen.length = 0;
      looked(s, c, c.source, seen);
      for (let i = 0; i < seen.length; i++) if (!isKnownToAll(s.card.known[seen.at[i]])) return true;
      return false;
    };
    const at = this.emit((next) => (s, c) => {
      const f = c.frame;
      const holder = holderOfQuestion(s, f, kept);
      if (s.frame.asked[f] === 2) {
        s.frame.asked[f] = 0;
        sortBound(s, holder, name);
        return next;
      }
      free(s, holder, name);
      const wanted = pick.max(s, c, c.source);
      if (wanted <= 0) return next;
      candidates.length = 0;
      pick.from(s, c, c.source, candidates);
      const most = Math.min(candidates.length, wanted);
      if (most === 0) {
        if (!look(s, c)) return next;
        // Nothing to be found: whoever cannot look must not learn that from nobody being asked.
      }
      const least = Math.min(most, Math.max(0, pick.min(s, c, c.source)));
      if (pick.constraint !== undefined && !rule.completable(s, c, none, candidates, least, most) && !look(s, c))
        return next;
      s.frame.asked[f] = 1;
      s.decider = pick.by(s, c, c.source);
      look(s, c);
      for (let i = 0; i < seen.length; i++) {
        const e = seen.at[i];
        if (engine.zoneSpecs[s.card.zone[e] >> 1]?.sight === 'none') show(s, e, 1 << s.decider);
      }
      return WAIT;
    });
    this.program.questions.set(at, question);
  }

  /** A question with a number for an answer, which `take` receives. */
  private ask(
    question: Question<S>,
    skip: (s: S, c: Context) => boolean,
    take: (s: S, c: Context, answer: number) => void,
  ): void {
    const at = this.emit((next) => (s, c) => {
      const f = c.frame;
      if (s.frame.asked[f] === 2) {
        s.frame.asked[f] = 0;
        take(s, c, s.frame.answer[f]);
        return next;
      }
      if (skip(s, c)) return next;
      s.frame.asked[f] = 1;
      s.decider = question.who(s, c, c.source);
      return WAIT;
    });
    this.program.questions.set(at, question);
  }

  /** A register for a loop or a choice, that never holds more than `most`. */
  private register(most: number): 'r0' {
    // r7 holds the number of the event that an immediate effect answers, r6 the place that was picked
    if (this.loops >= REGISTERS - 2)
      throw new LoadError(this.program.label, `loops and choices are nested more than ${REGISTERS - 2} deep`);
    const { registers } = this.program;
    registers[this.loops] = Math.max(registers[this.loops] ?? 0, most);
    return `r${this.loops++}` as 'r0';
  }

  private connective(clause: Clause, path: string): void {
    const { engine } = this;
    const compiler = new Compiler(engine, path);
    switch (clause.do) {
      case 'when': {
        const {
          if: test,
          then,
          otherwise = [],
        } = clause as unknown as { if: Test; then: Clause[]; otherwise?: Clause[] };
        const holds = compiler.in('if').test(test);
        const other: Label = { pc: 0 };
        const after: Label = { pc: 0 };
        this.emit((next) => (s, c) => (holds(s, c, c.source) ? next : other.pc));
        this.clauses(then, `${path}.then`);
        this.emit(() => () => after.pc);
        other.pc = this.program.ops.length;
        this.clauses(otherwise, `${path}.otherwise`);
        after.pc = this.program.ops.length;
        return;
      }
      case 'repeat': {
        const { times, does } = clause as unknown as { times: Amount; does: Clause[] };
        const n = compiler.in('times').amount(times);
        const left = this.register(MOST_TIMES);
        const after: Label = { pc: 0 };
        this.emit((next) => (s, c) => {
          s.frame[left][c.frame] = Math.min(MOST_TIMES, n(s, c, c.source));
          return next;
        });
        const top = this.emit((next) => (s, c) => {
          if (s.frame[left][c.frame] <= 0) return after.pc;
          s.frame[left][c.frame] -= 1;
          return next;
        });
        this.clauses(does, `${path}.does`);
        this.emit(() => () => top);
        after.pc = this.program.ops.length;
        this.loops--;
        return;
      }
      case 'for each': {
        const { in: of, name, does } = clause as unknown as { in: Cards; name: string; does: Clause[] };
        const from = compiler.in('in').cards(of);
        const queue = engine.bindingName(`each ${this.loops} ${name}`);
        const one = engine.bindingName(name);
        const at = this.register(MOST_BOUND);
        const found = new CardList();
        const after: Label = { pc: 0 };
        this.emit((next) => (s, c) => {
          found.length = 0;
          from(s, c, c.source, found);
          for (let i = 0; i < found.length; i++) bind(engine, s, holderOf.frame(c.frame), queue, found.at[i]);
          s.frame[at][c.frame] = 0;
          return next;
        });
        const top = this.emit((next) => (s, c) => {
          const holder = holderOf.frame(c.frame);
          free(s, holder, one);
          let n = s.frame[at][c.frame];
          for (let row = 0; row < s.bindingCount; row++) {
            if (s.binding.holder[row] !== holder || s.binding.name[row] !== queue || n-- > 0) continue;
            s.frame[at][c.frame] += 1;
            bind(engine, s, holder, one, s.binding.card[row]);
            return next;
          }
          free(s, holder, queue);
          return after.pc;
        });
        this.clauses(does, `${path}.does`);
        this.emit(() => () => top);
        after.pc = this.program.ops.length;
        this.loops--;
        return;
      }
      case 'may': {
        const { by = 'you', does } = clause as unknown as { by?: Who; does: Clause[] };
        const can = possibleClauses(engine, does, `${path}.does`);
        const after: Label = { pc: 0 };
        const said = this.register(1);
        this.emit((next) => (s, c) => {
          s.frame[said][c.frame] = 0;
          return next;
        });
        this.ask(
          { kind: 'yes or no', who: compiler.who(by), clause: path, verb: 'may', name: 0 },
          (s, c) => !can(s, c, c.source),
          (s, c, answer) => {
            s.frame[said][c.frame] = answer;
          },
        );
        this.emit((next) => (s, c) => {
          if (s.frame[said][c.frame] === 1) return next;
          s.frame.did[c.frame] = 0;
          return after.pc;
        });
        this.clauses(does, `${path}.does`);
        after.pc = this.program.ops.length;
        this.loops--;
        return;
      }
      case 'one of': {
        const { by = 'you', options } = clause as unknown as {
          by?: Who;
          options: { label: Words; if?: Test; does: Clause[] }[];
        };
        if (!Array.isArray(options) || options.length === 0) throw new LoadError(path, 'options are needed');
        const possible = options.map((option, i) => {
          const can = possibleClauses(engine, option.does, `${path}.options[${i}].does`);
          const holds = option.if === undefined ? null : compiler.in(`options[${i}].if`).test(option.if);
          return ((s, c, it) => (holds === null || holds(s, c, it)) && can(s, c, it)) as Check<S>;
        });
        const said = this.register(options.length - 1);
        const starts: Label[] = options.map(() => ({ pc: 0 }));
        const after: Label = { pc: 0 };
        this.emit((next) => (s, c) => {
          s.frame[said][c.frame] = -1;
          return next;
        });
        this.ask(
          {
            kind: 'option',
            who: compiler.who(by),
            clause: path,
            verb: 'one of',
            name: 0,
            options: options.map(({ label }, i) => ({ label, possible: possible[i] as Check<S> })),
          },
          (s, c) => !possible.some((can) => can(s, c, c.source)),
          (s, c, answer) => {
            s.frame[said][c.frame] = answer;
          },
        );
        this.emit(() => (s, c) => {
          const option = s.frame[said][c.frame];
          if (option >= 0) return (starts[option] as Label).pc;
          s.frame.did[c.frame] = 0;
          return after.pc;
        });
        options.forEach((option, i) => {
          (starts[i] as Label).pc = this.program.ops.length;
          this.clauses(option.does, `${path}.options[${i}].does`);
          this.emit(() => () => after.pc);
        });
        after.pc = this.program.ops.length;
        this.loops--;
        return;
      }
      case 'choose': {
        const {
          name,
          from,
          by = 'you',
          min,
          max,
          asMany,
          constraint,
        } = clause as unknown as {
          name: string;
          from: Cards;
          by?: Who;
          min: Amount;
          max: Amount;
          asMany?: boolean;
          constraint?: Constraint;
        };
        checkPick(min, max, asMany, path);
        const pick: Pick<S> = {
          by: compiler.who(by),
          from: takeable(
            engine,
            this.role,
            choosable(engine, this.role, name, this.later, compiler.in('from').cards(from)),
          ),
          min: asMany ? compiler.in('max').amount(max) : compiler.in('min').amount(min),
          max: compiler.in('max').amount(max),
          ...(constraint ? { constraint } : {}),
        };
        const id = engine.bindingName(name);
        this.pick(pick, compiler, id, true, path, 'choose');
        this.emit((next) => (s, c) => {
          const found = new CardList();
          lookUp(s, c, id, found);
          s.frame.did[c.frame] = found.length > 0 ? 1 : 0;
          return next;
        });
        return;
      }
      case 'declare': {
        const { what, which = 0, by = 'you' } = clause as unknown as { what: string; which?: 0 | 1; by?: Who };
        const list = engine.rules.lists?.[what];
        if (!list)
          throw new LoadError(
            path,
            `there is no list "${what}"; known: ${Object.keys(engine.rules.lists ?? {}).join(', ')}`,
          );
        this.ask(
          {
            kind: 'option',
            who: compiler.who(by),
            clause: path,
            verb: 'declare',
            name: 0,
            options: list.map((label) => ({ label, possible: () => true })),
          },
          () => false,
          (s, c, answer) => {
            if (c.record > 0) s.record[which === 0 ? 'declared0' : 'declared1'][c.record - 1] = answer;
          },
        );
        return;
      }
      case 'remember': {
        const { name, of } = clause as unknown as { name: string; of: Cards };
        const from = compiler.in('of').cards(of);
        const id = engine.bindingName(name);
        const found = new CardList();
        this.emit((next) => (s, c) => {
          found.length = 0;
          from(s, c, c.source, found);
          const holder = holderOfQuestion(s, c.frame, true);
          free(s, holder, id);
          for (let i = 0; i < found.length; i++) bind(engine, s, holder, id, found.at[i]);
          return next;
        });
        return;
      }
      case 'lasting': {
        const {
          part,
          until,
          value,
          about = [],
        } = clause as unknown as { part: Part; until: Until; value?: Amount; about?: string[] };
        const id = compilePart(engine, part, `${path}.part`, 0);
        const measure = value === undefined ? null : compiler.in('value').amount(value);
        const names = about.map((name) => compiler.in('about').named(name));
        const untilKind = engine.untils.id(until.until, `${path}.until`);
        const found = new CardList();
        this.emit((next) => (s, c) => {
          const kept = measure === null ? 0 : measure(s, c, c.source);
          const cards = names.map((name) => {
            found.length = 0;
            lookUp(s, c, name, found);
            return [...found];
          });
          if (names.length > 0 && cards.every((list) => list.length === 0)) {
            s.frame.did[c.frame] = 0;
            return next;
          }
          const key = linger(engine, s, {
            part: id,
            source: c.source,
            stay: c.stay,
            seat: c.you,
            until: untilKind,
            untilSeat: until.of === undefined ? 0 : 1 + (until.of === 'you' ? c.you : 1 - c.you),
            countdown: until.times ?? 1,
            value: kept,
          });
          cards.forEach((list, i) => {
            for (const e of list) bind(engine, s, holderOf.lingering(key), names[i] as number, e);
          });
          s.frame.did[c.frame] = 1;
          return next;
        });
        return;
      }
      case 'arrange': {
        const { name, by = 'you' } = clause as unknown as { name: string; by?: Who };
        const id = compiler.in('name').named(name);
        const ordered = engine.bindingName(`${name} in order`);
        const from: Pick<S>['from'] = (s, c, _, out) => lookUp(s, c, id, out);
        const all: Measure<S> = (s, c, it) => {
          const found = new CardList();
          from(s, c, it, found);
          return found.length;
        };
        const at = this.emit((next) => (s, c) => {
          const f = c.frame;
          const holder = holderOfQuestion(s, f, true);
          if (s.frame.asked[f] === 2) {
            s.frame.asked[f] = 0;
            free(s, holder, id);
            for (let row = 0; row < s.bindingCount; row++) {
              if (s.binding.holder[row] === holder && s.binding.name[row] === ordered) s.binding.name[row] = id;
            }
            return next;
          }
          free(s, holder, ordered);
          if (all(s, c, c.source) < 2) return next;
          s.frame.asked[f] = 1;
          s.decider = compiler.who(by)(s, c, c.source);
          return WAIT;
        });
        this.program.questions.set(at, {
          kind: 'order',
          who: compiler.who(by),
          clause: path,
          verb: 'arrange',
          name: ordered,
          from,
          min: all,
          max: all,
        });
        return;
      }
      case 'number': {
        const {
          min,
          max,
          which = 0,
          by = 'you',
        } = clause as unknown as { min: Amount; max: Amount; which?: 0 | 1; by?: Who };
        const least = compiler.in('min').amount(min);
        const most = compiler.in('max').amount(max);
        this.ask(
          { kind: 'number', who: compiler.who(by), clause: path, verb: 'number', name: 0, min: least, max: most },
          (s, c) => least(s, c, c.source) > most(s, c, c.source),
          (s, c, answer) => {
            if (c.record > 0) s.record[which === 0 ? 'declared0' : 'declared1'][c.record - 1] = answer;
          },
        );
        return;
      }
      case 'place': {
        const {
          zone,
          of = 'you',
          by = 'you',
          where,
        } = clause as unknown as { zone: string; of?: Who; by?: Who; where?: Test };
        const kind = engine.zones.id(zone, path);
        const places = engine.zoneSpecs[kind]?.places;
        if (!places) throw new LoadError(path, `the zone "${zone}" has no places to pick from`);
        const whose = compiler.who(of);
        const holds = where === undefined ? null : compiler.in('where').test(where);
        const free = (s: S, c: Context, place: number): boolean =>
          holds === null ? isFree(engine, s, engine.zoneRow(kind, whose(s, c, c.source)), place) : holds(s, c, place);
        this.ask(
          {
            kind: 'place',
            who: compiler.who(by),
            clause: path,
            verb: 'place',
            name: 0,
            min: () => 1,
            max: () => places,
            open: free,
          },
          (s, c) => {
            for (let place = 1; place <= places; place++) if (free(s, c, place)) return false;
            s.frame.r6[c.frame] = 0;
            return true;
          },
          (s, c, answer) => {
            s.frame.r6[c.frame] = answer;
          },
        );
        return;
      }
      case 'instead': {
        // The first word of a replacement that does something else: the intent itself is off.
        this.emit((next) => (s, c) => {
          if (c.intent >= 0) s.intent.cancelled[c.intent] = 1;
          return next;
        });
        return;
      }
      default:
        throw new LoadError(path, `there is no connective "${clause.do}"`);
    }
  }
}

/** What is written as numbers is looked at here: a choice that nobody can make, or that needs no making. */
function checkPick(min: Amount, max: Amount, asMany: boolean | undefined, path: string): void {
  const within = (what: string, n: Amount, least: number): void => {
    if (typeof n === 'number' && (n < least || n > MOST_CARDS))
      throw new LoadError(`${path}.${what}`, `${n} is not within ${least} … ${MOST_CARDS}`);
  };
  within('min', min, 0);
  within('max', max, 1);
  if (!asMany && typeof min === 'number' && typeof max === 'number' && min > max)
    throw new LoadError(`${path}.min`, `${min} is more than max, ${max}`);
}

function lookIn(s: CoreState, c: Context): void {
  const f = s.frameCount - 1;
  c.you = s.frame.you[f];
  c.source = s.frame.source[f];
  c.stay = s.frame.stay[f];
  c.frame = f;
  c.record = s.frame.record[f];
  c.lingering = 0;
  c.event = -1;
  c.intent = s.frame.intent[f] - 1;
  c.trigger = -1;
}
