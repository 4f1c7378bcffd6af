import type { Engine } from './engine.ts';
import type { Column } from './layout.ts';
import { below, seedRandom } from './random.ts';
import { type Asker, EVERYBODY, seats, spectator } from './seats.ts';
import { isUnordered, knows } from './sight.ts';
import { type CoreState, coreSpec } from './state.ts';
import { swapIdentity } from './zones.ts';

const coreScalars = [
  'configuration',
  'decider',
  'result',
  'resultReason',
  'ply',
  'turn',
  'turnSeat',
  'entities',
  'recordCount',
  'listedCount',
];
const corePublic = [
  'owner',
  'controller',
  'zone',
  'place',
  'next',
  'prev',
  'faceUp',
  'known',
  'host',
  'slot',
  'counter0',
  'counter1',
  'counter2',
  'counter3',
  'counter4',
  'counter5',
  'counter6',
  'counter7',
];
const coreKnown = ['definition', 'cameTurn'];
const coreTables = ['zone', 'record'];

type Tables = Readonly<Record<string, Readonly<Record<string, Uint16Array>>>>;

/** A column of a state. */
interface Place {
  readonly table: string;
  readonly column: string;
}

/** What views of one rule set show. */
interface Plan {
  /** their words in the buffer: scalars come first, in the order of the layout */
  readonly scalars: readonly number[];
  readonly open: readonly Place[];
  readonly known: readonly Place[];
  readonly tables: readonly Place[];
  /** kinds of zones that their seat alone sees, in no order for others */
  readonly unordered: readonly number[];
  /** by size class: what everybody sees, as stretches of words `[from, to)` of the buffer */
  readonly stretches: Map<number, readonly (readonly [number, number])[]>;
}

/** The order in which somebody holds cards is nobody else's business: it would tell which of them has gone. */
function inOrderOfNumbers(s: CoreState, row: number): void {
  const { card, zone } = s;
  if (zone.size[row] < 2) return;
  let n = 0;
  let moved = false;
  for (let e = zone.head[row]; e !== 0; e = card.next[e]) {
    let at = n++;
    if (at > 0 && held[at - 1] > e) moved = true;
    for (; at > 0 && held[at - 1] > e; at--) held[at] = held[at - 1];
    held[at] = e;
  }
  if (!moved) return;
  for (let k = 0; k < n; k++) {
    card.prev[held[k]] = k === 0 ? 0 : held[k - 1];
    card.next[held[k]] = k === n - 1 ? 0 : held[k + 1];
  }
  zone.head[row] = held[0];
  zone.tail[row] = held[n - 1];
}

/** Scratch of one view: the cards of one zone, and those that its asker knows. */
const held = new Uint16Array(2048);
const sighted = new Uint16Array(2048);
const plans = new WeakMap<object, Plan>();

function planOf<S extends CoreState>(engine: Engine<S>): Plan {
  let plan = plans.get(engine);
  if (plan) return plan;
  const { visible, layout } = engine.rules;
  const own = new Set(Object.keys(layout.card ?? {}));
  const effective = new Set(Object.keys(layout.effective ?? {}));
  const placed = (column: string): Place => {
    const table =
      column in coreSpec.tables.card.columns
        ? 'card'
        : own.has(column)
          ? 'own'
          : effective.has(column)
            ? 'now'
            : 'standing';
    return { table, column };
  };
  const { spec } = engine.layout;
  plan = {
    // A table is shown with the number of its rows: whoever copies the view relies on it.
    scalars: [
      ...coreScalars,
      ...visible.scalars,
      ...visible.tables.flatMap((table) => spec.tables[table]?.count ?? []),
    ].map((name) => spec.scalars.indexOf(name)),
    open: [...corePublic, ...visible.cardColumns].map(placed),
    known: [...coreKnown, ...visible.knownCardColumns].map(placed),
    tables: [...coreTables, ...visible.tables].flatMap((table) =>
      Object.keys(spec.tables[table]?.columns ?? {}).map((column) => ({ table, column })),
    ),
    unordered: engine.zoneSpecs.flatMap(({ places }, kind) =>
      !places && isUnordered(engine.sightIn[kind]) ? [kind] : [],
    ),
    stretches: new Map(),
  };
  plans.set(engine, plan);
  return plan;
}

function copyBytes(source: Uint8Array, target: Uint8Array, n: number): void {
  for (let i = 0; i < n; i++) target[sighted[i]] = source[sighted[i]];
}
function copyShorts(source: Uint16Array, target: Uint16Array, n: number): void {
  for (let i = 0; i < n; i++) target[sighted[i]] = source[sighted[i]];
}
function copyWords(source: Int32Array, target: Int32Array, n: number): void {
  for (let i = 0; i < n; i++) target[sighted[i]] = source[sighted[i]];
}

const columnOf = (tables: Tables, { table, column }: Place): Uint16Array => tables[table]?.[column] as Uint16Array;

/** What everybody sees lies together for the most part: few copies instead of one a column. */
function stretchesOf<S extends CoreState>(plan: Plan, s: S): readonly (readonly [number, number])[] {
  let stretches = plan.stretches.get(s.sizeClass);
  if (stretches) return stretches;
  const columns = [...plan.open, ...plan.tables]
    .map((place) => columnOf(s as unknown as Tables, place))
    .map(({ byteOffset, byteLength }) => [byteOffset >> 2, (byteOffset + byteLength + 3) >> 2] as [number, number])
    .sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of columns) {
    const last = merged.at(-1);
    if (last && last[1] === from) last[1] = to;
    else merged.push([from, to]);
  }
  stretches = merged;
  plan.stretches.set(s.sizeClass, stretches);
  return stretches;
}

