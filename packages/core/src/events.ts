import { bindStay, holderOf, SUBJECT } from './bindings.ts';
import type { Effect } from './effect.ts';
import type { Definition, Engine } from './engine.ts';
import { type Mentioned, mention } from './journal.ts';
import { dropRow } from './layout.ts';
import { endLingering, silenced } from './lingering.ts';
import type { LivePart } from './part.ts';
import { EVERYBODY } from './seats.ts';
import type { CoreState, Entity } from './state.ts';
import { pushFrame } from './vm.ts';

/** What happened; unnamed fields are 0. */
export interface Happened {
  readonly card?: Entity;
  readonly from?: number;
  readonly to?: number;
  readonly seat?: number;
  readonly amount?: number;
  readonly cause?: number;
  readonly by?: Entity;
  readonly bySeat?: number;
  /** cards that a log names beside: targets */
  readonly cards?: readonly Entity[];
}

/** Announces an event of the present group. */
export function emit<S extends CoreState>(engine: Engine<S>, s: S, kind: number, what: Happened): void {
  const row = s.eventCount;
  engine.full(s, 'event', s.event.kind, row);
  const { event } = s;
  event.kind[row] = kind;
  event.card[row] = what.card ?? 0;
  event.from[row] = what.from ?? 0;
  event.to[row] = what.to ?? 0;
  event.seat[row] = what.seat ?? 0;
  event.amount[row] = what.amount ?? 0;
  event.cause[row] = what.cause ?? 0;
  event.by[row] = what.by ?? 0;
  event.bySeat[row] = what.bySeat ?? 0;
  event.group[row] = s.group;
  s.eventCount = row + 1;
  if (engine.journal !== null) note(engine, s, kind, what);
}

/**
 * What did it, for an entry. The card whose link resolves has been shown: when it has gone where nobody sees it, a shuffle may
 * have put another one under its number, and the log goes on to speak of the one that acts.
 */
function actorOf<S extends CoreState>(engine: Engine<S>, s: S, e: Entity): Mentioned {
  const r = s.recordCount - 1;
  const hasGone = r >= 0 && s.record.source[r] === e && s.record.stay[r] !== s.card.stay[e];
  const shown = hasGone && s.card.known[e] !== EVERYBODY ? engine.effects[s.record.effect[r]]?.definition : undefined;
  return shown ? { card: e, definition: shown, known: EVERYBODY } : mention(s, e);
}

function note<S extends CoreState>(engine: Engine<S>, s: S, kind: number, what: Happened): void {
  const { card = 0, by = 0 } = what;
  const event = engine.events.name(kind);
  const actor = by ? actorOf(engine, s, by) : undefined;
  const zones = event === 'moved';
  engine.journal?.note(
    {
      kind: event,
      group: s.group,
      turn: s.turn,
      ...(card ? mention(s, card) : {}),
      ...(zones ? { from: engine.zones.name(what.from ?? 0), to: engine.zones.name(what.to ?? 0) } : {}),
      seat: what.seat ?? 0,
      amount: what.amount ?? 0,
      cause: engine.causes.name(what.cause ?? 0),
      ...(actor ? { by, byDefinition: actor.definition, byKnown: actor.known } : {}),
      ...(what.cards && what.cards.length > 0 ? { cards: what.cards.map((one) => mention(s, one)) } : {}),
      ...(zones ? {} : { detail: { to: what.to ?? 0 } }),
    },
    s,
  );
}

/**
 * Whether an effect is in force where its card lies: in one of its zones, and on the field face-up and no longer about to
 * be activated.
 */
export function inForce<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, effect: Effect<S>): boolean {
  const kind = s.card.zone[e] >> 1;
  if (((effect.zones >>> kind) & 1) === 0) return false;
  if (engine.isField[kind] === 0) return true;
  // Rule text is nothing that an activation brings about.
  return s.card.faceUp[e] === 1
    ? effect.how === 'rule text' || !engine.rules.unresolved?.(s, e, engine)
    : effect.tree.evenFaceDown === true;
}

const immediate: { readonly effect: Effect<never>; readonly source: Entity; readonly row: number }[] = [];

