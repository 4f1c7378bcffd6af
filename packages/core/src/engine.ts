import type { Chart } from './chart/index.ts';
import { Context } from './context.ts';
import type { Codec, DecisionType } from './decision.ts';
import { type WholeRuleSet, whole } from './defaults.ts';
import type { Effect } from './effect.ts';
import { RulechartError } from './errors.ts';
import type { Journal } from './journal.ts';
import type { Layout } from './layout.ts';
import { type Column, digest, type SizeClass } from './layout.ts';
import { Names } from './names.ts';
import type { LivePart } from './part.ts';
import type { Program } from './program.ts';
import type { Happening, RuleSet, Speaker, Verb, ZoneSpec } from './ruleset.ts';
import { sights } from './sight.ts';
import type { CoreState, Entity } from './state.ts';
import type { CardTree } from './tree.ts';

/** A table of the state is full. The driver replays the duel in the next size class; in the last one it is a fault. */
export class CapacityExceeded extends RulechartError {
  override readonly name = 'CapacityExceeded';
  readonly code = 'capacity-exceeded';
  constructor(
    readonly table: string,
    readonly capacity: number,
    readonly sizeClass: SizeClass,
  ) {
    super(`table "${table}" is full: ${capacity} rows in size class ${sizeClass}`);
  }
}

/** Something inside the engine went wrong: this duel is void, others go on. */
export class EngineFault extends RulechartError {
  override readonly name = 'EngineFault';
  readonly code = 'engine-fault';
}

/** A card of the pool, compiled. */
export interface Definition {
  readonly id: number;
  readonly tree: CardTree;
  /** global numbers of its effects */
  readonly effects: readonly number[];
  /** bit per zone kind in which one of its effects is used or in force */
  readonly activeIn: number;
  /** id of its printed name: cards of one name share it */
  readonly nameId: number;
  /** ids of the names that it counts as beside its own */
  readonly namesToo: readonly number[];
}

/** The core's own happenings; a rule set's follow. */
export const coreHappenings = ['move', 'turn', 'take', 'attach', 'counter', 'shuffle', 'chance', 'reveal'] as const;
/** Numbers of the core's own happenings. */
export const happening = {
  move: 0,
  turn: 1,
  take: 2,
  attach: 3,
  counter: 4,
  shuffle: 5,
  chance: 6,
  reveal: 7,
} as const;
/** The core's own events; a rule set's follow. */
export const coreEvents = [
  'moved',
  'turned',
  'taken',
  'attached',
  'counted',
  'shuffled',
  'chance',
  'revealed',
] as const;
/** The core's own causes; a rule set's follow. */
export const coreCauses = ['rule', 'cost', 'effect'] as const;
/** Until when something lingers: while the card it is about stays, while its source stays, or the rule set's own. */
export const coreUntils = ['forever', 'while it stays', 'while this stays'] as const;

/** Ids of causes. */
export const RULE = 0;
/** The cause of what is paid at activation. */
export const COST = 1;
/** The cause of what an effect does. */
export const EFFECT = 2;

/** One rule set with one pool, compiled: what everything that runs looks things up in. Never changes after loading. */
export class Engine<S extends CoreState = CoreState> {
  readonly zones: Names;
  readonly zoneSpecs: readonly ZoneSpec[];
  readonly events: Names;
  readonly happenings: Names;
  readonly happeningSpecs: readonly Happening<S>[];
  readonly causes: Names;
  readonly counters: Names;
  readonly slots: Names;
  readonly marks: Names;
  readonly acts: Names;
  readonly untils: Names;
  readonly obligations: Names;
  readonly reasons: Names;
  readonly kinds: Names;
  readonly stats: Names;
  /** Readers of the stats, by number. */
  readonly statOf: readonly ((s: S, e: Entity) => number)[];
  readonly verbs: ReadonlyMap<string, Verb<S>>;

  readonly definitions: Definition[] = [];
  readonly byKey = new Map<string, Definition>();
  readonly cardNames: string[] = [''];
  readonly nameIds = new Map<string, number>();
  readonly effects: Effect<S>[] = [];
  readonly parts: LivePart<S>[] = [];
  readonly programs: Program<S>[] = [];
  readonly ruleProgram = new Map<string, number>();
  readonly bindingNames: string[] = ['', 'picked', 'subject', 'affected'];

