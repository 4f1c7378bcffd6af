import { addBit, hasBit } from './bits.ts';
import { CardList } from './context.ts';
import { claim } from './control.ts';
import type { Effect } from './effect.ts';
import type { Definition, Engine } from './engine.ts';
import { inForce } from './events.ts';
import { type Column, columnsOf } from './layout.ts';
import { endLingering, silenced } from './lingering.ts';
import { CONTROL, type LivePart, MARK, NEGATE, OPERATION } from './part.ts';
import { type CoreState, derived, type Entity } from './state.ts';

// Scratch of one refresh: rows in the order in which they apply, their stamps and layers, and which cards are negated.
const order = new Uint16Array(2048);
const stamps = new Uint16Array(2048);
const layers = new Uint8Array(2048);
const negatedNow = new Uint8Array(2048);
const marksNow = new Int32Array(2048);
const reached = new CardList();
// Values that a resolution has set: what had changed them before that stamp counts no more.
const wiped: { column: number; card: Entity; stamp: number }[] = [];
let wipedCount = 0;

function wipe(column: number, card: Entity, stamp: number): void {
  const known = wiped[wipedCount];
  if (known) Object.assign(known, { column, card, stamp });
  else wiped.push({ column, card, stamp });
  wipedCount++;
}

function isWiped(column: number, card: Entity, stamp: number): boolean {
  for (let i = 0; i < wipedCount; i++) {
    const one = wiped[i] as (typeof wiped)[number];
    if (one.card === card && one.stamp > stamp && one.column === column) return true;
  }
  return false;
}

function add<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  row: number,
  part: number,
  source: Entity,
  seat: number,
  lingering: number,
  stamp: number,
): void {
  engine.full(s, 'live', s.live.part, row);
  const { live } = s;
  live.part[row] = part;
  live.source[row] = source;
  live.seat[row] = seat;
  live.lingering[row] = lingering;
  stamps[row] = stamp;
  layers[row] = (engine.parts[part] as LivePart<S>).layer;
}

function gather<S extends CoreState>(engine: Engine<S>, s: S): number {
  let n = 0;
  const rows = engine.zoneSpecs.length * 2;
  const { applies } = engine;
  const zones = applies[0] as number;
  for (let z = 2; z < rows; z++) {
    if (!engine.plain && (s.zone.active[z] === 0 || ((zones >>> (z >> 1)) & 1) === 0)) continue;
    for (let e = s.zone.head[z]; e !== 0; e = s.card.next[e]) {
      const definition = s.card.definition[e];
      if ((((applies[definition] as number) >>> (z >> 1)) & 1) === 0) continue;
      for (const id of (engine.definitions[definition] as Definition).effects) {
        const effect = engine.effects[id] as Effect<S>;
        if (effect.live.length === 0 || !inForce(engine, s, e, effect)) continue;
        for (let k = 0; k < effect.live.length; k++) {
          const stamp = engine.parts[effect.live[k] as number]?.prevails ? LAST : s.card.stamp[e];
          add(engine, s, n++, effect.live[k] as number, e, s.card.controller[e], 0, stamp);
        }
      }
    }
  }
  for (let row = 0; row < s.lingeringCount; row++) {
    const part = engine.parts[s.lingering.part[row]] as LivePart<S>;
    if (part.part === 'watch') continue;
    add(engine, s, n++, part.id, s.lingering.source[row], s.lingering.seat[row], row + 1, s.lingering.stamp[row]);
  }
  return n;
}

/** Ends what lingered only while a card stayed that has gone. */
function prune<S extends CoreState>(engine: Engine<S>, s: S): void {
  if (s.lingeringCount === 0) return;
  for (let row = s.lingeringCount - 1; row >= 0; row--) {
    const { lingering, binding, card } = s;
    const until = engine.untils.name(lingering.until[row]);
    let gone = false;
    if (until === 'while this stays') gone = card.stay[lingering.source[row]] !== lingering.stay[row];
    // A row about cards ends when none of them stays any more, unless it follows them wherever they go.
    const holder = 2000 + lingering.key[row];
    let about = 0;
    let staying = 0;
    for (let b = 0; b < s.bindingCount; b++) {
      if (binding.holder[b] !== holder) continue;
      about++;
      if (card.stay[binding.card[b]] === binding.stay[b]) staying++;
    }
    const part = engine.parts[lingering.part[row]] as LivePart<S>;
    if (about > 0 && staying === 0 && part.part !== 'watch' && !part.wherever) gone = true;
    if (gone) endLingering(engine, s, row);
  }
}

