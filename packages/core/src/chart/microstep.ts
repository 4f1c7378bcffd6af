import type { Configuration, ConfigurationTable } from './configurations.ts';
import {
  type ChartNode,
  type ChartTree,
  doneEvent,
  initialNodes,
  isDescendant,
  properAncestors,
  type Transition,
} from './nodes.ts';
import type { NamedReference } from './references.ts';

/** What taking some transitions does, worked out once and for all. */
export interface Microstep {
  /** In the order in which they are executed. */
  readonly actions: readonly { readonly reference: NamedReference; readonly state: ChartNode }[];
  /** In the order in which they are queued; that they interleave with actions cannot be observed. */
  readonly raised: readonly { readonly event: string; readonly d: number }[];
  readonly next: Configuration;
  /** XState stops looking for `always` transitions after an eventless step that changed neither states nor context. */
  readonly changed: boolean;
}

/** Where a transition takes place: the innermost state that stays active throughout. Null is above the root. */
function domainOf({ source, targets, reenter }: Transition): ChartNode | null {
  if (!reenter && targets.every((target) => target === source || isDescendant(target, source))) return source;
  const [first = source, ...others] = [...targets, source];
  const common = properAncestors(first, null).find((node) => others.every((other) => isDescendant(other, node)));
  if (common) return common;
  return reenter ? null : rootOf(source);
}

const rootOf = (node: ChartNode): ChartNode => properAncestors(node, null).at(-1) ?? node;

function exitSet(transition: Transition, active: readonly ChartNode[]): Set<ChartNode> {
  if (transition.targets.length === 0) return new Set();
  const domain = domainOf(transition);
  // XState also adds a re-entered source that is its own domain; there is none, a domain lies above its source then.
  return new Set(active.filter((node) => isDescendant(node, domain)));
}

/** SCXML's removeConflictingTransitions: of two that leave a common state, the deeper source wins, else the earlier. */
export function withoutConflicts(transitions: readonly Transition[], active: readonly ChartNode[]): Transition[] {
  const kept = new Set<Transition>();
  for (const transition of transitions) {
    const leaves = exitSet(transition, active);
    const rivals = [...kept].filter((other) => [...exitSet(other, active)].some((node) => leaves.has(node)));
    if (!rivals.every((rival) => isDescendant(transition.source, rival.source))) continue;
    for (const rival of rivals) kept.delete(rival);
    kept.add(transition);
  }
  return [...kept];
}

/** The states to enter; `byDefault` are those that also run the actions of their `initial` transition. */
interface EntrySet {
  readonly entered: Set<ChartNode>;
  readonly byDefault: Set<ChartNode>;
}

function entrySet(transitions: readonly Transition[]): EntrySet {
  const entered = new Set<ChartNode>();
  const byDefault = new Set<ChartNode>();
  const isTouched = (region: ChartNode) => [...entered].some((node) => isDescendant(node, region));

  const enterByDefault = (node: ChartNode): void => {
    entered.add(node);
    byDefault.add(node);
    addDescendants(node);
  };
  const addDescendants = (node: ChartNode): void => {
    if (node.initial) enterByDefault(node.initial);
    if (node.type !== 'parallel') return;
    for (const region of node.children) if (!isTouched(region)) enterByDefault(region);
  };
  const addAncestors = (ancestors: readonly ChartNode[], domain: ChartNode | null): void => {
    for (const ancestor of ancestors) {
      if (isDescendant(ancestor, domain)) entered.add(ancestor);
      if (ancestor.type !== 'parallel') continue;
      for (const region of ancestor.children) {
        if (isTouched(region)) continue;
        // XState enters a sibling region without the actions of the region's own `initial`.
        entered.add(region);
        addDescendants(region);
      }
    }
  };

  for (const transition of transitions) {
    const { source, targets, reenter } = transition;
    const domain = domainOf(transition);
    for (const target of targets) {
      // A transition from a state to itself that does not re-enter leaves the state active.
      if (target !== source || source !== domain || reenter) {
        entered.add(target);
        byDefault.add(target);
      }
      addDescendants(target);
    }
    for (const target of targets) {
      const ancestors = properAncestors(target, domain);
      if (domain?.type === 'parallel') ancestors.push(domain);
      addAncestors(ancestors, source.parent === null && reenter ? null : domain);
    }
  }
  return { entered, byDefault };
}

