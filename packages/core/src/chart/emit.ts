import { type Configuration, ConfigurationTable, labelOf } from './configurations.ts';
import { ChartError } from './errors.ts';
import { type DecisionTree, isLeafTree, type Leaf, leavesOfTree } from './guards.ts';
import { initialMicrostep, type Microstep, microstep } from './microstep.ts';
import type { ChartTree, Transition } from './nodes.ts';
import { keyOf, mayBeEmpty, mayBeNext, noneQueued, push, type Queued, shift } from './queued.ts';
import type { FunctionRegistry } from './registry.ts';
import { ACT, ASK, DONE, GO, NONE, NOWHERE, RAISE, REST, STEP } from './run.ts';
import { selectEventless, selectForEvent } from './select.ts';

export interface EmitLimits {
  readonly maxConfigurations: number;
  readonly maxWords: number;
}

/** What one configuration does of its own accord. */
interface Eventless {
  /** Some answer of the guards ends the run of `always` transitions here. */
  readonly canRest: boolean;
  readonly next: ReadonlySet<Configuration>;
}

/** Everything the emitter found out. */
export interface Emitted {
  readonly code: Int32Array;
  readonly start: number;
  readonly events: Int32Array;
  readonly internal: Int32Array;
  readonly internalEvents: readonly string[];
  /** Configurations in which the chart can rest or end, by public id. */
  readonly resting: readonly Configuration[];
  readonly accepts: readonly (readonly number[])[];
  /** Every configuration that can occur. */
  readonly all: readonly Configuration[];
  readonly eventless: ReadonlyMap<Configuration, Eventless>;
}

/** Follows the chart from its start over every answer of the guards and writes down what it does. */
export function emit<S>(
  tree: ChartTree,
  events: readonly string[],
  actions: FunctionRegistry<S, void>,
  guards: FunctionRegistry<S, boolean>,
  limits: EmitLimits,
): Emitted {
  return new Emitter(tree, events, actions, guards, limits).emit();
}

/** A place where the chart has nothing left to do but to handle what was raised, if anything was. */
interface Pause {
  readonly configuration: Configuration;
  readonly queued: Queued;
}

/** XState's `can`: a transition with neither target nor actions only forbids what outer states would do. */
const hasEffect = ({ targets, actions }: Transition): boolean => targets.length > 0 || actions.length > 0;

class Emitter<S> {
  private readonly code: number[] = [NONE];
  private readonly table: ConfigurationTable;
  /** Where the code stands for "in this configuration, with that queue, with or without a look at `always`". */
  private readonly labels = new Map<string, number>();
  private readonly todo: (() => void)[] = [];
  private readonly pauses: Pause[] = [];
  private readonly pauseIds = new Map<string, number>();
  private readonly resting: Configuration[] = [];
  private readonly restingIds = new Map<Configuration, number>();
  private readonly internalEvents: string[] = [];
  private readonly eventless = new Map<Configuration, Eventless>();

  constructor(
    private readonly tree: ChartTree,
    private readonly events: readonly string[],
    private readonly actions: FunctionRegistry<S, void>,
    private readonly guards: FunctionRegistry<S, boolean>,
    private readonly limits: EmitLimits,
  ) {
    this.table = new ConfigurationTable(tree, limits.maxConfigurations);
  }

  emit(): Emitted {
    const start = this.code.length;
    this.emitMicrostep(initialMicrostep(this.tree, this.table), true, noneQueued);
    this.drain();
    const entries: number[][] = [];
    const internal: number[][] = [];
    // Entering one event's code may lead to new configurations and new internal events, hence the repetition.
    for (let before = -1; before !== this.code.length; ) {
      before = this.code.length;
      for (let id = entries.length; id < this.resting.length; id++) {
        const configuration = this.resting[id] as Configuration;
        entries.push(this.events.map((event) => this.emitEvent(configuration, event)));
        this.drain();
      }
      for (let id = 0; id < this.pauses.length; id++) {
        const row = internal[id] ?? [];
        internal[id] = row;
        while (row.length < this.internalEvents.length) {
          row.push(this.emitInternalEvent(this.pauses[id] as Pause, row.length));
        }
        this.drain();
      }
    }
    return {
      code: Int32Array.from(this.code),
      start,
      events: Int32Array.from(entries.flat()),
      internal: Int32Array.from(internal.flat()),
      internalEvents: this.internalEvents,
      resting: this.resting,
      accepts: entries.map((row) => row.flatMap((pc, event) => (pc === NONE ? [] : [event]))),
      all: this.table.all,
      eventless: this.eventless,
    };
  }

  private drain(): void {
    for (let task = this.todo.shift(); task; task = this.todo.shift()) task();
  }