  chart!: Chart<S>;
  decisionTypes!: readonly DecisionType<S>[];
  codecs!: readonly Codec[];
  speakers!: { readonly ja: Speaker; readonly en: Speaker };
  /** Who listens to what happens, if somebody does. */
  journal: Journal | null = null;
  /** How often each effect was activated since the game was made: statistics, no part of any state. */
  readonly uses: number[] = [];
  /** Digest of the rule set's version and the pool. */
  poolId = '';
  /** every short cut off, for comparison */
  readonly plain: boolean;
  /** what a rule set keeps about the pool */
  readonly notes: Record<string, unknown> = {};

  /** the columns of `s.own` that a move sets back, by their place in it */
  readonly perStay: readonly number[];
  /** and those that last */
  readonly lasting: readonly number[];
  /** by definition: bits of kinds of zones in which an effect of it applies continuously; at 0 those of any card */
  applies = new Int32Array(1);
  /** by event and definition: bits of kinds of zones in which an effect of it listens to that event; at 0 those of any card */
  readonly hears: Int32Array[] = [];
  /** by event: bits of kinds of zones in which an effect of some card listens to what happens to others */
  readonly overhears: Int32Array;
  /** kinds of zones that are fields */
  readonly fields: readonly number[];
  // What is asked of a zone at every move, by its kind: reading its description by name would cost more than the move.
  /** 1 if it is a field */
  readonly isField: Uint8Array;
  /** how many places it has; 0: none are told apart */
  readonly placesIn: Uint8Array;
  /** 0 if both seats share it */
  private readonly perSeat: Uint8Array;
  /** who sees what lies there: the place of its `sight` in `sights` */
  readonly sightIn: Uint8Array;

  /** Contexts, one per depth of nested evaluation. */
  private readonly contexts: Context[] = [];
  private depth = 0;

  readonly rules: WholeRuleSet<S>;

  constructor(
    given: RuleSet<S>,
    readonly layout: Layout<S>,
    options: { plain?: boolean } = {},
  ) {
    const rules = whole(given);
    this.rules = rules;
    this.plain = options.plain ?? false;
    this.zones = new Names('zone', ['nowhere', ...Object.keys(rules.zones)]);
    this.zoneSpecs = [{ name: { ja: 'なし', en: 'nowhere' }, sight: 'all' }, ...Object.values(rules.zones)];
    this.fields = this.zoneSpecs.flatMap(({ field }, kind) => (field ? [kind] : []));
    this.isField = Uint8Array.from(this.zoneSpecs, ({ field }) => (field ? 1 : 0));
    this.placesIn = Uint8Array.from(this.zoneSpecs, ({ places }) => places ?? 0);
    this.perSeat = Uint8Array.from(this.zoneSpecs, ({ shared }) => (shared ? 0 : 1));
    this.sightIn = Uint8Array.from(this.zoneSpecs, ({ sight }) => sights.indexOf(sight));
    this.events = new Names('event', [...coreEvents, ...rules.events]);
    this.overhears = new Int32Array(this.events.list.length);
    this.happenings = new Names('happening', [
      ...coreHappenings,
      ...Object.keys(rules.happenings).filter((h) => !coreHappenings.includes(h as never)),
    ]);
    this.happeningSpecs = this.happenings.list.map((name) => {
      const { becomes, commit, allowed } = rules.happenings[name] ?? {};
      return { becomes, commit, allowed } as Happening<S>;
    });
    this.causes = new Names('cause', [...coreCauses, ...(rules.causes ?? [])]);
    this.counters = new Names('counter', rules.counters ?? []);
    this.slots = new Names('slot', ['', ...(rules.slots ?? [])]);
    this.marks = new Names('mark', rules.marks ?? []);
    this.acts = new Names('act', rules.acts ?? []);
    this.untils = new Names('until', [...coreUntils, ...(rules.untils ?? [])]);
    this.obligations = new Names('obligation', ['', ...(rules.obligations ?? [])]);
    this.reasons = new Names('reason', ['', ...Object.keys(rules.reasons)]);
    this.kinds = new Names('kind of effect', rules.kinds);
    this.stats = new Names('stat', Object.keys(rules.stats));
    this.statOf = Object.values(rules.stats).map((read) => (s: S, e: Entity) => read(s, e, this));
    const lasting = new Set(rules.layout.lasting ?? []);
    const own = Object.keys(rules.layout.card ?? {}).map((column, at) => ({ at, lasts: lasting.has(column) }));
    this.perStay = own.flatMap(({ at, lasts }) => (lasts ? [] : [at]));
    this.lasting = own.flatMap(({ at, lasts }) => (lasts ? [at] : []));
    this.verbs = new Map(rules.verbs.map((verb) => [verb.name, verb]));
    this.definitions.push({
      id: 0,
      tree: { key: '', name: { ja: '？', en: '?' }, facts: {}, effects: [] },
      effects: [],
      activeIn: 0,
      nameId: 0,
      namesToo: [],
    });
    this.effects.push(null as never);
    this.parts.push(null as never);
    this.programs.push(null as never);
  }

