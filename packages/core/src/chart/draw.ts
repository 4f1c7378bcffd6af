import type { AnyStateMachine } from 'xstate';
import { type ChartNode, type ChartTree, readChart, type Transition } from './nodes.ts';
import type { ActionReference, GuardReference, NamedReference } from './references.ts';

/** A chart as plain JSON, for drawing and for reading; it knows nothing of a running game. */
export interface ChartGraph {
  /** Id of the machine, which is that of its root state. */
  readonly id: string;
  readonly states: readonly GraphState[];
  /** Id of the state in which the chart starts; null if the root is parallel. */
  readonly initial: string | null;
  readonly transitions: readonly GraphTransition[];
}

/** A state as it is drawn. */
export interface GraphState {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final';
  readonly ask: string | null;
  /** The passage of the rulebook that the state stands for, `meta.rule`. */
  readonly rule: string | null;
  readonly description: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly children: readonly GraphState[];
  /** Id of the child entered by default. */
  readonly initial: string | null;
}

/** A transition as it is drawn. */
export interface GraphTransition {
  readonly from: string;
  /** Null if the chart stays where it is. A transition with several targets is listed once for each. */
  readonly to: string | null;
  /** `event` by its name, `always` without one, `done` when the state `from` has finished. */
  readonly kind: 'event' | 'always' | 'done';
  readonly event: string | null;
  /** As a sentence: `a and not b`. */
  readonly guard: string | null;
  readonly actions: readonly string[];
}

/**
 * Reads the drawing out of a machine.
 *
 * @param machine - From `setup(…).createMachine(…)`; it need not be compiled.
 * @returns Plain JSON, states nested and in document order.
 * @throws ChartError for whatever `compileChart` would refuse in it.
 */
export function chartGraph(machine: AnyStateMachine): ChartGraph {
  const { root, nodes }: ChartTree = readChart(machine);
  return {
    id: root.id,
    states: root.children.map(drawState),
    initial: root.initial?.id ?? null,
    transitions: nodes.flatMap((node) => [...[...node.on.values()].flat(), ...node.always].flatMap(drawTransition)),
  };
}

const drawState = (node: ChartNode): GraphState => ({
  id: node.id,
  key: node.key,
  type: node.type,
  ask: node.ask,
  rule: node.rule,
  description: node.description,
  entry: node.entry.map(actionText),
  exit: node.exit.map(actionText),
  children: node.children.map(drawState),
  initial: node.initial?.id ?? null,
});

function drawTransition({ source, event, targets, guard, actions }: Transition): GraphTransition[] {
  const isDone = event?.startsWith('xstate.done.state.');
  const drawn = {
    from: source.id,
    kind: event === null ? ('always' as const) : isDone ? ('done' as const) : ('event' as const),
    event: isDone ? null : event,
    guard: guard && guardText(guard),
    actions: actions.map(actionText),
  };
  return targets.length === 0 ? [{ ...drawn, to: null }] : targets.map(({ id }) => ({ ...drawn, to: id }));
}

const actionText = (action: ActionReference): string =>
  action.kind === 'raise' ? `raise ${action.event}` : nameText(action);

const nameText = ({ name, params }: NamedReference): string =>
  params === undefined ? name : `${name}(${typeof params === 'object' ? fields(params) : JSON.stringify(params)})`;

const fields = (params: object | null): string =>
  Object.entries(params ?? {})
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(', ');

function guardText(guard: GuardReference, inside = false): string {
  if (guard.kind === 'named') return nameText(guard);
  if (guard.kind === 'in') return `in ${typeof guard.state === 'string' ? guard.state : JSON.stringify(guard.state)}`;
  if (guard.kind === 'not') return `not ${guardText(guard.of, true)}`;
  const text = guard.of.map((part) => guardText(part, true)).join(` ${guard.kind} `);
  return inside && guard.of.length > 1 ? `(${text})` : text;
}

/**
 * Draws a graph as a Mermaid `stateDiagram-v2`.
 *
 * @param graph - From `chartGraph`.
 * @param activeIds - States to highlight, for instance the `path` of the configuration a game is in.
 * @returns Mermaid source, ending in a line break.
 */
export function mermaid(graph: ChartGraph, activeIds: readonly string[] = []): string {
  const root = wholeChart(graph);
  // The root is a box of its own only if it has transitions, which hold wherever the chart is.
  const outermost = graph.transitions.some(({ from }) => from === root.id) ? [root] : root.children;
  const isParallel = outermost === root.children && root.type === 'parallel';

  // Mermaid's ids may hold neither dots nor words of its own, so states are numbered and carry their key as text.
  const names = new Map<string, string>();
  const parents = new Map<string, string>();
  const number = (parent: string) => (state: GraphState) => {
    names.set(state.id, `s${names.size}`);
    parents.set(state.id, parent);
    state.children.forEach(number(state.id));
  };
  outermost.forEach(number(''));

  // Mermaid wants a transition in the block of the states it joins; one between blocks goes outside them all.
  const home = ({ from, to }: GraphTransition) => {
    const parent = parents.get(from) ?? '';
    return to === null || parents.get(to) === parent ? parent : '';
  };
  const block = (
    parent: string,
    states: readonly GraphState[],
    initial: string | null,
    parallel: boolean,
  ): string[] => [
    ...(initial ? [`[*] --> ${names.get(initial)}`] : []),
    ...states.flatMap((state, index) => [...(parallel && index > 0 ? ['--'] : []), ...drawBlock(state)]),
    ...graph.transitions
      .filter((transition) => home(transition) === parent)
      .map(({ from, to, ...rest }) => `${names.get(from)} --> ${names.get(to ?? from)}${labelText(rest)}`),
  ];
  const drawBlock = (state: GraphState): string[] => {
    const name = names.get(state.id);
    const head = `state "${escaped(state.key)}" as ${name}`;
    if (state.children.length === 0) return [head, ...(state.type === 'final' ? [`${name} --> [*]`] : [])];
    const inner = block(state.id, state.children, state.initial, state.type === 'parallel');
    return [`${head} {`, ...inner.map((line) => `  ${line}`), '}'];
  };

  const active = activeIds.filter((id) => names.has(id)).map((id) => names.get(id));
  const lines = [
    ...block('', outermost, outermost === root.children ? root.initial : root.id, isParallel),
    ...(active.length > 0 ? ['classDef active fill:#ffd54f,stroke:#333', `class ${active.join(',')} active`] : []),
  ];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}

const wholeChart = ({ id, states, initial }: ChartGraph): GraphState => ({
  id,
  key: id,
  type: initial === null ? 'parallel' : 'compound',
  ask: null,
  rule: null,
  description: null,
  entry: [],
  exit: [],
  children: states,
  initial,
});

function labelText({
  kind,
  event,
  guard,
  actions,
}: Pick<GraphTransition, 'kind' | 'event' | 'guard' | 'actions'>): string {
  const trigger = kind === 'event' ? event : kind === 'done' ? 'done' : null;
  const parts = [trigger, guard && `[${guard}]`, actions.length > 0 && `/ ${actions.join(', ')}`].filter(Boolean);
  return parts.length > 0 ? ` : ${escaped(parts.join(' '))}` : '';
}

/** Mermaid reads these as syntax; its own entities show them. */
const escaped = (text: string): string =>
  text.replace(/[#;:"{}]/g, (sign) => (sign === '"' ? '#quot;' : `#${sign.charCodeAt(0)};`));