  private write(...words: number[]): number {
    const at = this.code.length;
    if (at + words.length > this.limits.maxWords) {
      throw new ChartError(
        this.tree.root.id,
        `the program is longer than ${this.limits.maxWords} words; parallel regions multiply, so nest them or keep one in the state`,
      );
    }
    this.code.push(...words);
    return at;
  }

  /** The code for an external event, or `NONE` if no answer of the guards leads to a transition. */
  private emitEvent(configuration: Configuration, event: string): number {
    if (configuration.done) return NONE;
    const tree = selectForEvent(event, configuration, this.tree);
    if (![...leavesOfTree(tree)].some(({ take }) => take.some(hasEffect))) return NONE;
    return this.emitTree(tree, ({ take }) => {
      if (take.some(hasEffect)) this.emitMicrostep(microstep(configuration, take, this.table), true, noneQueued);
      else this.write(NONE);
    });
  }

  /** The code for a raised or done event. Even one that nobody takes makes the chart look at its `always` again. */
  private emitInternalEvent({ configuration, queued }: Pause, event: number): number {
    if (!mayBeNext(queued, event)) return NONE;
    const left = shift(queued);
    const tree = selectForEvent(this.internalEvents[event] as string, configuration, this.tree);
    return this.emitTree(tree, ({ take }) => {
      if (take.length > 0) this.emitMicrostep(microstep(configuration, take, this.table), true, left);
      else this.goTo(configuration, true, left);
    });
  }

  /** Questions are written once, however many answers lead to them. */
  private emitTree(tree: DecisionTree, emitLeaf: (leaf: Leaf) => void): number {
    const written = new Map<DecisionTree, number>();
    const visit = (at: DecisionTree): number => {
      const known = written.get(at);
      if (known !== undefined) return known;
      const pc = this.code.length;
      written.set(at, pc);
      if (isLeafTree(at)) {
        emitLeaf(at);
        return pc;
      }
      this.write(ASK, this.guards.idOf(at.guard, at.state), 0);
      const yes = written.get(at.yes);
      if (yes === undefined) visit(at.yes);
      else this.write(GO, yes);
      this.code[pc + 2] = visit(at.no);
      return pc;
    };
    return visit(tree);
  }

  private emitMicrostep({ actions, raised, next, changed }: Microstep, eventful: boolean, queued: Queued): void {
    for (const { reference, state } of actions) this.write(ACT, this.actions.idOf(reference, state));
    const raisedIds = raised.map(({ event }) => this.internalEventId(event));
    for (const [index, { d }] of raised.entries()) this.write(RAISE, raisedIds[index] as number, d);
    this.goTo(next, eventful || changed, push(queued, raisedIds));
  }

  private internalEventId(event: string): number {
    const known = this.internalEvents.indexOf(event);
    return known >= 0 ? known : this.internalEvents.push(event) - 1;
  }

  private goTo(configuration: Configuration, lookAtAlways: boolean, queued: Queued): void {
    const at = this.write(GO, 0);
    this.todo.push(() => {
      this.code[at + 1] = this.labelFor(configuration, lookAtAlways, queued);
    });
  }

  private labelFor(configuration: Configuration, lookAtAlways: boolean, queued: Queued): number {
    const key = `${configuration.index} ${lookAtAlways} ${keyOf(queued)}`;
    const known = this.labels.get(key);
    if (known !== undefined) return known;
    const pc = this.code.length;
    this.labels.set(key, pc);
    if (configuration.done) this.write(DONE, this.restingId(configuration));
    else {
      this.write(STEP, configuration.index);
      if (lookAtAlways) this.emitEventless(configuration, queued);
      else this.emitPause(configuration, queued);
    }
    return pc;
  }

  private emitEventless(configuration: Configuration, queued: Queued): void {
    const next = new Set<Configuration>();
    let canRest = false;
    this.emitTree(selectEventless(configuration, this.tree), ({ take }) => {
      const step = take.length > 0 ? microstep(configuration, take, this.table) : null;
      if (step) this.emitMicrostep(step, false, queued);
      else this.emitPause(configuration, queued);
      if (step?.changed) next.add(step.next);
      else canRest = true;
    });
    this.eventless.set(configuration, { canRest, next });
  }

  private emitPause(configuration: Configuration, queued: Queued): void {
    const key = `${configuration.index} ${keyOf(queued)}`;
    const id = this.pauseIds.get(key) ?? this.pauses.push({ configuration, queued }) - 1;
    this.pauseIds.set(key, id);
    this.write(REST, id, mayBeEmpty(queued) ? this.restingId(configuration) : NOWHERE);
  }

  private restingId(configuration: Configuration): number {
    const known = this.restingIds.get(configuration);
    if (known !== undefined) return known;
    const id = this.resting.push(configuration) - 1;
    this.restingIds.set(configuration, id);
    return id;
  }
}

/** Labels of configurations, for the errors of the interpreter. */
export const labelsOf = ({ all }: Emitted): string[] => all.map(labelOf);
