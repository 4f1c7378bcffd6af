import type { ChartDiagnostic } from './chart.ts';
import { type Configuration, labelOf } from './configurations.ts';
import type { Emitted } from './emit.ts';
import type { ChartNode, ChartTree } from './nodes.ts';
import { matchesDescriptor } from './select.ts';

/** What the lint reads: the chart, the events it is compiled for, and what compiling it brought to light. */
export interface LintInput {
  readonly tree: ChartTree;
  readonly events: readonly string[];
  readonly emitted: Emitted;
  readonly unusedActions: readonly string[];
  readonly unusedGuards: readonly string[];
}

/** Mistakes that compile, the gravest first. */
export function lint(input: LintInput): ChartDiagnostic[] {
  return [
    ...endlessAlways(input.emitted),
    ...unreachableStates(input),
    ...nothingAsked(input.emitted),
    ...eventsThatDoNotFit(input),
    ...input.unusedActions.map((name) => unusedName('action', name, input.tree)),
    ...input.unusedGuards.map((name) => unusedName('guard', name, input.tree)),
  ];
}

/**
 * Circles of `always` transitions that no answer of the guards can leave. Raised events do not help: they are looked at
 * only once no `always` transition is left.
 */
function endlessAlways({ eventless }: Emitted): ChartDiagnostic[] {
  const escaping = new Set([...eventless].filter(([, { canRest }]) => canRest).map(([configuration]) => configuration));
  for (let before = -1; before !== escaping.size; ) {
    before = escaping.size;
    for (const [configuration, { next }] of eventless) {
      if ([...next].some((other) => other.done || escaping.has(other))) escaping.add(configuration);
    }
  }
  const reported = new Set<Configuration>();
  const found: ChartDiagnostic[] = [];
  for (const configuration of eventless.keys()) {
    if (escaping.has(configuration) || reported.has(configuration)) continue;
    const circle = [...reachableFrom(configuration, eventless)].filter((other) =>
      reachableFrom(other, eventless).has(configuration),
    );
    if (circle.length === 0) continue;
    for (const other of circle) reported.add(other);
    const states = circle.map(labelOf).join(', ');
    const problem = `its \`always\` transitions never end, whatever the guards say, but go round through ${states}; guard one`;
    found.push({ code: 'endless-always', state: labelOf(configuration), problem });
  }
  return found;
}

function reachableFrom(start: Configuration, eventless: Emitted['eventless']): Set<Configuration> {
  const seen = new Set<Configuration>();
  const ahead = [...(eventless.get(start)?.next ?? [])];
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    ahead.push(...(eventless.get(at)?.next ?? []));
  }
  return seen;
}

/** The outermost of the states that are active in no configuration. */
function unreachableStates({ tree, emitted }: LintInput): ChartDiagnostic[] {
  const reached = new Set<ChartNode>(emitted.all.flatMap(({ nodes }) => nodes));
  return tree.nodes
    .filter((node) => !reached.has(node) && node.parent && reached.has(node.parent))
    .map(({ id }) => ({
      code: 'unreachable-state',
      state: id,
      problem: 'no event leads here; add a transition or delete it',
    }));
}

function nothingAsked({ resting }: Emitted): ChartDiagnostic[] {
  const silent = resting.filter(({ nodes, done }) => !done && nodes.every(({ ask }) => ask === null));
  return [...new Set(silent.map(labelOf))].map((state) => ({
    code: 'nothing-asked',
    state,
    problem: 'the chart waits here without asking anything; say what in meta.ask, or move on with `always`',
  }));
}

/** Events that nobody accepts, and transitions for events that never come: most often the same slip of the pen. */
function eventsThatDoNotFit({ tree, events, emitted }: LintInput): ChartDiagnostic[] {
  const accepted = new Set(emitted.accepts.flat());
  const unused = events
    .filter((_, id) => !accepted.has(id))
    .map((event): ChartDiagnostic => {
      return { code: 'unused-event', state: tree.root.id, problem: `no state accepts the event '${event}'` };
    });
  const known = [...events, ...emitted.internalEvents];
  const unknown = tree.nodes.flatMap((node) =>
    [...node.on.keys()]
      .filter((descriptor) => !descriptor.startsWith('xstate.'))
      .filter((descriptor) => !known.some((event) => matchesDescriptor(event, descriptor)))
      .map((descriptor): ChartDiagnostic => {
        const problem = `waits for '${descriptor}', which is neither among the chart's events nor raised`;
        return { code: 'unknown-event', state: node.id, problem };
      }),
  );
  return [...unused, ...unknown];
}

const unusedName = (kind: 'action' | 'guard', name: string, tree: ChartTree): ChartDiagnostic => ({
  code: kind === 'action' ? 'unused-action' : 'unused-guard',
  state: tree.root.id,
  problem: `the ${kind} '${name}' is implemented but no reachable state uses it`,
});
