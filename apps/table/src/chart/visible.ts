import type { ChartGraph, ChartState } from '../protocol.ts';

/** The chart with most of its states shut: a machine has hundreds, a person looks at some twenty. */
export interface VisibleGraph {
  /** The same for the same picture. */
  key: string;
  states: VisibleState[];
  edges: VisibleEdge[];
}

export interface VisibleState {
  state: ChartState;
  open: boolean;
  children: VisibleState[];
}

export interface VisibleEdge {
  id: string;
  from: string;
  to: string;
  /** What takes this way; nothing where the machine goes on by itself. */
  events: string[];
  transitions: ReadonlySet<string>;
}

/** All states of a chart, each with what it lies in. */
export interface Index {
  states: ReadonlyMap<string, ChartState>;
  parents: ReadonlyMap<string, string>;
}

const indices = new WeakMap<ChartGraph, Index>();

export function indexOf(graph: ChartGraph): Index {
  const known = indices.get(graph);
  if (known) return known;
  const states = new Map<string, ChartState>();
  const parents = new Map<string, string>();
  const walk = (state: ChartState, parent?: string) => {
    states.set(state.id, state);
    if (parent) parents.set(state.id, parent);
    for (const child of state.children) walk(child, state.id);
  };
  for (const state of graph.states) walk(state);
  const index = { states, parents };
  indices.set(graph, index);
  return index;
}

/** What is drawn when these states are open. A transition from or to the inside of a shut state is one of that state. */
export function visible(graph: ChartGraph, open: ReadonlySet<string>): VisibleGraph {
  const { parents, states: all } = indexOf(graph);
  const shown = new Set<string>();
  const show = (state: ChartState): VisibleState => {
    shown.add(state.id);
    const isOpen = state.children.length > 0 && open.has(state.id);
    return { state, open: isOpen, children: isOpen ? state.children.map(show) : [] };
  };
  const states = graph.states.map(show);

  const edges = new Map<string, VisibleEdge & { transitions: Set<string> }>();
  for (const { id, from, to, event } of graph.transitions) {
    const start = nearest(from, shown, parents);
    const end = nearest(to, shown, parents);
    if (!start || !end || (start === end && from !== to)) continue;
    if (start === end && all.get(start)?.children.length) continue; // it goes on inside
    const key = `${start} ${end}`;
    const edge = edges.get(key) ?? { id: key, from: start, to: end, events: [], transitions: new Set() };
    if (event && !edge.events.includes(event)) edge.events.push(event);
    edge.transitions.add(id);
    edges.set(key, edge);
  }
  return { key: [...shown].join(' '), states, edges: [...edges.values()] };
}

function nearest(id: string, shown: ReadonlySet<string>, parents: ReadonlyMap<string, string>): string | undefined {
  let at: string | undefined = id;
  while (at !== undefined && !shown.has(at)) at = parents.get(at);
  return at;
}

/**
 * Which states stand open: those that are active, what was opened on the way as long as one is still near it, and what
 * was opened by hand.
 */
export function openNow(
  graph: ChartGraph,
  active: ReadonlySet<string>,
  before: ReadonlySet<string>,
  byHand: ReadonlySet<string>,
): Set<string> {
  const { states, parents } = indexOf(graph);
  const open = new Set<string>(byHand);
  for (const id of active) if (states.get(id)?.children.length) open.add(id);
  for (const id of before) {
    const parent = parents.get(id);
    if (parent === undefined || active.has(parent)) open.add(id);
  }
  for (const { id } of graph.states) open.add(id);
  return open;
}
