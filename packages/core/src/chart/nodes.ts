// The only file that knows XState's nodes: it reads `machine.root` (semi-private, and different in XState 6) and hands
// the compiler, the lint and the drawing a tree of their own.
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { ChartError } from './errors.ts';
import { type ActionReference, type GuardReference, readAction, readGuard } from './references.ts';

export interface ChartNode {
  readonly id: string;
  readonly key: string;
  /** Keys from the root, the root's own left out. */
  readonly path: readonly string[];
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final';
  /** Place in document order. */
  readonly order: number;
  readonly parent: ChartNode | null;
  readonly children: readonly ChartNode[];
  readonly initial: ChartNode | null;
  readonly initialActions: readonly ActionReference[];
  readonly entry: readonly ActionReference[];
  readonly exit: readonly ActionReference[];
  /** By event descriptor (`PASS`, `*`, `move.*`), in the order written. */
  readonly on: ReadonlyMap<string, readonly Transition[]>;
  readonly always: readonly Transition[];
  readonly ask: string | null;
  readonly rule: string | null;
  readonly needs: readonly string[];
  readonly description: string | null;
}

export interface Transition {
  readonly source: ChartNode;
  /** Null for `always`. */
  readonly event: string | null;
  /** Empty: the transition stays where it is; without actions, it only forbids what outer states would do. */
  readonly targets: readonly ChartNode[];
  readonly reenter: boolean;
  readonly guard: GuardReference | null;
  readonly actions: readonly ActionReference[];
}

/** A whole chart, read. */
export interface ChartTree {
  readonly root: ChartNode;
  /** In document order. */
  readonly nodes: readonly ChartNode[];
  readonly byId: ReadonlyMap<string, ChartNode>;
  readonly maxIterations: number;
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

interface TransitionSource {
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly reenter: boolean;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
}

/** The event XState raises when a state with substates has reached a final one. */
export const doneEvent = (node: ChartNode): string => `xstate.done.state.${node.id}`;

/**
 * Reads a machine.
 *
 * @throws ChartError for everything a rules chart may not contain, naming the state.
 */
export function readChart(machine: AnyStateMachine): ChartTree {
  const drafts = new Map<AnyStateNode, Draft<ChartNode>>();
  const byId = new Map<string, ChartNode>();
  const root = readNode(machine.root as AnyStateNode, null, drafts, byId);
  const composedGuards = machine.implementations.guards as Record<string, unknown>;
  for (const [source, node] of drafts) link(source, node, drafts, composedGuards);
  const maxIterations: number = machine.options?.maxIterations ?? Infinity;
  return { root, nodes: [...drafts.values()], byId, maxIterations };
}

/** First pass: the nodes themselves, since a transition may point to any of them. */
function readNode(
  source: AnyStateNode,
  parent: ChartNode | null,
  drafts: Map<AnyStateNode, Draft<ChartNode>>,
  byId: Map<string, ChartNode>,
): ChartNode {
  refuseUnsupported(source);
  if (byId.has(source.id)) {
    throw new ChartError(source.id, 'two states have this id; leave ids out of fragments that are used twice');
  }
  const meta = (source.meta ?? {}) as { ask?: unknown; rule?: unknown; needs?: unknown };
  const actions = (list: readonly unknown[]) => list.map((action) => readAction(action, source.id));
  const node: Draft<ChartNode> = {
    id: source.id,
    key: source.key,
    path: source.path,
    type: source.type as ChartNode['type'],
    order: drafts.size,
    parent,
    children: [],
    initial: null,
    initialActions: actions(source.initial.actions),
    entry: actions(source.entry),
    exit: actions(source.exit),
    on: new Map(),
    always: [],
    ask: typeof meta.ask === 'string' ? meta.ask : null,
    rule: typeof meta.rule === 'string' ? meta.rule : null,
    needs: Array.isArray(meta.needs) ? meta.needs.map(String) : [],
    description: source.description ?? null,
  };
  drafts.set(source, node);
  byId.set(node.id, node);
  node.children = Object.values(source.states as Record<string, AnyStateNode>).map((child) =>
    readNode(child, node, drafts, byId),
  );
  return node;
}

function refuseUnsupported({ id, type, config }: AnyStateNode): void {
  if (type === 'history') {
    throw new ChartError(id, 'history is not supported; keep the way back in the state and guard on it');
  }
  if (config.invoke !== undefined) {
    throw new ChartError(id, 'invoke is not supported; actors belong to the session around the chart');
  }
  if (config.after !== undefined) {
    throw new ChartError(id, 'after is not supported; a chart has no clock, so let the session send an event');
  }
  if (config.output !== undefined) {
    throw new ChartError(id, 'output is not supported; write results into the state');
  }
  if ('route' in config) {
    throw new ChartError(id, 'route is not supported; write the transition where it starts');
  }
}

/** Second pass: everything that points from one node to others. */
function link(
  source: AnyStateNode,
  node: Draft<ChartNode>,
  drafts: ReadonlyMap<AnyStateNode, ChartNode>,
  composedGuards: Readonly<Record<string, unknown>>,
): void {
  const resolve = (target: AnyStateNode) => drafts.get(target) as ChartNode;
  const read = (event: string | null) => (transition: TransitionSource) => ({
    source: node,
    event,
    targets: (transition.target ?? []).map(resolve),
    reenter: transition.reenter,
    guard: transition.guard === undefined ? null : readGuard(transition.guard, node.id, composedGuards),
    actions: transition.actions.map((action) => readAction(action, node.id)),
  });
  const on = source.transitions as ReadonlyMap<string, readonly TransitionSource[]>;
  const [initial] = source.initial.target as readonly AnyStateNode[];
  node.initial = node.type === 'compound' && initial ? resolve(initial) : null;
  node.on = new Map([...on].map(([event, transitions]) => [event, transitions.map(read(event))]));
  node.always = ((source.always ?? []) as readonly TransitionSource[]).map(read(null));
}

/** Innermost kinds: nothing below them can be active. */
export const isLeaf = (node: ChartNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Strictly below `ancestor`; everything is below null, the place above the root. */
export function isDescendant(node: ChartNode, ancestor: ChartNode | null): boolean {
  let at = node.parent;
  while (at && at !== ancestor) at = at.parent;
  return at === ancestor;
}

/** Strictly above `node`, innermost first, up to but without `end`. */
export function properAncestors(node: ChartNode, end: ChartNode | null): ChartNode[] {
  if (node === end) return [];
  const found: ChartNode[] = [];
  for (let at = node.parent; at && at !== end; at = at.parent) found.push(at);
  return found;
}

/** `node` and what entering it by default makes active below it. */
export function initialNodes(node: ChartNode): ChartNode[] {
  if (node.type === 'parallel') return [node, ...node.children.flatMap(initialNodes)];
  return node.initial ? [node, ...initialNodes(node.initial)] : [node];
}