const ROUNDS = 8;
/** A stamp after all others. */
const LAST = 0xffff;

/**
 * Recomputes what applies continuously: control, what is negated, marks, then values layer by layer in the order in
 * which things came. A negator may be negated, and a mark that goes by values may change those: both are looked at again
 * until nothing changes, at most eight times. What still changes then never settles (`derived.unsettled`).
 */
export function refresh<S extends CoreState>(engine: Engine<S>, s: S): void {
  if (s.dirty === 0 && !engine.plain) return;
  prune(engine, s);
  const { live, standing, derivedScalars } = s;
  for (let row = 0; row < derivedScalars.value[derived.liveCount]; row++) {
    live.part[row] = 0;
    live.source[row] = 0;
    live.seat[row] = 0;
    live.lingering[row] = 0;
  }
  const n = gather(engine, s);
  derivedScalars.value[derived.liveCount] = n;
  standing.negated.fill(0, 0, s.entities + 1);
  standing.marks.fill(0, 0, s.entities + 1);
  let negators = 0;
  let circular = 0;
  for (let row = 0; row < n; row++) {
    const layer = layers[row] as number;
    if (layer === NEGATE) negators++;
    if ((engine.parts[live.part[row]] as LivePart<S>).circular) circular++;
    let at = row;
    while (at > 0) {
      const other = order[at - 1] as number;
      const otherLayer = layers[other] as number;
      if (otherLayer < layer || (otherLayer === layer && (stamps[other] as number) <= (stamps[row] as number))) break;
      order[at] = other;
      at--;
    }
    order[at] = row;
  }
  base(engine, s);
  const c = engine.borrow();
  let settled = negators === 0 || negate(engine, s, c, n);
  const { value } = derivedScalars;
  value.fill(0, derived.allowed);
  markAll(engine, s, c, n, standing.marks);
  applyAll(engine, s, c, n);
  if (circular > 0) settled = settle(engine, s, c, n) && settled;
  value[derived.circular] = circular;
  value[derived.marks] = n === 0 ? 0 : marksInForce(s);
  value[derived.unsettled] = settled ? 0 : 1;
  engine.giveBack();
  s.dirty = 0;
}

/** Whether a row says something at the moment; then the context stands where it is seen from. */
function speaks<S extends CoreState>(
  s: S,
  c: ReturnType<Engine<S>['borrow']>,
  row: number,
  part: LivePart<S>,
): boolean {
  const { live } = s;
  if (silenced(s, part, live.source[row], live.lingering[row])) return false;
  c.aside(live.seat[row], live.source[row], 0);
  c.lingering = live.lingering[row];
  return part.condition === null || part.condition(s, c, c.source);
}

/** Which marks (or which one alone) each card bears, by the values of the moment. */
function markAll<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  c: ReturnType<Engine<S>['borrow']>,
  n: number,
  marks: { [row: number]: number },
  alone = -1,
): void {
  for (let i = 0; i < n; i++) {
    const row = order[i] as number;
    if (layers[row] !== MARK) continue;
    const part = engine.parts[s.live.part[row]] as LivePart<S>;
    if (part.to === null || (alone >= 0 && part.number !== alone) || !speaks(s, c, row, part)) continue;
    reached.length = 0;
    part.to(s, c, c.source, reached);
    for (let k = 0; k < reached.length; k++)
      marks[reached.at[k]] = (marks[reached.at[k]] as number) | (1 << part.number);
  }
}

function marksInForce({ entities, standing: { marks } }: CoreState): number {
  let all = 0;
  for (let e = 1; e <= entities; e++) all |= marks[e] as number;
  return all;
}

