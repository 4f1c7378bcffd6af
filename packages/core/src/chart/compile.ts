import type { AnyStateMachine } from 'xstate';
import type { Chart, ChartConfiguration, ChartImplementation, ChartOptions } from './chart.ts';
import { type Configuration, labelOf } from './configurations.ts';
import { type Emitted, emit, labelsOf } from './emit.ts';
import { ChartError } from './errors.ts';
import { lint } from './lint.ts';
import { configurationAt } from './lookup.ts';
import { type ChartTree, readChart } from './nodes.ts';
import { FunctionRegistry } from './registry.ts';
import { createRunner, type Program } from './run.ts';

/**
 * Compiles an XState machine to tables: every combination of active states becomes a number, every event in it a short
 * program of actions and guards. What XState would do is worked out here once; nothing of XState runs afterwards.
 *
 * Accepted are compound, parallel and final states, `onDone`, `always`, actions and guards given by name with static
 * params, `and`, `or`, `not`, `stateIn`, wildcards, `reenter`, forbidden transitions and static `raise`.
 *
 * @param machine - From `setup(…).createMachine(…)`; its own implementations are not called.
 * @param implementation - The functions behind the names.
 * @param events - The events that will be sent; their index is their id.
 * @param options - Limits.
 * @returns A chart that can be shared by any number of states.
 * @throws ChartError naming the state, for whatever the chart may not contain, a name without an implementation, or a
 * chart that grows beyond the limits.
 */
export function compileChart<S extends { configuration: number }>(
  machine: AnyStateMachine,
  implementation: ChartImplementation<S>,
  events: readonly string[],
  options: ChartOptions = {},
): Chart<S> {
  const tree = readChart(machine);
  refuseEvents(events, tree);
  const actions = new FunctionRegistry<S, void>('action', implementation.actions);
  const guards = new FunctionRegistry<S, boolean>('guard', implementation.guards);
  const { maxConfigurations = 4096, maxWords = 1 << 20 } = options;
  const emitted = emit(tree, events, actions, guards, { maxConfigurations, maxWords });
  const program: Program<S> = {
    ...emitted,
    eventCount: events.length,
    internalCount: emitted.internalEvents.length,
    actions: actions.functions,
    guards: guards.functions,
    maxSteps: options.maxSteps ?? (Number.isFinite(tree.maxIterations) ? tree.maxIterations : 10_000),
    name: tree.root.id,
    labels: labelsOf(emitted),
  };
  const configurations = emitted.resting.map((configuration, id) => describe(configuration, id, emitted));
  return {
    ...createRunner(program),
    events,
    configurations,
    diagnostics: lint({ tree, events, emitted, unusedActions: actions.unused(), unusedGuards: guards.unused() }),
    stats: {
      states: tree.nodes.length,
      configurations: configurations.length,
      passing: emitted.all.length - configurations.length,
      words: emitted.code.length + emitted.events.length + emitted.internal.length,
    },
    configurationAt: (path) => configurationAt(path, tree, emitted.resting, configurations),
    acceptedIn: acceptedIn(emitted, events),
  };
}

function refuseEvents(events: readonly string[], { root }: ChartTree): void {
  for (const event of events) {
    if (event.startsWith('xstate.')) throw new ChartError(root.id, `'${event}' is XState's own; rename the event`);
    if (events.indexOf(event) !== events.lastIndexOf(event)) {
      throw new ChartError(root.id, `the event '${event}' is listed twice; an event has one id`);
    }
  }
}

function describe(configuration: Configuration, id: number, { accepts }: Emitted): ChartConfiguration {
  const outermostFirst = configuration.nodes.toSorted((a, b) => a.path.length - b.path.length || a.order - b.order);
  return {
    id,
    path: outermostFirst.map((node) => node.id),
    ask: outermostFirst.findLast((node) => node.ask !== null)?.ask ?? null,
    rule: outermostFirst.findLast((node) => node.rule !== null)?.rule ?? null,
    needs: [...new Set(outermostFirst.flatMap((node) => node.needs))],
    accepts: accepts[id] ?? [],
    final: configuration.done,
  };
}

/** Worked out once, since every "not now" asks for it. */
function acceptedIn({ resting, accepts }: Emitted, events: readonly string[]): Chart<unknown>['acceptedIn'] {
  const byEvent = events.map((_, event) => {
    const accepting = resting.filter((_, id) => accepts[id]?.includes(event));
    return [...new Set(accepting.map(labelOf))];
  });
  return (event) => byEvent[event] ?? [];
}