/** Lets a card hear an event: what it triggers is noted. */
function listen<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, row: number, kind: number): void {
  const definition = s.card.definition[e];
  const zones = (engine.hears[kind] as Int32Array)[definition] as number;
  if (((zones >>> (s.card.zone[e] >> 1)) & 1) === 0) return;
  const c = engine.borrow();
  for (const id of (engine.definitions[definition] as Definition).effects) {
    const effect = engine.effects[id] as Effect<S>;
    if (effect.event !== kind || !inForce(engine, s, e, effect)) continue;
    const controller = s.card.controller[e];
    c.aside(controller, e, s.card.stay[e]);
    c.event = row;
    if (effect.listens !== null && !effect.listens(s, c, s.event.card[row])) continue;
    const { how } = effect;
    if (how === 'immediate' && s.standing.negated[e] === 1 && engine.isField[s.card.zone[e] >> 1] === 1) continue;
    if (how === 'immediate' || how === 'maintenance') {
      // Once for all that happens in one moment, unless it is about this very card.
      const { group } = s.event;
      const same =
        effect.oncePerEvent &&
        immediate.some((one) => one.source === e && one.effect.id === id && group[one.row] === group[row]);
      if (!same) immediate.push({ effect: effect as never, source: e, row });
    } else pend(engine, s, effect, e, controller, row);
  }
  engine.giveBack();
}

/** How often a program may run within itself before it is taken for one that never ends. */
const CIRCLES = 4;

/** An immediate effect that sets itself off, by itself or through others, goes round: the rule set says how that ends (default: there). */
function dropCircles<S extends CoreState>(engine: Engine<S>, s: S): void {
  const { frame } = s;
  for (let i = immediate.length - 1; i >= 0; i--) {
    const { effect, source } = immediate[i] as (typeof immediate)[number];
    let within = 0;
    for (let f = 0; f < s.frameCount; f++)
      if (frame.program[f] === effect.program && frame.source[f] === source) within++;
    if (within < CIRCLES) continue;
    immediate.splice(i, 1);
    engine.rules.onCircle?.(s, source, engine);
  }
}

/** Gives the events since the last time to whoever listens: pending triggers are noted, immediate effects pushed. */
export function collect<S extends CoreState>(engine: Engine<S>, s: S): void {
  const { event } = s;
  const n = s.eventCount;
  if (n === 0) return;
  immediate.length = 0;
  const rows = engine.zoneSpecs.length * 2;
  for (let row = 0; row < n; row++) {
    const kind = event.kind[row];
    // Only what somebody overhears goes round; else the card that it happens to may hear it, where it lies now.
    const about = event.card[row];
    const where = about === 0 ? 0 : s.card.zone[about];
    const overhear = engine.plain ? -1 : (engine.overhears[kind] as number);
    // What lies in no zone is the trace of what it happened to.
    if (about !== 0 && (overhear === 0 || where < 2)) listen(engine, s, about, row, kind);
    if (overhear !== 0)
      for (let z = 2; z < rows; z++) {
        if (((overhear >>> (z >> 1)) & 1) === 0) {
          if (z === where) listen(engine, s, about, row, kind);
        } else if (engine.plain || s.zone.active[z] !== 0)
          for (let e = s.zone.head[z]; e !== 0; e = s.card.next[e]) listen(engine, s, e, row, kind);
      }
    watch(engine, s, row, kind);
  }
  if (immediate.length > 0) dropCircles(engine, s);
  // Last pushed runs first: push in reverse, so that they run in the order in which they were met.
  for (let i = immediate.length - 1; i >= 0; i--) {
    const { effect, source, row } = immediate[i] as (typeof immediate)[number];
    const f = pushFrame(engine, s, effect.program, {
      you: s.card.controller[source],
      source,
      stay: s.card.stay[source],
      // Maintenance is the rules' own: nothing an effect does.
      cause: effect.how === 'maintenance' ? 0 : 2,
      pc: effect.resolveAt,
    });
    s.frame.r7[f] = event.amount[row];
    if (event.card[row] !== 0) {
      bindStay(engine, s, holderOf.frame(f), SUBJECT, event.card[row], s.card.stay[event.card[row]]);
    }
  }
  for (let row = 0; row < n; row++) {
    event.kind[row] = 0;
    event.card[row] = 0;
    event.from[row] = 0;
    event.to[row] = 0;
    event.seat[row] = 0;
    event.amount[row] = 0;
    event.cause[row] = 0;
    event.by[row] = 0;
    event.bySeat[row] = 0;
    event.group[row] = 0;
  }
  s.eventCount = 0;
}

