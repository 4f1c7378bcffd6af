import type { CardList, Check, Context, Measure, Op, Select } from './context.ts';
import type { CoreState } from './state.ts';
import type { Words } from './tree.ts';

/** What a person is asked: one of the seven kinds (acting or passing is the chart's own question). */
export type QuestionKind = 'pick' | 'option' | 'yes or no' | 'order' | 'number' | 'place';

/** A question of a program, compiled. */
export interface Question<S extends CoreState> {
  readonly kind: QuestionKind;
  readonly who: Measure<S>;
  /** the clause that asks, for showing why */
  readonly clause: string;
  readonly verb: string;
  readonly name: number;
  readonly from?: Select<S>;
  /** for cards: never more than there are candidates */
  readonly min?: Measure<S>;
  readonly max?: Measure<S>;
  /** the pick must satisfy something as a whole */
  readonly constrained?: boolean;
  /** asked of a candidate with those picked so far: can the pick still be completed? */
  readonly completable?: (s: S, picked: CardList, candidates: CardList, min: number, max: number) => boolean;
  /** asked when somebody wants to be done */
  readonly satisfied?: (s: S, picked: CardList, min: number) => boolean;
  /** asked of a number or place within the limits: may it be answered? */
  readonly open?: (s: S, c: Context, answer: number) => boolean;
  readonly options?: readonly { readonly label: Words; readonly possible: Check<S> }[];
}

/** A program: ops, and the questions its waiting ops ask. */
export interface Program<S extends CoreState> {
  readonly id: number;
  readonly label: string;
  readonly ops: Op<S>[];
  readonly questions: Map<number, Question<S>>;
  /** the most that each register of its frame ever holds (loops, choices) */
  readonly registers: number[];
  /** where the cost ends and the targets begin */
  targetsAt: number;
  /** where cost and targets end and the effect begins */
  resolveAt: number;
}
