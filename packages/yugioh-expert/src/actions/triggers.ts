import { dropTrigger, type Effect, type Engine, type Refusal, test, triggerStands } from '@rulechart/core';
import { type Duel, step } from '../duel.ts';
import { remark } from '../remarks.ts';
import { missMoments } from '../rules/moments.ts';

/** Events that begin or end a phase: what they set off is used one at a time within the phase (§2.8). */
export const phaseEvents = ['standby phase', 'battle phase begins', 'battle phase ends', 'end phase'] as const;

/** Whether an effect is one of those used in the course of a phase. */
export function isPhaseEffect(engine: Engine<Duel>, effect: Effect<Duel>): boolean {
  return phaseEvents.includes(engine.events.name(effect.event) as never);
}

/** Triggers born before the damage calculation wait until after it, those of what is paid for a summon until it succeeds. */
const waits = (s: Duel): boolean => (s.step >= step.damageStart && s.step <= step.calculation) || s.summonNegated >= 2;

/** Mandatory quick effects: they answer each link as it is placed, after all triggers of the moment (§3.11). */
const answersLinks = (engine: Engine<Duel>, effect: Effect<Duel>): boolean =>
  effect.kind === engine.kinds.id('quick') && effect.triggered;

/** Effects of this very part of the damage step do not wait. */
const isOfStep = (engine: Engine<Duel>, s: Duel, effect: Effect<Duel>): boolean => {
  const event = engine.events.name(effect.event);
  if (event === 'damage step ends') return s.damageOver === 1;
  return event === 'damage step begins' ? s.step <= step.beforeCalculation : event === 'damage calculation';
};

/** Whether a pending trigger could be used now. */
export function usable(engine: Engine<Duel>, s: Duel, row: number): boolean {
  const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
  return (
    triggerStands(engine, s, row) &&
    test(effect.rules, s, s.trigger.seat[row], s.trigger.source[row], effect.index, row + 1)
  );
}

/** Mandatory before optional, the turn player's before the opponent's. */
const classOf = (engine: Engine<Duel>, s: Duel, row: number): number => {
  const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
  if (answersLinks(engine, effect)) return 4 + (s.trigger.seat[row] === s.turnSeat ? 0 : 1);
  return (effect.mandatory ? 0 : 2) + (s.trigger.seat[row] === s.turnSeat ? 0 : 1);
};

/** The class of triggers whose turn it is to be placed, −1 if none waits. */
export function nextClass(engine: Engine<Duel>, s: Duel): number {
  if (s.triggerCount === 0) return -1;
  const still = waits(s);
  const building = s.recordCount > 0 && s.placingTriggers === 0;
  let first = -1;
  for (let row = 0; row < s.triggerCount; row++) {
    const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
    if (isPhaseEffect(engine, effect)) continue;
    if (!answersLinks(engine, effect) && (building || (still && !isOfStep(engine, s, effect)))) continue;
    const c = classOf(engine, s, row);
    if ((first < 0 || c < first) && usable(engine, s, row)) first = c;
  }
  return first;
}

/** Rows of pending triggers that the deciding seat may use now. */
export function offered(engine: Engine<Duel>, s: Duel): number[] {
  const rows: number[] = [];
  const first = s.triggerAsk === 1 ? nextClass(engine, s) : -1;
  for (let row = 0; row < s.triggerCount; row++) {
    const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
    const phase = isPhaseEffect(engine, effect);
    if (s.triggerAsk === 1 ? phase || classOf(engine, s, row) !== first : !phase) continue;
    if (s.triggerAsk !== 1 && (s.trigger.seat[row] !== s.decider || s.recordCount > 0)) continue;
    if (s.triggerAsk === 3 && !effect.mandatory) continue;
    if (usable(engine, s, row) && !rows.some((other) => sameTrigger(s, row, other))) rows.push(row);
  }
  return rows;
}

/** Whether two pending triggers are one and the same to whoever uses them: there is nothing to choose between. */
function sameTrigger({ trigger }: Duel, a: number, b: number): boolean {
  return whatItIs.every((column) => trigger[column][a] === trigger[column][b]);
}