function pend<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  effect: Effect<S>,
  source: Entity,
  seat: number,
  row: number,
): void {
  const { event, trigger } = s;
  if (effect.oncePerEvent) {
    for (let t = 0; t < s.triggerCount; t++) {
      if (trigger.effect[t] === effect.id && trigger.source[t] === source && trigger.group[t] === event.group[row])
        return;
    }
  }
  const t = s.triggerCount;
  engine.full(s, 'trigger', s.trigger.effect, t);
  const subject = event.card[row];
  trigger.effect[t] = effect.id;
  trigger.source[t] = source;
  trigger.stay[t] = s.card.stay[source];
  trigger.seat[t] = seat;
  trigger.subject[t] = subject;
  trigger.subjectStay[t] = subject === 0 ? 0 : s.card.stay[subject];
  trigger.amount[t] = event.amount[row];
  trigger.cause[t] = event.cause[row];
  trigger.by[t] = event.by[row];
  trigger.group[t] = event.group[row];
  s.triggerCount = t + 1;
}

/** Notes an effect once more that went off with a moment about no card, a phase say, and came to nothing. */
export function pendAgain<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  effect: Effect<S>,
  source: Entity,
  seat: number,
): void {
  // The row behind the last event is blank.
  pend(engine, s, effect, source, seat, s.eventCount);
}

/** Drops a pending trigger; the order of the others stays. */
export function dropTrigger(s: CoreState, row: number): void {
  dropRow(s, 'trigger', row, s.triggerCount);
  s.triggerCount -= 1;
}

/** Delayed triggers that a resolution left: they run at once, without an activation. */
function watch<S extends CoreState>(engine: Engine<S>, s: S, row: number, kind: number): void {
  if (s.lingeringCount === 0) return;
  const c = engine.borrow();
  for (let l = s.lingeringCount - 1; l >= 0; l--) {
    const part = engine.parts[s.lingering.part[l]] as LivePart<S>;
    if (part.part !== 'watch' || part.number !== kind || part.event === null) continue;
    if (silenced(s, part, s.lingering.source[l], l + 1)) continue;
    const you = s.lingering.seat[l];
    c.aside(you, s.lingering.source[l], s.lingering.stay[l]);
    c.lingering = l + 1;
    c.event = row;
    const card = s.event.card[row];
    if (!matches(s, part.event, you, s.lingering.source[l], row)) continue;
    if (part.condition !== null && !part.condition(s, c, card)) continue;
    if (part.which !== null && !part.which(s, c, card)) continue;
    if (part.waits) {
      s.lingering.value[l] = 1;
      continue;
    }
    const f = pushWatch(engine, s, l, part);
    s.frame.r7[f] = s.event.amount[row];
    if (card !== 0) bindStay(engine, s, holderOf.frame(f), SUBJECT, card, s.card.stay[card]);
  }
  engine.giveBack();
}

/** Puts what a delayed trigger does on the stack, with what it kept; one that acts once is over. */
function pushWatch<S extends CoreState>(engine: Engine<S>, s: S, l: number, part: LivePart<S>): number {
  const { lingering } = s;
  const f = pushFrame(engine, s, part.program, {
    you: lingering.seat[l],
    source: lingering.source[l],
    stay: lingering.stay[l],
    cause: 2,
    lingering: lingering.key[l],
  });
  if (part.once) endLingering(engine, s, l, holderOf.frame(f));
  return f;
}

/** The row of a delayed trigger that has gone off and waits until nothing else is under way, −1 if there is none. */
export function waitingWatch<S extends CoreState>(engine: Engine<S>, s: S): number {
  for (let l = 0; l < s.lingeringCount; l++)
    if (s.lingering.value[l] === 1 && (engine.parts[s.lingering.part[l]] as LivePart<S>).waits) return l;
  return -1;
}

/** Nothing else is under way: what has waited for that is put on the stack. */
export function runWaitingWatch<S extends CoreState>(engine: Engine<S>, s: S): void {
  const l = waitingWatch(engine, s);
  if (l < 0) return;
  const part = engine.parts[s.lingering.part[l]] as LivePart<S>;
  s.lingering.value[l] = 0;
  pushWatch(engine, s, l, part);
}

/** Whether an event's zones and seat are those that are listened for. */
export function matches<S extends CoreState>(
  s: S,
  on: NonNullable<LivePart<S>['event']>,
  you: number,
  source: Entity,
  row: number,
): boolean {
  const { event } = s;
  if (on.self && event.card[row] !== source) return false;
  if (on.from !== 0 && ((on.from >>> event.from[row]) & 1) === 0) return false;
  if (on.to !== 0 && ((on.to >>> event.to[row]) & 1) === 0) return false;
  return on.whose === null || on.whose(s, you, event.seat[row]);
}