/** Whether a state is finished: SCXML's isInFinalState. */
function isFinished(node: ChartNode, active: ReadonlySet<ChartNode>): boolean {
  if (node.type === 'compound') return node.children.some((child) => child.type === 'final' && active.has(child));
  if (node.type === 'parallel') return node.children.every((child) => isFinished(child, active));
  return node.type === 'final';
}

const inOrder = (a: ChartNode, b: ChartNode): number => a.order - b.order;
const inReverse = (a: ChartNode, b: ChartNode): number => b.order - a.order;

/** Collects what a microstep does, state by state. */
class Recorder {
  readonly actions: { reference: NamedReference; state: ChartNode }[] = [];
  readonly raised: { event: string; d: number }[] = [];
  done = false;
  private readonly completed = new Set<ChartNode>();

  constructor(readonly active: Set<ChartNode>) {}

  run(actions: ChartNode['entry'], state: ChartNode): void {
    for (const action of actions) {
      if (action.kind === 'raise') this.raised.push(action);
      else this.actions.push({ reference: action, state });
    }
  }

  exit(nodes: Iterable<ChartNode>): void {
    for (const node of [...nodes].sort(inReverse)) {
      this.run(node.exit, node);
      this.active.delete(node);
    }
  }

  enter({ entered, byDefault }: EntrySet): void {
    for (const node of [...entered].sort(inOrder)) {
      this.active.add(node);
      this.run(node.entry, node);
      if (byDefault.has(node)) this.run(node.initialActions, node);
      if (node.type === 'final') this.finish(node);
    }
  }

  /** Raises `done` for the parent, then for every parallel state finished thereby; beyond the root, the chart ends. */
  private finish({ parent }: ChartNode): void {
    if (parent?.type === 'compound') this.raised.push({ event: doneEvent(parent), d: 0 });
    let outer = parent?.type === 'parallel' ? parent : (parent?.parent ?? null);
    while (outer?.type === 'parallel' && !this.completed.has(outer) && isFinished(outer, this.active)) {
      this.completed.add(outer);
      this.raised.push({ event: doneEvent(outer), d: 0 });
      outer = outer.parent;
    }
    if (outer === null) this.done = true;
  }
}

/** Entering the chart. */
export function initialMicrostep({ root }: ChartTree, table: ConfigurationTable): Microstep {
  const recorder = new Recorder(new Set([root]));
  const start: Transition = {
    source: root,
    event: null,
    targets: initialNodes(root),
    reenter: true,
    guard: null,
    actions: [],
  };
  recorder.enter(entrySet([start]));
  return conclude(recorder, [root], table);
}

/** SCXML's microstep: exit in reverse document order, transition actions as selected, entry in document order. */
export function microstep(
  from: Configuration,
  transitions: readonly Transition[],
  table: ConfigurationTable,
): Microstep {
  const recorder = new Recorder(new Set(from.nodes));
  const taken = withoutConflicts(transitions, from.nodes);
  recorder.exit(new Set(taken.flatMap((transition) => [...exitSet(transition, from.nodes)])));
  for (const { actions, source } of taken) recorder.run(actions, source);
  recorder.enter(entrySet(taken));
  return conclude(recorder, from.nodes, table);
}

function conclude(recorder: Recorder, before: readonly ChartNode[], table: ConfigurationTable): Microstep {
  const { actions, raised, active, done } = recorder;
  const after = [...active];
  // A chart that ends runs every exit action, and XState leaves the states in that (reverse) order.
  if (done) {
    after.sort(inReverse);
    for (const node of after) recorder.run(node.exit, node);
  }
  const same = before.length === after.length && before.every((node) => active.has(node));
  return { actions, raised, next: table.of(same ? before : after, done), changed: !same || actions.length > 0 };
}