const whatItIs = ['effect', 'source', 'stay', 'subject', 'subjectStay', 'amount', 'cause', 'by'] as const;

/** The seat that must use a mandatory effect of the phase, −1 if none is left. The turn player first. */
export function mandatoryLeft(engine: Engine<Duel>, s: Duel): number {
  let seat = -1;
  for (let row = 0; row < s.triggerCount; row++) {
    const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
    if (!effect.mandatory || !isPhaseEffect(engine, effect) || !usable(engine, s, row)) continue;
    if (s.trigger.seat[row] === s.turnSeat) return s.turnSeat;
    seat = s.trigger.seat[row];
  }
  return seat;
}

/**
 * Drops what can no longer be used: its card has gone, nothing can be chosen, or an optional "when … can" effect has
 * missed its moment because something else happened after it (タイミングを逃す).
 */
export function sortTriggers(engine: Engine<Duel>, s: Duel): void {
  if (s.recordCount === 0) missMoments(engine, s);
  if (s.triggerCount === 0) return;
  const still = waits(s);
  for (let row = s.triggerCount - 1; row >= 0; row--) {
    const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
    if (answersLinks(engine, effect)) {
      // Only the link just placed is answered; whoever came too late for the one before answers this (§3.11).
      if (s.trigger.amount[row] !== s.recordCount || !usable(engine, s, row)) dropTrigger(s, row);
      continue;
    }
    if (s.recordCount > 0 || (still && !isOfStep(engine, s, effect))) continue;
    if (s.adjusted === 1 && !effect.mandatory) {
      dropTrigger(s, row);
      continue;
    }
    const missed = effect.timing === 'when' && !effect.mandatory && s.trigger.group[row] !== s.group;
    if (missed && !isPhaseEffect(engine, effect)) {
      const since = { since: s.trigger.group[row] as number, last: s.group };
      remark(engine, s, 'missed timing', s.trigger.source[row], s.trigger.seat[row], since);
      dropTrigger(s, row);
    } else if (!usable(engine, s, row)) {
      if (engine.journal !== null && isUnpaid(engine, s, row))
        remark(engine, s, 'cannot pay', s.trigger.source[row], s.trigger.seat[row], {});
      dropTrigger(s, row);
    }
  }
}

/** Whether nothing but its cost keeps a trigger from being used. */
function isUnpaid(engine: Engine<Duel>, s: Duel, row: number): boolean {
  const { rules, index } = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
  const refusals: Refusal[] = [];
  return (
    triggerStands(engine, s, row) &&
    !test(rules, s, s.trigger.seat[row], s.trigger.source[row], index, row + 1, refusals) &&
    refusals.every(({ code }) => code === 'cannot-pay')
  );
}

/**
 * All triggers of the moment stand on the chain that can. What could not be paid, after another's cost or at all, is not
 * activated (§3.3): it has not missed its timing.
 */
export function dropUnpaid(engine: Engine<Duel>, s: Duel): void {
  const still = waits(s);
  for (let row = s.triggerCount - 1; row >= 0; row--) {
    const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
    if (isPhaseEffect(engine, effect) || answersLinks(engine, effect)) continue;
    if ((still && !isOfStep(engine, s, effect)) || !isUnpaid(engine, s, row)) continue;
    remark(engine, s, 'cannot pay', s.trigger.source[row], s.trigger.seat[row], {});
    dropTrigger(s, row);
  }
}

/** Lets go of the optional triggers that were offered. */
export function declineTriggers(engine: Engine<Duel>, s: Duel): void {
  const first = nextClass(engine, s);
  for (let row = s.triggerCount - 1; row >= 0; row--) {
    const effect = engine.effects[s.trigger.effect[row]] as Effect<Duel>;
    if (!isPhaseEffect(engine, effect) && classOf(engine, s, row) === first) dropTrigger(s, row);
  }
}

/** Lets go of what was set off by the beginning or end of a phase and has not been used: its time is over (§2.8). */
export function dropPhaseEffects(engine: Engine<Duel>, s: Duel): void {
  for (let row = s.triggerCount - 1; row >= 0; row--)
    if (isPhaseEffect(engine, engine.effects[s.trigger.effect[row]] as Effect<Duel>)) dropTrigger(s, row);
}