  /** States to try something out on, one a size class. */
  private readonly spares = new Map<SizeClass, S>();
  /** A state to try something out on: whoever copies into it has it until somebody else does. */
  spare(sizeClass: SizeClass): S {
    const spare = this.spares.get(sizeClass) ?? this.layout.create(sizeClass);
    this.spares.set(sizeClass, spare);
    return spare;
  }

  /** Borrows a context; give it back with `giveBack` (also after an error: see `atRest`). */
  borrow(): Context {
    let c = this.contexts[this.depth];
    if (!c) {
      c = new Context();
      this.contexts.push(c);
    }
    this.depth++;
    return c;
  }
  /** Gives the last borrowed context back. */
  giveBack(): void {
    this.depth--;
  }
  /** Notes which definitions apply and listen where, once the whole pool is compiled. */
  readEffects(): void {
    const n = this.definitions.length;
    const add = (zones: Int32Array, definition: number, more: number): void => {
      zones[definition] = (zones[definition] as number) | more;
      zones[0] = (zones[0] as number) | more;
    };
    this.applies = new Int32Array(n);
    for (const _ of this.events.list) this.hears.push(new Int32Array(n));
    for (const effect of this.effects.slice(1)) {
      if (effect.live.length > 0) add(this.applies, effect.definition, effect.zones);
      if (effect.event < 0) continue;
      add(this.hears[effect.event] as Int32Array, effect.definition, effect.zones);
      if (!effect.tree.on?.self) this.overhears[effect.event] = (this.overhears[effect.event] as number) | effect.zones;
    }
  }

  /** Forgets what an error left borrowed. */
  atRest(): void {
    this.depth = 0;
  }

  /** The compiled card behind an entity. */
  definitionOf(s: S, e: Entity): Definition {
    return this.definitions[s.card.definition[e] as number] as Definition;
  }

  /** Zone row of a kind and a seat. */
  zoneRow(kind: number, seat: number): number {
    return kind * 2 + (this.perSeat[kind] as number) * seat;
  }

  /** Where in a card or program the compiler is: for errors that nobody foresaw. */
  reading = '';

  /** The names that the card being compiled gives to cards, and where it means cards by a name. */
  naming: { readonly given: Set<string>; readonly meant: Map<string, string> } | null = null;

  /** The number of a name that cards are given: bindings are kept under it. */
  bindingName(name: string): number {
    this.naming?.given.add(name);
    return this.nameNumber(name);
  }

  /** The number of a name, whoever gives it to cards. */
  nameNumber(name: string): number {
    let id = this.bindingNames.indexOf(name);
    if (id < 0) {
      id = this.bindingNames.length;
      this.bindingNames.push(name);
    }
    return id;
  }

  /** Names a card's printed name, so that cards may name others that are not in the pool. */
  nameId(name: string): number {
    let id = this.nameIds.get(name);
    if (id === undefined) {
      id = this.cardNames.length;
      this.cardNames.push(name);
      this.nameIds.set(name, id);
    }
    return id;
  }

  /** Starts a new row of a counted table. @throws {CapacityExceeded} */
  full(s: S, table: string, { length: capacity }: Column, count: number): void {
    if (count >= capacity) throw new CapacityExceeded(table, capacity, s.sizeClass);
  }

  /** Computes the digest of rules and pool, once everything is loaded. */
  seal(): void {
    this.uses.push(...this.effects.map(() => 0));
    (this as { poolId: string }).poolId = digest(
      JSON.stringify([
        this.rules.id,
        this.rules.version,
        this.rules.profile ?? '',
        this.layout.id,
        this.definitions.map((d) => d.tree),
      ]),
    );
  }
}
