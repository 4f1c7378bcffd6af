import type { ChartGraph, GraphState, GraphTransition } from '@rulechart/core';

/** A drawing of its own: the chart, or a part of it that stands in several places and is drawn once. */
export interface Block {
  readonly id: string;
  /** 0 for the chart itself */
  readonly number: number;
  /** keys of the states that have this inside, for a part that is drawn once */
  readonly users: readonly string[];
  readonly children: readonly GraphState[];
  readonly initial: string | null;
  readonly arrows: readonly Arrow[];
}

/** Transitions between the same two states are one arrow with several labels. `to` outside the block is an exit. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isExit: boolean;
  readonly labels: readonly string[];
}

/** A chart cut into blocks. A state whose inside is drawn elsewhere is drawn as a plain box with that block's number. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** the number of the block that shows a state's inside; absent if the state is drawn with its inside, or has none */
  numberOf(state: GraphState): number | undefined;
}

const isWithin = (id: string, ancestor: string): boolean => id === ancestor || id.startsWith(`${ancestor}.`);

const labelOf = ({ kind, event, guard }: GraphTransition): string =>
  [kind === 'event' ? event : kind === 'done' ? 'done' : '', guard ? `[${guard}]` : ''].filter(Boolean).join(' ');

/**
 * Cuts a chart into blocks: states that are alike inside (a window that opens in every phase) become one block, to
 * which all of them refer. Alike means the same states and transitions by name; actions do not show.
 */
export function blocksOf(graph: ChartGraph): Blocks {
  const from = new Map<string, GraphTransition[]>();
  for (const transition of graph.transitions) {
    const list = from.get(transition.from) ?? [];
    list.push(transition);
    from.set(transition.from, list);
  }
  const shapes = new Map<string, GraphState[]>();
  const shapeOf = new Map<string, string>();
  // The inside of a state as text; ids within it relative to it, ids beyond it as they are.
  const shape = (state: GraphState): string => {
    const relative = (id: string): string => (isWithin(id, state.id) ? id.slice(state.id.length) : ` ${id}`);
    const inside = (child: GraphState): unknown => [
      child.key,
      child.type,
      (from.get(child.id) ?? []).map((t) => [labelOf(t), t.to === null ? '' : relative(t.to)]),
      child.children.map(inside),
      child.initial === null ? '' : relative(child.initial),
    ];
    return JSON.stringify([state.children.map(inside), state.initial === null ? '' : relative(state.initial)]);
  };
  const visit = (state: GraphState): void => {
    if (state.children.length > 0) {
      const text = shape(state);
      shapeOf.set(state.id, text);
      shapes.set(text, [...(shapes.get(text) ?? []), state]);
    }
    state.children.forEach(visit);
  };
  graph.states.forEach(visit);
  const shared = [...shapes].filter(([, states]) => states.length > 1);
  const numbers = new Map(shared.map(([text], i) => [text, i + 1]));
  const numberOf = (state: GraphState): number | undefined => numbers.get(shapeOf.get(state.id) ?? '');

  const block = (
    id: string,
    number: number,
    users: string[],
    children: readonly GraphState[],
    initial: string | null,
  ): Block => {
    const visible = new Set<string>();
    const show = (state: GraphState): void => {
      visible.add(state.id);
      if (numberOf(state) === undefined) state.children.forEach(show);
    };
    children.forEach(show);
    // What a transition leads to inside of a state that is drawn elsewhere, it leads to that state here.
    const nearest = (target: string): string | null => {
      for (let at = target; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
        if (visible.has(at)) return at;
      return null;
    };
    const arrows = new Map<string, { from: string; to: string; isExit: boolean; labels: string[] }>();
    for (const source of visible) {
      for (const transition of from.get(source) ?? []) {
        const target = transition.to ?? source;
        const to = nearest(target);
        const key = `${source} ${to ?? target}`;
        const arrow = arrows.get(key) ?? { from: source, to: to ?? target, isExit: to === null, labels: [] };
        const label = labelOf(transition);
        if (label && !arrow.labels.includes(label)) arrow.labels.push(label);
        arrows.set(key, arrow);
      }
    }
    return { id, number, users, children, initial, arrows: [...arrows.values()] };
  };
  const parts = shared.map(([, states], i) => {
    const [first] = states as [GraphState, ...GraphState[]];
    return block(first.id, i + 1, [...new Set(states.map(({ key }) => key))], first.children, first.initial);
  });
  return { blocks: [block(graph.id, 0, [], graph.states, graph.initial), ...parts], numberOf };
}
