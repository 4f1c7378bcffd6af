import { answers } from './asking.ts';
import type { Engine } from './engine.ts';
import { happening } from './engine.ts';
import { references } from './following.ts';
import { type Column, StateError } from './layout.ts';
import { seats } from './seats.ts';
import { type CoreState, type Entity, REGISTERS } from './state.ts';

// Widths say what a cell can hold; this says what it may mean. A state that passes can be looked at and played on: every
// reference leads somewhere, every list ends, and somebody is asked something that the chart accepts.

/** The lowest and the highest value that means something. */
export type Range = readonly [low: number, high: number];
type Ranges = Readonly<Record<string, Range>>;

const flag: Range = [0, 1];
const below = (n: number): Range => [0, n - 1];
const from1 = (n: number): Range => [1, n - 1];

/** @throws {StateError} in the one line that every flaw of a state has: where, what, what would be right. */
function fail(where: string, problem: string): never {
  throw new StateError(`state JSON, ${where}: ${problem}`);
}

/** What scalars may be, whatever the rule set. `group`, `stays` and `stamps` are numbers given out to 16-bit columns. */
function scalarRanges<S extends CoreState>(engine: Engine<S>): Ranges {
  const seat = below(seats.length);
  const atMost16: Range = [0, 65_000];
  return {
    configuration: below(engine.chart.configurations.length),
    decider: seat,
    result: [0, 3],
    resultReason: below(engine.reasons.list.length),
    ply: [0, 1_000_000_000],
    turn: atMost16,
    turnSeat: seat,
    waiting: flag,
    group: [0, 1_000_000_000],
    stays: atMost16,
    stamps: atMost16,
    eventCount: [0, 0],
  };
}

/** What the cells of rows in use may be, by `table.column`. Numbers of cards are checked apart. */
function cellRanges<S extends CoreState>(engine: Engine<S>, s: S): Ranges {
  const seat = below(seats.length);
  const zone = below(engine.zones.list.length);
  const cause = below(engine.causes.list.length);
  const effect = from1(engine.effects.length);
  const definition = from1(engine.definitions.length);
  const stay: Range = [0, s.stays];
  return {
    'card.owner': seat,
    'card.controller': seat,
    'card.zone': below(2 * engine.zones.list.length),
    'card.faceUp': flag,
    'card.known': [0, (1 << seats.length) - 1],
    'card.slot': below(engine.slots.list.length),
    'card.definition': definition,
    'card.stay': stay,
    'card.stamp': [0, s.stamps],
    'card.lastZone': zone,
    'card.lastController': seat,
    'card.lastFaceUp': flag,
    'card.cameCause': cause,
    'card.cameSeat': seat,
    'frame.program': from1(engine.programs.length),
    'frame.you': seat,
    'frame.stay': stay,
    'frame.record': [0, s.recordCount],
    'frame.cause': cause,
    // A program that is begun by what another carries out starts behind intents that are gone by now.
    'frame.intents': [0, s.intent.card.length],
    'frame.intent': [0, s.intentCount],
    'frame.did': flag,
    // a place that was picked
    'frame.r6': below(32),
    'record.effect': effect,
    'record.performs': effect,
    'record.seat': seat,
    'record.swapped': flag,
    'record.stay': stay,
    'record.zoneThen': zone,
    'binding.holder': [1, 65_535],
    'intent.happening': below(engine.happenings.list.length),
    'intent.first': below(engine.happenings.list.length),
    'intent.seat': seat,
    'intent.faceUp': flag,
    'intent.cause': cause,
    'intent.bySeat': seat,
    'intent.cancelled': flag,
    'intent.applied': flag,
    'trigger.effect': effect,
    'trigger.stay': stay,
    'trigger.subjectStay': stay,
    'trigger.seat': seat,
    'trigger.cause': cause,
    'lingering.part': from1(engine.parts.length),
    'lingering.stay': stay,
    'lingering.seat': seat,
    'lingering.until': below(engine.untils.list.length),
    'lingering.untilSeat': [0, seats.length],
    'lingering.stamp': [0, s.stamps],
    'lingering.key': [1, 20_000],
    'obligation.kind': below(engine.obligations.list.length),
    'obligation.seat': seat,
    'limit.key': from1(engine.bindingNames.length),
    'limit.seat': seat,
    'limit.per': below(6),
    'listed.definition': definition,
    'listed.owner': seat,
    'listed.zone': zone,
  };
}

type Tables = Readonly<Record<string, Readonly<Record<string, Column>>>>;

/** How many rows of a table are in use, and the first that is. */
function rowsInUse<S extends CoreState>(engine: Engine<S>, s: S, table: string): Range {
  const spec = engine.layout.spec.tables[table];
  const cells = Object.values((s as unknown as Tables)[table] ?? {})[0];
  if (spec?.count !== undefined) return [0, (s as unknown as Record<string, number>)[spec.count] as number];
  return spec?.rows === 'cards' ? [1, s.entities + 1] : [0, cells?.length ?? 0];
}