/**
 * Fills `into` with what a seat, or a spectator, may see of `s`: an allow-list. Whatever is not named (generator, frames, bindings,
 * pending triggers, what lingers …) is zero, and so is the identity of cards that the asker does not know.
 */
export function view<S extends CoreState>(engine: Engine<S>, s: S, asker: Asker, into: S): S {
  const plan = planOf(engine);
  into.words.fill(0);
  const [seen, shown] = [s as unknown as Tables, into as unknown as Tables];
  for (const word of plan.scalars) into.words[word] = s.words[word] as number;
  const n = s.entities + 1;
  for (const [from, to] of stretchesOf(plan, s)) {
    const { words } = s;
    for (let w = from; w < to; w++) into.words[w] = words[w] as number;
  }
  let sights = 0;
  const { known } = s.card;
  // Who knows a card: one seat, or for a spectator every seat.
  const needed = asker === spectator ? EVERYBODY : 1 << asker;
  for (let e = 1; e < n; e++) if ((known[e] & needed) === needed) sighted[sights++] = e;
  for (const place of plan.known) {
    const [source, target] = [columnOf(seen, place), columnOf(shown, place)] as [Column, Column];
    // One loop per width: a loop that meets arrays of several kinds is several times slower.
    if (source instanceof Uint8Array) copyBytes(source, target as Uint8Array, sights);
    else if (source instanceof Uint16Array) copyShorts(source, target as Uint16Array, sights);
    else if (source instanceof Int32Array) copyWords(source, target as Int32Array, sights);
    else for (let i = 0; i < sights; i++) target[sighted[i]] = source[sighted[i]];
  }
  // Who else knows a card is known only about cards one knows oneself.
  for (let e = 1; e < n; e++) if ((known[e] & needed) !== needed) into.card.known[e] = 0;
  for (const kind of plan.unordered)
    for (const seat of seats) if (seat !== asker) inOrderOfNumbers(into, engine.zoneRow(kind, seat));
  // How many cards of a hidden zone are of some use there is nobody's business.
  into.zone.active.fill(0);
  for (let row = 0; row < s.listedCount; row++) {
    if (s.listed.owner[row] !== asker) continue;
    into.listed.definition[row] = s.listed.definition[row];
    into.listed.owner[row] = s.listed.owner[row];
    into.listed.zone[row] = s.listed.zone[row];
  }
  return into;
}

/**
 * Fills `into` with a full state that looks to the asker exactly as `s` does: identities of what that one does not know are
 * dealt anew among the places they may lie, and the generator starts from `seed`. What the asker knows stays.
 */
export function determinize<S extends CoreState>(engine: Engine<S>, s: S, asker: Asker, seed: number, into: S): S {
  engine.layout.copy(s, into);
  const dealer = { rng0: 0, rng1: 0, rng2: 0, rng3: 0 };
  seedRandom(dealer, seed);
  redeal(engine, into, asker, dealer);
  seedRandom(into, seed);
  return into;
}

/** Deals the identities that the asker does not know anew, in place, card for card of the same owner. */
export function redeal<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  asker: Asker,
  dealer: Parameters<typeof below>[0],
): void {
  const fits = engine.rules.fits ?? (() => true);
  for (const owner of seats) {
    const hidden: number[] = [];
    for (let e = 1; e <= s.entities; e++) {
      if (s.card.owner[e] === owner && s.card.zone[e] > 1 && !knows(s, e, asker)) hidden.push(e);
    }
    for (let i = hidden.length - 1; i > 0; i--) {
      const a = hidden[i] as number;
      const b = hidden[below(dealer, i + 1)] as number;
      if (a === b) continue;
      const okA = fits(engine.definitions[s.card.definition[b]] as never, s.card.zone[a] >> 1, s, a, engine);
      const okB = fits(engine.definitions[s.card.definition[a]] as never, s.card.zone[b] >> 1, s, b, engine);
      if (!okA || !okB) continue;
      exchange(engine, s, a, b);
    }
    remix(engine, s, hidden, dealer);
  }
  s.dirty = 1;
}

/** What was shuffled among places of a field, and so has one stay, may lie any way round. */
function remix<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  hidden: readonly number[],
  dealer: Parameters<typeof below>[0],
): void {
  const { place, stay, zone } = s.card;
  for (let i = hidden.length - 1; i > 0; i--) {
    const a = hidden[i] as number;
    if (place[a] === 0) continue;
    const others = hidden.filter((b, k) => k <= i && zone[b] === zone[a] && place[b] > 0 && stay[b] === stay[a]);
    if (others.length < 2) continue;
    const b = others[below(dealer, others.length)] as number;
    if (a !== b) exchange(engine, s, a, b);
  }
}

/** Swaps two identities wherever they lie, keeping what counts active cards right. */
function exchange<S extends CoreState>(engine: Engine<S>, s: S, a: number, b: number): void {
  const count = (e: number, by: number): void => {
    const row = s.card.zone[e];
    if ((engine.definitionOf(s, e).activeIn >>> (row >> 1)) & 1) s.zone.active[row] += by;
  };
  count(a, -1);
  count(b, -1);
  const knownA = s.card.known[a];
  const knownB = s.card.known[b];
  swapIdentity(engine, s, a, b);
  s.card.known[a] = knownA;
  s.card.known[b] = knownB;
  count(a, 1);
  count(b, 1);
}