/** Everything but negation and marks, layer by layer. */
function applyAll<S extends CoreState>(engine: Engine<S>, s: S, c: ReturnType<Engine<S>['borrow']>, n: number): void {
  const { live, standing } = s;
  const { value } = s.derivedScalars;
  const { reaches } = engine.rules;
  const now = columnsOf(s, 'now');
  standing.control.fill(0, 0, s.entities + 1);
  wipedCount = 0;
  for (let i = 0; i < n; i++) {
    const row = order[i] as number;
    const part = engine.parts[live.part[row]] as LivePart<S>;
    if (part.layer === NEGATE || part.layer === MARK) continue;
    if (silenced(s, part, live.source[row], live.lingering[row])) continue;
    if (part.part === 'replace') addBit(value, part.number, derived.replaced);
    else if (part.part === 'forbid') addBit(value, part.number, derived.forbidden);
    else if (part.part === 'require') addBit(value, part.number, derived.required);
    else if (part.part === 'allow') value[derived.allowed] = 1;
    if (part.to === null) continue;
    c.aside(live.seat[row], live.source[row], 0);
    c.lingering = live.lingering[row];
    if (part.condition !== null && !part.condition(s, c, c.source)) continue;
    reached.length = 0;
    part.to(s, c, c.source, reached);
    for (let k = 0; k < reached.length; k++) {
      const e = reached.at[k];
      if (reaches !== undefined && !part.unnegatable && !reaches(s, live.source[row], e, engine)) continue;
      if (part.layer === CONTROL)
        claim(s, e, 1 + (part.seatOf as NonNullable<typeof part.seatOf>)(s, c, e), part.prevails);
      else if (part.layer >= OPERATION && part.apply !== null && part.by !== null) {
        const column = now[part.column] as Column;
        if (standing.valued[e] === 0) {
          standing.valued[e] = 1;
          engine.rules.base(s, e, engine);
        }
        if (wipedCount > 0 && isWiped(part.column, e, stamps[row] as number)) continue;
        column[e] = part.apply(column[e] as number, part.by(s, c, e));
        if (part.wipes && live.lingering[row] !== 0) wipe(part.column, e, stamps[row] as number);
      }
    }
  }
}

/** Looks at the marks again with the values that came of them, until they stay as they are; false: they never do. */
function settle<S extends CoreState>(engine: Engine<S>, s: S, c: ReturnType<Engine<S>['borrow']>, n: number): boolean {
  const { marks } = s.standing;
  for (let round = 0; round < ROUNDS; round++) {
    marksNow.fill(0, 0, s.entities + 1);
    markAll(engine, s, c, n, marksNow);
    let changed = false;
    for (let e = 1; e <= s.entities; e++) {
      if (marks[e] === marksNow[e]) continue;
      marks[e] = marksNow[e] as number;
      changed = true;
    }
    if (!changed) return true;
    base(engine, s);
    applyAll(engine, s, c, n);
  }
  return false;
}

function base<S extends CoreState>(engine: Engine<S>, s: S): void {
  const { valued } = s.standing;
  const now = columnsOf(s, 'now');
  for (let e = 0; e <= s.entities; e++) {
    if (valued[e] === 0) continue;
    valued[e] = 0;
    for (let k = 0; k < now.length; k++) (now[k] as Column)[e] = 0;
  }
  for (const kind of engine.fields) {
    for (let z = kind * 2; z < kind * 2 + 2; z++) {
      for (let e = s.zone.head[z]; e !== 0; e = s.card.next[e]) {
        valued[e] = 1;
        engine.rules.base(s, e, engine);
      }
    }
  }
}

/** Which cards are negated, until that stays as it is; false: it never does. */
function negate<S extends CoreState>(engine: Engine<S>, s: S, c: ReturnType<Engine<S>['borrow']>, n: number): boolean {
  const { live, standing } = s;
  const { unnegated } = engine.rules;
  const kept = unnegated === undefined ? -1 : engine.marks.id(unnegated);
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    negatedNow.fill(0, 0, s.entities + 1);
    marksNow.fill(0, 0, s.entities + 1);
    if (kept >= 0) markAll(engine, s, c, n, marksNow, kept);
    for (let i = 0; i < n; i++) {
      const row = order[i] as number;
      const part = engine.parts[live.part[row]] as LivePart<S>;
      if (part.layer !== NEGATE || part.to === null || !speaks(s, c, row, part)) continue;
      reached.length = 0;
      part.to(s, c, c.source, reached);
      for (let k = 0; k < reached.length; k++) if (marksNow[reached.at[k]] === 0) negatedNow[reached.at[k]] = 1;
    }
    for (let e = 1; e <= s.entities; e++) {
      const is = negatedNow[e] as number;
      if (standing.negated[e] !== is) {
        standing.negated[e] = is;
        changed = true;
      }
    }
    if (!changed) return true;
  }
  return false;
}