function checkColumn<S extends CoreState>(engine: Engine<S>, s: S, name: string, [low, high]: Range, what = ''): void {
  const [table, column] = name.split('.') as [string, string];
  const cells = (s as unknown as Tables)[table]?.[column] as Column;
  const [from, to] = rowsInUse(engine, s, table);
  for (let row = from; row < to; row++) {
    const value = cells[row] as number;
    if (value < low || value > high) fail(`tables.${name}[${row}]`, `${value} is not within ${low} … ${high}${what}`);
  }
}

/** Counts first: whatever else is read relies on them. */
export function checkCounts<S extends CoreState>(engine: Engine<S>, s: S): void {
  const scalars = s as unknown as Record<string, number>;
  const within = (name: string, high: number): void => {
    const n = scalars[name] as number;
    if (n < 0 || n > high)
      fail(`scalars.${name}`, `${n} is not within 0 … ${high} (rows of size class ${s.sizeClass})`);
  };
  within('entities', s.sizeClass);
  for (const [table, { count }] of Object.entries(engine.layout.spec.tables)) {
    if (count === undefined) continue;
    const cells = Object.values((s as unknown as Tables)[table] ?? {})[0];
    within(count, (cells?.length ?? 0) - (count === 'listedCount' ? 1 : 0));
  }
}

/** Every card lies in exactly one list, whose ends, links, size and count of useful cards say the same. */
function checkLists<S extends CoreState>(engine: Engine<S>, s: S): void {
  const { card, zone } = s;
  const lies = new Uint8Array(s.entities + 1);
  for (let row = 0; row < zone.head.length; row++) {
    const kind = row >> 1;
    let [n, active, before] = [0, 0, 0];
    for (let e = zone.head[row] as Entity; e !== 0; e = card.next[e] as Entity) {
      const at = `tables.card.next[${before}]`;
      if (lies[e] === 1)
        fail(
          before === 0 ? `tables.zone.head[${row}]` : at,
          `card ${e} already lies in a list: each lies in one, once`,
        );
      lies[e] = 1;
      if (card.zone[e] !== row)
        fail(`tables.card.zone[${e}]`, `${card.zone[e]}, but the card lies in the list of ${row}`);
      if (card.prev[e] !== before)
        fail(`tables.card.prev[${e}]`, `${card.prev[e]}, but the card before it is ${before}`);
      if ((engine.definitionOf(s, e).activeIn >>> kind) & 1) active++;
      before = e;
      n++;
    }
    if (zone.tail[row] !== before)
      fail(`tables.zone.tail[${row}]`, `${zone.tail[row]}, but the last card is ${before}`);
    if (zone.size[row] !== n) fail(`tables.zone.size[${row}]`, `${zone.size[row]}, but ${n} cards lie there`);
    if (zone.active[row] !== active)
      fail(`tables.zone.active[${row}]`, `${zone.active[row]}, but ${active} cards have effects there`);
  }
  for (let e = 1; e <= s.entities; e++) {
    if (lies[e] !== 1) fail(`tables.card.zone[${e}]`, 'the card lies in no list of a zone');
    const row = card.zone[e] as number;
    const { places = 0, shared } = engine.zoneSpecs[row >> 1] ?? {};
    const place = card.place[e] as number;
    if (place > places || (places > 0 && place === 0))
      fail(
        `tables.card.place[${e}]`,
        `${place} is not within ${Math.min(1, places)} … ${places}, the places of its zone`,
      );
    const side = shared ? 0 : row < 2 ? row & 1 : (card.controller[e] as number);
    if ((row & 1) !== side)
      fail(`tables.card.controller[${e}]`, `${card.controller[e]}, but the card lies on the side of ${row & 1}`);
    if (card.host[e] === e) fail(`tables.card.host[${e}]`, 'a card is not its own host');
  }
}

