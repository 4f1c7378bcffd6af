import { AFFECTED, bind, bindStay, free, holderOf, isBound, SUBJECT } from './bindings.ts';
import { hasBit } from './bits.ts';
import type { Context } from './context.ts';
import { refresh } from './continuous.ts';
import { EFFECT, type Engine, EngineFault, happening } from './engine.ts';
import { collect, emit } from './events.ts';
import { silenced } from './lingering.ts';
import type { LivePart } from './part.ts';
import { below } from './random.ts';
import { show } from './sight.ts';
import { type CoreState, derived, type Entity } from './state.ts';
import { pushFrame } from './vm.ts';
import { freePlace, handOver, isFree, put, shuffle, turnOver } from './zones.ts';

/** What a deed means to do; unnamed fields are 0. */
export interface Intent {
  readonly card?: Entity;
  /** zone kind, slot, counter … as the happening reads it */
  readonly to?: number;
  readonly seat?: number;
  readonly faceUp?: boolean;
  readonly amount?: number;
  readonly detail?: number;
  readonly cause?: number;
  readonly by?: Entity;
  readonly bySeat?: number;
}

/** Writes an intent of the running program. Nothing has changed yet. */
export function intend<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  c: Context,
  happening: number,
  what: Intent,
): void {
  const i = s.intentCount;
  engine.full(s, 'intent', s.intent.to, i);
  const { intent } = s;
  intent.happening[i] = happening;
  intent.first[i] = happening;
  intent.card[i] = what.card ?? 0;
  intent.to[i] = what.to ?? 0;
  intent.seat[i] = what.seat ?? 0;
  intent.faceUp[i] = what.faceUp ? 1 : 0;
  intent.amount[i] = what.amount ?? 0;
  intent.detail[i] = what.detail ?? 0;
  intent.cause[i] = what.cause ?? (c.frame >= 0 ? s.frame.cause[c.frame] : 0);
  intent.by[i] = what.by ?? c.source;
  intent.bySeat[i] = what.bySeat ?? c.you;
  s.intentCount = i + 1;
}

const appliedTo = (i: number): number => 30_000 + i;

/** A live replacement for the intent that has not been applied to it yet. */
function replacementFor<S extends CoreState>(engine: Engine<S>, s: S, i: number): number {
  const happening = s.intent.happening[i];
  if (!engine.plain && !hasBit(s.derivedScalars.value, happening, derived.replaced)) return -1;
  const c = engine.borrow();
  let found = -1;
  for (let row = 0; row < s.derivedScalars.value[derived.liveCount] && found < 0; row++) {
    const part = engine.parts[s.live.part[row]] as LivePart<S>;
    if (part.part !== 'replace' || part.number !== happening) continue;
    const source = s.live.source[row];
    if (silenced(s, part, source, s.live.lingering[row])) continue;
    if (s.intent.applied[i] === 1 && isBound(s, appliedTo(i), part.id, source)) continue;
    c.aside(s.live.seat[row], source, 0);
    c.lingering = s.live.lingering[row];
    c.intent = i;
    const it = s.intent.card[i];
    if (part.condition !== null && !part.condition(s, c, it)) continue;
    if (part.which === null || part.which(s, c, it)) found = row;
  }
  engine.giveBack();
  return found;
}

/** The zone in which a card arrives that is to be sent to another, if what applies replaces that. Nothing is changed. */
export function wouldGo<S extends CoreState>(engine: Engine<S>, s: S, card: Entity, to: number, cause: number): number {
  if (!engine.plain && !hasBit(s.derivedScalars.value, happening.move, derived.replaced)) return to;
  // Replacements look at an intent: one is written for them and wiped out again.
  const i = s.intentCount;
  engine.full(s, 'intent', s.intent.to, i);
  const { intent } = s;
  intent.happening[i] = happening.move;
  intent.card[i] = card;
  intent.to[i] = to;
  intent.cause[i] = cause;
  const row = replacementFor(engine, s, i);
  intent.happening[i] = intent.card[i] = intent.to[i] = intent.cause[i] = 0;
  if (row < 0) return to;
  const { program, destination } = engine.parts[s.live.part[row]] as LivePart<S>;
  return program === 0 && destination > 0 ? destination : to;
}

/**
 * Lets every replacement apply once to every intent of the frame. True: a replacement's own program runs first, come
 * back here after it.
 */
