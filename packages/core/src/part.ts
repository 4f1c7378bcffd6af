import type { Check, Measure, Select } from './context.ts';
import type { CoreState } from './state.ts';
import type { Part } from './tree.ts';

/** Layers in the order they are computed: control first, then what is lost, then marks, then the rule set's operations. */
export const CONTROL = 0;
/** What silences others. */
export const NEGATE = 1;
/** What is noted about a card as one bit. */
export const MARK = 2;
/** The first of the rule set's operations on values; the others follow. */
export const OPERATION = 3;
/** not computed in layers: asked when an act is offered or an intent settled */
export const ASKED = 100;

/** A continuous part, compiled. */
export interface LivePart<S extends CoreState> {
  readonly id: number;
  readonly tree: Part;
  /** what of its tree is asked in play */
  readonly part: Part['part'];
  readonly rule: string;
  readonly wherever: boolean;
  readonly layer: number;
  /** applies even if its bearer is negated: rule text and oaths */
  readonly unnegatable: boolean;
  /** a mark whose bearers depend on values: those are to be known first, though marks may decide about them */
  readonly circular: boolean;
  /** a part about control that has the last word */
  readonly prevails: boolean;
  readonly condition: Check<S> | null;
  readonly to: Select<S> | null;
  readonly which: Check<S> | null;
  /** what a required act must be done to */
  readonly object: Select<S> | null;
  /** Whether a seat is meant, seen from the bearer's. */
  readonly who: ((s: S, you: number, seat: number) => boolean) | null;
  readonly by: Measure<S> | null;
  /** What it does to a value. */
  readonly apply: ((current: number, by: number) => number) | null;
  /** changes from before no longer count once a resolution has left this */
  readonly wipes: boolean;
  /** the column of `s.now` that it changes, by its place in it; −1: none */
  readonly column: number;
  /** number of its mark, act, happening or event */
  readonly number: number;
  readonly destination: number;
  readonly program: number;
  readonly optional: boolean;
  readonly once: boolean;
  /** it waits until nothing else is under way */
  readonly waits: boolean;
  /** effect it belongs to, 0 for lingering parts */
  readonly effect: number;
  readonly seatOf: Measure<S> | null;
  readonly event: {
    readonly self: boolean;
    readonly from: number;
    readonly to: number;
    /** Whether the event is of a seat that is listened to. */
    readonly whose: ((s: S, you: number, seat: number) => boolean) | null;
  } | null;
}

/** What a part says of itself; the rest is as if it said nothing. */
export type GivenPart<S extends CoreState> = Pick<LivePart<S>, 'id' | 'tree' | 'unnegatable' | 'condition' | 'effect'> &
  Partial<LivePart<S>>;

/** All parts have one shape, whatever they say: they are looked at side by side, at every step. */
export const livePart = <S extends CoreState>(given: GivenPart<S>): LivePart<S> => ({
  id: given.id,
  tree: given.tree,
  part: given.tree.part,
  rule: given.tree.part === 'allow' ? given.tree.rule : '',
  wherever: given.tree.part === 'forbid' && given.tree.wherever === true,
  layer: given.layer ?? ASKED,
  unnegatable: given.unnegatable,
  circular: given.circular ?? false,
  prevails: given.prevails ?? false,
  condition: given.condition,
  to: given.to ?? null,
  which: given.which ?? null,
  object: given.object ?? null,
  who: given.who ?? null,
  by: given.by ?? null,
  apply: given.apply ?? null,
  wipes: given.wipes ?? false,
  column: given.column ?? -1,
  number: given.number ?? 0,
  destination: given.destination ?? 0,
  program: given.program ?? 0,
  optional: given.optional ?? false,
  once: given.once ?? false,
  waits: given.waits ?? false,
  effect: given.effect,
  seatOf: given.seatOf ?? null,
  event: given.event ?? null,
});