/** What runs: each frame stands at a step of its program, and the one on top asks. */
function checkFrames<S extends CoreState>(engine: Engine<S>, s: S): void {
  const { frame } = s;
  const scalars = s as unknown as Record<string, number>;
  const asks = s.frameCount > 0 ? 1 : 0;
  if (s.waiting !== asks) fail('scalars.waiting', `${scalars['waiting']}, but ${s.frameCount} programs are under way`);
  for (let f = 0; f < s.frameCount; f++) {
    const program = engine.programs[frame.program[f] as number];
    const steps = program?.ops.length ?? 0;
    if ((frame.pc[f] as number) >= steps)
      fail(`tables.frame.pc[${f}]`, `${frame.pc[f]} is not within 0 … ${steps - 1}, the steps of "${program?.label}"`);
    const question = program?.questions.has(frame.pc[f] as number);
    const top = f === s.frameCount - 1;
    if (top && !question) fail(`tables.frame.pc[${f}]`, `"${program?.label}" asks nothing at step ${frame.pc[f]}`);
    const asked = top ? 1 : 0;
    if (frame.asked[f] !== asked) fail(`tables.frame.asked[${f}]`, `${frame.asked[f]} is not ${asked}`);
    for (let r = 0; r < REGISTERS - 2; r++) {
      const value = frame[`r${r}` as 'r0'][f] as number;
      const most = program?.registers[r] ?? 0;
      if (value < -1 || value > most) fail(`tables.frame.r${r}[${f}]`, `${value} is not within -1 … ${most}`);
    }
  }
  const here = engine.chart.configurations[s.configuration];
  if (s.result !== 0) return;
  for (const name of here?.needs ?? [])
    if (scalars[name] === 0) fail('scalars.configuration', `in "${here?.path.at(-1)}", ${name} is not 0`);
  if (here?.final) fail('scalars.result', `0, but the game is over in "${here.path.at(-1)}"`);
  // A chart that lets itself be answered waits for an answer, and the other way round.
  const answerable = here?.accepts.some((type) => type < answers.length) ? 1 : 0;
  if (s.waiting !== answerable)
    fail('scalars.configuration', `in "${here?.path.at(-1)}" ${answerable ? 'a' : 'no'} program waits for an answer`);
}

/** What bindings, intents and lingering rows refer to beside cards. */
function checkReferences<S extends CoreState>(engine: Engine<S>, s: S): void {
  const { binding, intent, lingering } = s;
  const keys = new Set<number>();
  for (let row = 0; row < s.lingeringCount; row++) {
    const key = lingering.key[row] as number;
    if (keys.has(key)) fail(`tables.lingering.key[${row}]`, `${key} is taken by another row`);
    keys.add(key);
  }
  for (let row = 0; row < s.bindingCount; row++) {
    const holder = binding.holder[row] as number;
    const known =
      holder <= s.frameCount ||
      (holder >= 1000 && holder < 1000 + s.recordCount) ||
      (holder >= 2000 && keys.has(holder - 2000)) ||
      (holder >= 30_000 && holder < 30_000 + s.intentCount);
    if (!known) fail(`tables.binding.holder[${row}]`, `${holder} is no frame, record, lingering row or intent in use`);
    const names = holder >= 30_000 ? engine.parts.length : engine.bindingNames.length;
    const name = binding.name[row] as number;
    if (name < 1 || name >= names) fail(`tables.binding.name[${row}]`, `${name} is not within 1 … ${names - 1}`);
  }
  const bounds: Readonly<Record<number, number>> = {
    [happening.move]: engine.zones.list.length,
    [happening.attach]: engine.slots.list.length,
    [happening.counter]: engine.counters.list.length,
    [happening.shuffle]: engine.zones.list.length,
  };
  for (let i = 0; i < s.intentCount; i++) {
    const most = bounds[intent.happening[i] as number];
    if (most !== undefined && (intent.to[i] as number) >= most)
      fail(`tables.intent.to[${i}]`, `${intent.to[i]} is not within 0 … ${most - 1}`);
  }
}

/** Columns in which a card must be named: 0, "no card", means nothing there. */
const named = ['record.source', 'binding.card', 'trigger.source'];

/**
 * Checks what a state means, before anything is computed from it.
 * @throws {StateError} for the first thing that means nothing: where, what, and what would be right.
 */
export function checkMeaning<S extends CoreState>(engine: Engine<S>, s: S): void {
  checkCounts(engine, s);
  const { layout } = engine.rules;
  const scalars = s as unknown as Record<string, number>;
  const entities: string[] = Object.entries(references).flatMap(([table, columns]) =>
    table === 'live' ? [] : columns.map((column) => `${table}.${column}`),
  );
  const entity: Range = [0, s.entities];
  const ranges: Record<string, Range> = {
    ...Object.fromEntries([...entities, ...(layout.entities ?? [])].map((name) => [name, entity])),
    ...scalarRanges(engine),
    ...cellRanges(engine, s),
    ...layout.ranges,
  };
  for (const name of named) ranges[name] = [1, s.entities];
  for (const [name, range] of Object.entries(ranges)) {
    if (name.includes('.')) checkColumn(engine, s, name, range);
    else if ((scalars[name] as number) < range[0] || (scalars[name] as number) > range[1])
      fail(`scalars.${name}`, `${scalars[name]} is not within ${range[0]} … ${range[1]}`);
  }
  for (const [table, { rows, derived, columns }] of Object.entries(engine.layout.spec.tables)) {
    if (rows !== 'cards' || derived || table === 'listed') continue;
    for (const column of Object.keys(columns))
      if ((s as unknown as Tables)[table]?.[column]?.[0] !== 0)
        fail(`tables.${table}.${column}[0]`, 'row 0 is "no card": 0');
  }
  checkLists(engine, s);
  checkFrames(engine, s);
  checkReferences(engine, s);
  const problem = engine.rules.checkState?.(s, engine);
  if (problem) fail(problem.where, problem.problem);
}