export function settle<S extends CoreState>(engine: Engine<S>, s: S, f: number): boolean {
  const { intent } = s;
  for (let i = s.frame.intents[f]; i < s.intentCount; i++) {
    for (;;) {
      if (intent.cancelled[i]) break;
      const row = replacementFor(engine, s, i);
      if (row >= 0) {
        const part = engine.parts[s.live.part[row]] as LivePart<S>;
        const source = s.live.source[row];
        bindStay(engine, s, appliedTo(i), part.id, source, 0);
        intent.applied[i] = 1;
        if (part.program === 0) {
          if (part.destination > 0) intent.to[i] = part.destination;
          else intent.cancelled[i] = 1;
          continue;
        }
        const lingering = s.live.lingering[row];
        const frame = pushFrame(engine, s, part.program, {
          you: s.live.seat[row],
          source,
          stay: s.card.stay[source],
          cause: 2,
          intent: i + 1,
          lingering: lingering === 0 ? 0 : s.lingering.key[lingering - 1],
        });
        if (intent.card[i] !== 0) bind(engine, s, holderOf.frame(frame), SUBJECT, intent.card[i]);
        return true;
      }
      const spec = engine.happeningSpecs[intent.happening[i]];
      if (unreached(engine, s, i)) {
        intent.cancelled[i] = 1;
        break;
      }
      if (spec?.allowed && !spec.allowed(s, i, engine)) {
        intent.cancelled[i] = 1;
        break;
      }
      if (!spec?.becomes) break;
      const before = intent.happening[i];
      spec.becomes(s, i, engine);
      if (intent.happening[i] === before) break;
    }
  }
  return false;
}

/** Whether an intent is an effect's on a card that it does not reach (which may be its own). */
function unreached<S extends CoreState>(engine: Engine<S>, s: S, i: number): boolean {
  const { intent } = s;
  const { reaches } = engine.rules;
  if (reaches === undefined || intent.cause[i] !== EFFECT || intent.card[i] === 0) return false;
  return !reaches(s, intent.by[i], intent.card[i], engine);
}

/** Carries the settled intents of a frame out as one event group. */
export function commit<S extends CoreState>(engine: Engine<S>, s: S, f: number, sameGroup: boolean, as: number): void {
  const { intent } = s;
  const from = s.frame.intents[f];
  const holder = s.frame.record[f] > 0 ? holderOf.record(s.frame.record[f] - 1) : holderOf.frame(f);
  if (as !== 0) free(s, holder, as);
  free(s, holderOf.frame(f), AFFECTED);
  let alive = 0;
  for (let i = from; i < s.intentCount; i++) if (!intent.cancelled[i]) alive++;
  if (alive > 0 && !sameGroup) s.group += 1;
  let done = 0;
  for (let i = from; i < s.intentCount; i++) {
    if (intent.applied[i] === 1) free(s, appliedTo(i));
    if (intent.cancelled[i]) continue;
    const spec = engine.happeningSpecs[intent.happening[i]];
    const since = s.eventCount;
    if (spec?.commit) spec.commit(s, i, engine);
    else commitCore(engine, s, i, f);
    if (intent.cancelled[i]) continue;
    done++;
    // What meant no card in particular is known by the cards it has moved.
    if (as !== 0 && intent.card[i] === 0)
      for (let row = since; row < s.eventCount; row++)
        if (s.event.kind[row] === 0) bind(engine, s, holder, as, s.event.card[row]);
    if (intent.card[i] !== 0) {
      bind(engine, s, holderOf.frame(f), AFFECTED, intent.card[i]);
      if (as !== 0) bind(engine, s, holder, as, intent.card[i]);
    }
  }
  for (let i = from; i < s.intentCount; i++) {
    intent.happening[i] = 0;
    intent.first[i] = 0;
    intent.card[i] = 0;
    intent.to[i] = 0;
    intent.seat[i] = 0;
    intent.faceUp[i] = 0;
    intent.amount[i] = 0;
    intent.cause[i] = 0;
    intent.by[i] = 0;
    intent.bySeat[i] = 0;
    intent.cancelled[i] = 0;
    intent.applied[i] = 0;
    intent.detail[i] = 0;
  }
  s.intentCount = from;
  s.frame.did[f] = done > 0 ? 1 : 0;
}

