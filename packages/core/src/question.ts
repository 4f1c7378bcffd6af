import { countBound, holderOf, lookUp } from './bindings.ts';
import type { Compiler } from './compile.ts';
import { CardList, type Context } from './context.ts';
import type { Engine } from './engine.ts';
import type { Program, Question } from './program.ts';
import type { CoreState, Entity } from './state.ts';
import type { Constraint } from './tree.ts';
import { lookFrom } from './vm.ts';

/** Says whether picks among candidates can still be completed, and whether they are complete (mechanism 11). */
export interface PickRule<S extends CoreState> {
  /** Whether the picks so far can still be completed from the candidates. */
  completable(s: S, c: Context, picked: CardList, candidates: CardList, min: number, max: number): boolean;
  /** Whether the picks are complete as they are. */
  satisfied(s: S, c: Context, picked: CardList, min: number): boolean;
}

const rest = new CardList();
function unpicked(picked: CardList, candidates: CardList): CardList {
  rest.length = 0;
  for (let i = 0; i < candidates.length; i++) if (!picked.has(candidates.at[i])) rest.push(candidates.at[i]);
  return rest;
}

/** A pick without a constraint, or with one. */
export function pickRule<S extends CoreState>(constraint: Constraint | undefined, compiler: Compiler<S>): PickRule<S> {
  if (constraint === undefined) {
    return {
      completable: (_s, _c, picked, candidates, min, max) =>
        picked.length <= max && picked.length + unpicked(picked, candidates).length >= min,
      satisfied: (_s, _c, picked, min) => picked.length >= min,
    };
  }
  if ('constraint' in constraint) {
    const own = compiler.engine.rules.vocabulary?.constraints?.[constraint.constraint as string];
    return (
      own?.(constraint as never, compiler) ?? compiler.fail(`there is no constraint "${String(constraint.constraint)}"`)
    );
  }
  if ('each' in constraint) {
    const read = compiler.engine.statOf[compiler.engine.stats.id(constraint.stat, compiler.where)] as (
      s: S,
      e: Entity,
    ) => number;
    const same = constraint.each === 'same';
    const holds = (s: S, picked: CardList): boolean => {
      const values = new Set([...picked].map((e) => read(s, e)));
      return same ? values.size <= 1 : values.size === picked.length;
    };
    return {
      completable(s, _c, picked, candidates, min, max) {
        if (picked.length > max || !holds(s, picked)) return false;
        const others = [...unpicked(picked, candidates)].map((e) => read(s, e));
        if (same) {
          const counts = new Map<number, number>();
          for (const value of others) counts.set(value, (counts.get(value) ?? 0) + 1);
          if (picked.length > 0) return picked.length + (counts.get(read(s, picked.at[0])) ?? 0) >= min;
          return min === 0 || Math.max(0, ...counts.values()) >= min;
        }
        return new Set([...[...picked].map((e) => read(s, e)), ...others]).size >= min;
      },
      satisfied: (s, _c, picked, min) => picked.length >= min && holds(s, picked),
    };
  }
  if ('total' in constraint) {
    const read = compiler.engine.statOf[compiler.engine.stats.id(constraint.total, compiler.where)] as (
      s: S,
      e: Entity,
    ) => number;
    const than = compiler.in('than').amount(constraint.than);
    const sum = (s: S, picked: CardList): number => [...picked].reduce((total, e) => total + read(s, e), 0);
    const { is } = constraint;
    const holds = (total: number, limit: number): boolean =>
      is === '>=' ? total >= limit : is === '<=' ? total <= limit : total === limit;
    return {
      completable(s, c, picked, candidates, min, max) {
        if (picked.length > max) return false;
        const limit = than(s, c, c.source);
        const others = [...unpicked(picked, candidates)]
          .map((e) => read(s, e))
          .sort((a, b) => (is === '<=' ? a - b : b - a));
        const search = (from: number, count: number, total: number): boolean => {
          if (count >= min && holds(total, limit)) return true;
          if (count >= max) return false;
          for (let i = from; i < others.length; i++)
            if (search(i + 1, count + 1, total + (others[i] as number))) return true;
          return false;
        };
        return search(0, picked.length, sum(s, picked));
      },
      satisfied: (s, c, picked, min) => picked.length >= min && holds(sum(s, picked), than(s, c, c.source)),
    };
  }
  const tests = constraint.oneOf.map((test, i) => compiler.in('oneOf').in(i).test(test));
  // Every picked card fills another of the places; the rest must be fillable from what is left.
  const fill = (
    s: S,
    c: Context,
    picked: readonly Entity[],
    others: readonly Entity[],
    open: readonly number[],
  ): boolean => {
    const [first, ...more] = picked;
    if (first !== undefined) {
      return open.some(
        (t) =>
          tests[t]?.(s, c, first) &&
          fill(
            s,
            c,
            more,
            others,
            open.filter((o) => o !== t),
          ),
      );
    }
    const [t, ...left] = open;
    if (t === undefined) return true;
    return others.some(
      (e) =>
        tests[t]?.(s, c, e) &&
        fill(
          s,
          c,
          [],
          others.filter((o) => o !== e),
          left,
        ),
    );
  };
  const everyTest = tests.map((_, t) => t);
  return {
    completable: (s, c, picked, candidates) => fill(s, c, [...picked], [...unpicked(picked, candidates)], everyTest),
    satisfied: (s, c, picked) => picked.length === tests.length && fill(s, c, [...picked], [], everyTest),
  };
}

/** What is asked at the moment: the question, who is asked, what was picked, what may be. */
export class Asking<S extends CoreState> {
  question: Question<S> | null = null;
  readonly candidates = new CardList();
  readonly picked = new CardList();
  min = 0;
  max = 0;

  constructor(private readonly engine: Engine<S>) {}

  /** The kind of question the program on top asks, without looking at what may answer it. */
  kind(s: S): string | null {
    if (s.waiting === 0 || s.frameCount === 0) return null;
    const f = s.frameCount - 1;
    return this.engine.programs[s.frame.program[f]]?.questions.get(s.frame.pc[f])?.kind ?? null;
  }

  /** Reads the question of the program on top; false if none is asked. */
  read(s: S, c: Context): boolean {
    this.question = null;
    this.candidates.length = 0;
    this.picked.length = 0;
    if (s.waiting === 0 || s.frameCount === 0) return false;
    const f = s.frameCount - 1;
    const program = this.engine.programs[s.frame.program[f]] as Program<S>;
    const question = program.questions.get(s.frame.pc[f]);
    if (!question) return false;
    this.question = question;
    lookFrom(s, c, f);
    if (question.from) {
      question.from(s, c, c.source, this.candidates);
      lookUp(s, c, question.name, this.picked);
    }
    this.min = question.min?.(s, c, c.source) ?? 0;
    this.max = question.max?.(s, c, c.source) ?? 0;
    if (question.from) {
      this.max = Math.min(this.candidates.length, Math.max(0, this.max));
      this.min = Math.min(this.max, Math.max(0, this.min));
      const { picked, candidates } = this;
      if (
        question.constrained &&
        picked.length === 0 &&
        !question.completable?.(s, picked, candidates, this.min, this.max)
      ) {
        // It cannot be done. Whoever is asked may only say so.
        candidates.length = 0;
        this.min = 0;
        this.max = 0;
      }
    }
    return true;
  }
}

/** The holder that keeps what a question is answered with. */
export function holderOfQuestion(s: CoreState, f: number, kept: boolean): number {
  return kept && s.frame.record[f] > 0 ? holderOf.record(s.frame.record[f] - 1) : holderOf.frame(f);
}

export { countBound };
