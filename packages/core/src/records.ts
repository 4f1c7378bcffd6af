import { bindStay, free, holderOf, SUBJECT } from './bindings.ts';
import type { Effect } from './effect.ts';
import { COST, EFFECT, type Engine, RULE } from './engine.ts';
import { dropTrigger } from './events.ts';
import { dropRow } from './layout.ts';
import { countUse } from './limits.ts';
import type { CoreState, Entity } from './state.ts';
import { pushFrame } from './vm.ts';

/** Begins an activation: a record is made, and the program up to its effect (cost, targets) is on the stack. */
export function activate<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  effectId: number,
  seat: number,
  source: Entity,
): number {
  const effect = engine.effects[effectId] as Effect<S>;
  const r = s.recordCount;
  engine.full(s, 'record', s.record.effect, r);
  const { record } = s;
  record.effect[r] = effectId;
  record.performs[r] = effectId;
  record.seat[r] = seat;
  record.source[r] = source;
  record.stay[r] = s.card.stay[source];
  record.zoneThen[r] = s.card.zone[source] >> 1;
  s.recordCount = r + 1;
  engine.uses[effectId] += 1;
  countUse(engine, s, effect, seat, source);
  pushFrame(engine, s, effect.program, { you: seat, source, stay: s.card.stay[source], record: r + 1, cause: COST });
  return r;
}

/** Begins the activation of a pending trigger, which is taken off the list. */
export function activateTrigger<S extends CoreState>(engine: Engine<S>, s: S, row: number): number {
  const { trigger } = s;
  const subject = trigger.subject[row];
  const subjectStay = trigger.subjectStay[row];
  const amount = trigger.amount[row];
  const effect = trigger.effect[row];
  const seat = trigger.seat[row];
  const source = trigger.source[row];
  dropTrigger(s, row);
  const r = activate(engine, s, effect, seat, source);
  s.record.amount[r] = amount;
  if (subject !== 0) bindStay(engine, s, holderOf.record(r), SUBJECT, subject, subjectStay);
  return r;
}

/** Whether an effect knows its targets by this name: what has set it off, say, is known to it by another. */
export const isTargetName = <S extends CoreState>(engine: Engine<S>, effect: number, name: number): boolean =>
  engine.effects[effect]?.tree.targets?.some((clause) => clause['name'] === engine.bindingNames[name]) ?? false;

/** The targets of a record, as they were chosen. */
export function targetsOf<S extends CoreState>(engine: Engine<S>, s: S, r: number): Entity[] {
  const found: Entity[] = [];
  for (let row = 0; row < s.bindingCount; row++)
    if (s.binding.holder[row] === holderOf.record(r) && isTargetName(engine, s.record.performs[r], s.binding.name[row]))
      found.push(s.binding.card[row]);
  return found;
}

/** Puts the effect of a record on the stack. */
export function resolve<S extends CoreState>(engine: Engine<S>, s: S, r: number): void {
  const { record } = s;
  const effect = engine.effects[record.performs[r]] as Effect<S>;
  const you = record.swapped[r] ? 1 - record.seat[r] : record.seat[r];
  pushFrame(engine, s, effect.program, {
    you,
    source: record.source[r],
    stay: record.stay[r],
    record: r + 1,
    cause: EFFECT,
    pc: effect.resolveAt,
  });
}

/**
 * A link does what another one does: its effect, with what was declared and named for it. Its targets are chosen anew, by
 * the player of the one that copies.
 */
export function copyLink<S extends CoreState>(engine: Engine<S>, s: S, r: number, from: number): void {
  const { record, binding } = s;
  const effect = engine.effects[record.performs[from]] as Effect<S>;
  record.performs[r] = effect.id;
  record.declared0[r] = record.declared0[from];
  record.declared1[r] = record.declared1[from];
  for (let row = 0, n = s.bindingCount; row < n; row++) {
    if (binding.holder[row] !== holderOf.record(from)) continue;
    bindStay(engine, s, holderOf.record(r), binding.name[row], binding.card[row], binding.stay[row]);
  }
  const source = record.source[r];
  pushFrame(engine, s, effect.program, {
    you: record.seat[r],
    source,
    stay: s.card.stay[source],
    record: r + 1,
    cause: EFFECT,
    pc: engine.programs[effect.program]?.targetsAt ?? 0,
  });
}

/** Forgets the last record and what it kept. */
export function dropRecord(s: CoreState): void {
  const r = s.recordCount - 1;
  free(s, holderOf.record(r));
  dropRow(s, 'record', r, r + 1);
  s.recordCount = r;
}

/** Puts a program of the rules themselves on the stack. @throws {Error} for an unknown name. */
export function runRule<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  name: string,
  you: number,
  source: Entity = 0,
): number {
  const program = engine.ruleProgram.get(name);
  if (program === undefined)
    throw new Error(`the rule set has no program "${name}"; known: ${[...engine.ruleProgram.keys()].join(', ')}`);
  return pushFrame(engine, s, program, { you, source, stay: s.card.stay[source], cause: 0 });
}

/** Puts the cost of a procedure (an act without an activation) on the stack; a use is counted. */
export function payProcedure<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  effectId: number,
  seat: number,
  source: Entity,
): void {
  const effect = engine.effects[effectId] as Effect<S>;
  countUse(engine, s, effect, seat, source);
  pushFrame(engine, s, effect.program, { you: seat, source, stay: s.card.stay[source], cause: RULE });
}