/** Carries out one of the core's own happenings: what a rule set falls back on. */
export function commitCore<S extends CoreState>(engine: Engine<S>, s: S, i: number, f: number): void {
  const { intent, card } = s;
  const e = intent.card[i];
  const to = intent.to[i];
  const seat = intent.seat[i];
  const cause = intent.cause[i];
  const by = intent.by[i];
  const bySeat = intent.bySeat[i];
  switch (intent.happening[i]) {
    case happening.move: {
      const row = engine.zoneRow(to, seat);
      if (engine.placesIn[to] !== 0 && card.zone[e] !== row && freePlace(engine, s, row) === 0) {
        intent.cancelled[i] = 1; // no room: it stays where it is
        return;
      }
      const from = card.zone[e] >> 1;
      // detail: in a zone with places the place that is wanted, in a pile 1 for the bottom
      const detail = intent.detail[i];
      const place = detail > 0 && isFree(engine, s, row, detail) ? detail : 0;
      const placing = { faceUp: intent.faceUp[i] === 1, bottom: detail === 1, place, cause, by, bySeat };
      put(engine, s, e, to, seat, placing);
      emit(engine, s, 0, { card: e, from, to, seat, amount: 0, cause, by, bySeat });
      return;
    }
    case happening.turn:
      turnOver(engine, s, e, intent.faceUp[i] === 1);
      emit(engine, s, 1, { card: e, to: intent.faceUp[i], seat: card.controller[e], cause, by, bySeat });
      return;
    case happening.take: {
      const kind = card.zone[e] >> 1;
      if (card.controller[e] === seat || freePlace(engine, s, engine.zoneRow(kind, seat)) === 0) {
        intent.cancelled[i] = 1;
        return;
      }
      handOver(engine, s, e, seat);
      emit(engine, s, 2, { card: e, seat, cause, by, bySeat });
      return;
    }
    case happening.attach:
      card.host[e] = intent.detail[i];
      card.slot[e] = to;
      s.dirty = 1;
      emit(engine, s, 3, { card: e, to, amount: intent.detail[i], cause, by, bySeat });
      return;
    case happening.counter: {
      const column = `counter${to}` as 'counter0';
      const before = card[column][e];
      const after = Math.max(0, Math.min(255, before + intent.amount[i]));
      if (after === before) {
        intent.cancelled[i] = 1;
        return;
      }
      card[column][e] = after;
      s.dirty = 1;
      emit(engine, s, 4, { card: e, to, amount: after - before, cause, by, bySeat });
      return;
    }
    case happening.shuffle:
      shuffle(engine, s, engine.zoneRow(to, seat));
      emit(engine, s, 5, { to, seat, cause, by, bySeat });
      return;
    case happening.chance: {
      const value = takeForced(s, to) ?? below(s, intent.amount[i]);
      s.frame.answer[f] = value;
      if (s.frame.record[f] > 0) s.record.amount[s.frame.record[f] - 1] = value;
      emit(engine, s, 6, { to, seat, amount: value, cause, by, bySeat });
      return;
    }
    case happening.reveal:
      show(s, e, to);
      emit(engine, s, 7, { card: e, to, seat: card.controller[e], cause, by, bySeat });
      return;
    default:
      throw new Error(
        `happening "${engine.happenings.name(intent.happening[i])}" has neither a commit nor a successor`,
      );
  }
}

/** A forced result of chance of this kind, first in first out; undefined if none is left. */
export function takeForced(s: CoreState, kind: number): number | undefined {
  const { forced } = s;
  for (let row = 0; row < s.forcedCount; row++) {
    if (forced.kind[row] !== kind) continue;
    const value = forced.value[row];
    for (let r = row; r < s.forcedCount - 1; r++) {
      forced.kind[r] = forced.kind[r + 1];
      forced.value[r] = forced.value[r + 1];
    }
    s.forcedCount -= 1;
    forced.kind[s.forcedCount] = 0;
    forced.value[s.forcedCount] = 0;
    return value;
  }
  return undefined;
}

/**
 * The point the VM reaches after every commit: what applies continuously is brought up to date, any-time rules act,
 * immediate effects follow. True: something of that runs first, come back here after it.
 */
export function interrupt<S extends CoreState>(engine: Engine<S>, s: S): boolean {
  const before = s.frameCount;
  for (let round = 0; round < 64; round++) {
    collect(engine, s);
    refresh(engine, s);
    if (s.frameCount > before) return true;
    let acted = false;
    for (const check of engine.rules.ruleChecks) {
      if (!check.anyTime || !check.due(s, engine)) continue;
      check.perform(s, engine);
      acted = true;
      break;
    }
    if (!acted) return false;
    if (s.frameCount > before) return true;
  }
  throw new EngineFault('the any-time rules do not come to rest');
}