/** The live row that forbids a seat this act (with this card), −1 if none does. */
export function forbiddenBy<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  act: number,
  seat: number,
  card: Entity,
): number {
  if (!engine.plain && !hasBit(s.derivedScalars.value, act, derived.forbidden)) return -1;
  return liveRow(engine, s, 'forbid', act, seat, card);
}

/** Whether something forbids this act, by its name, to a seat with a card (0: none). @throws {LoadError} if there is no such act */
export function isForbidden<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  act: string,
  seat: number,
  card: Entity,
): boolean {
  // Mostly nothing at all is forbidden: then nobody needs to know which act this is.
  const { value } = s.derivedScalars;
  if (!engine.plain && value[derived.forbidden] === 0 && value[derived.forbidden + 1] === 0) return false;
  return forbiddenBy(engine, s, engine.acts.id(act), seat, card) >= 0;
}

/** The live row that requires this act of a card, −1 if none does. */
export function requiredBy<S extends CoreState>(engine: Engine<S>, s: S, act: number, card: Entity): number {
  if (!engine.plain && !hasBit(s.derivedScalars.value, act, derived.required)) return -1;
  return liveRow(engine, s, 'require', act, -1, card);
}

function liveRow<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  kind: string,
  number: number,
  seat: number,
  card: Entity,
): number {
  const c = engine.borrow();
  let found = -1;
  for (let row = 0; row < s.derivedScalars.value[derived.liveCount] && found < 0; row++) {
    const part = engine.parts[s.live.part[row]] as LivePart<S>;
    if (part.part !== kind || part.number !== number || silenced(s, part, s.live.source[row], s.live.lingering[row]))
      continue;
    if (seat >= 0 && part.who !== null && !part.who(s, s.live.seat[row], seat)) continue;
    c.aside(s.live.seat[row], s.live.source[row], 0);
    c.lingering = s.live.lingering[row];
    if (part.condition !== null && !part.condition(s, c, card)) continue;
    if (part.which === null || (card !== 0 && part.which(s, c, card))) found = row;
  }
  engine.giveBack();
  return found;
}

/** Whether a rule is waived for this seat (and card) by something in force. */
export function allows<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  rule: string,
  seat: number,
  card: Entity,
): boolean {
  if (!engine.plain && s.derivedScalars.value[derived.allowed] === 0) return false;
  const c = engine.borrow();
  let found = false;
  for (let row = 0; row < s.derivedScalars.value[derived.liveCount] && !found; row++) {
    const part = engine.parts[s.live.part[row]] as LivePart<S>;
    if (part.part !== 'allow' || part.rule !== rule || silenced(s, part, s.live.source[row], s.live.lingering[row]))
      continue;
    if (part.who !== null && !part.who(s, s.live.seat[row], seat)) continue;
    c.aside(s.live.seat[row], s.live.source[row], 0);
    c.lingering = s.live.lingering[row];
    if (part.condition !== null && !part.condition(s, c, card)) continue;
    found = part.which === null || (card !== 0 && part.which(s, c, card));
  }
  engine.giveBack();
  return found;
}

/** Appends what the requirement in a live row says an act must be done to; nothing if it leaves that open. */
export function requiredObjects<S extends CoreState>(engine: Engine<S>, s: S, row: number, out: CardList): void {
  const part = engine.parts[s.live.part[row]] as LivePart<S>;
  const c = engine.borrow().aside(s.live.seat[row], s.live.source[row], 0);
  c.lingering = s.live.lingering[row];
  part.object?.(s, c, s.live.source[row], out);
  engine.giveBack();
}

/** Whether a mark is on a card. */
export const marked = (s: CoreState, e: Entity, mark: number): boolean => ((s.standing.marks[e] >>> mark) & 1) === 1;

/** Whether any card bears any mark: most positions have none, and then nobody needs to look. */
export const someIsMarked = (s: CoreState): boolean => s.derivedScalars.value[derived.marks] !== 0;
