import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartState, Lang } from '../protocol.ts';
import type { VisibleGraph, VisibleState } from './visible.ts';

export interface Box {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  /** Its inside is drawn. */
  open: boolean;
}

export interface Arrow {
  id: string;
  transitions: ReadonlySet<string>;
  path: string;
  label?: { text: string; x: number; y: number; width: number };
}

export interface Plan {
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
}

export const HEADER = 26;
const FONT = '600 12px system-ui, sans-serif';
const SMALL = '10px system-ui, sans-serif';

const plans = new Map<string, Promise<Plan>>();

/** Where everything goes. ELK works that out in a worker of its own, once for each picture and language. */
export function plan(graph: VisibleGraph, lang: Lang): Promise<Plan> {
  const key = `${lang} ${graph.key}`;
  let known = plans.get(key);
  if (!known) {
    known = layout(graph, lang);
    plans.set(key, known);
  }
  return known;
}

let elk: InstanceType<typeof ELK> | undefined;

export const nameOfState = (state: ChartState, lang: Lang): string => state.name?.[lang] ?? state.key;

async function layout(graph: VisibleGraph, lang: Lang): Promise<Plan> {
  elk ??= new ELK({ workerUrl });
  const width = ruler();
  const laid: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.spacing.nodeNode': '18',
      'elk.spacing.edgeNode': '10',
      'elk.layered.spacing.nodeNodeBetweenLayers': '26',
      'elk.layered.spacing.edgeNodeBetweenLayers': '12',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.edgeLabels.inline': 'false',
    },
    children: graph.states.map((state) => node(state, lang, width)),
    edges: graph.edges.map(({ id, from, to, events }) => {
      const text = labelOf(events);
      return {
        id,
        sources: [from],
        targets: [to],
        labels: text ? [{ text, width: width(text, SMALL) + 6, height: 14 }] : [],
      };
    }),
  });
  const boxes = graph.states.flatMap((state, i) => place(state, laid.children?.[i], 0, 0, 0));
  const taken = new Map(graph.edges.map(({ id, transitions }) => [id, transitions]));
  const arrows = (laid.edges ?? []).map((edge) => arrow(edge, taken.get(edge.id) ?? new Set()));
  return { width: laid.width ?? 0, height: laid.height ?? 0, boxes, arrows };
}

/** Two events by name; of more, how many. */
const labelOf = (events: readonly string[]): string =>
  events.length > 2 ? `${events[0]} +${events.length - 1}` : events.join(', ');

type Ruler = (text: string, font: string) => number;

function ruler(): Ruler {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!context) return text.length * 8;
    context.font = font;
    return Math.ceil(context.measureText(text).width);
  };
}

function node({ state, children }: VisibleState, lang: Lang, width: Ruler): ElkNode {
  const own = width(nameOfState(state, lang), FONT) + (state.children.length > 0 ? 38 : 24);
  if (children.length === 0) return { id: state.id, width: own, height: 30 };
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${HEADER + 14},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${own + 10},60)`,
    },
    children: children.map((child) => node(child, lang, width)),
  };
}

function place(
  { state, open, children }: VisibleState,
  laid: ElkNode | undefined,
  left: number,
  top: number,
  depth: number,
): Box[] {
  const x = left + (laid?.x ?? 0);
  const y = top + (laid?.y ?? 0);
  const box = { state, x, y, width: laid?.width ?? 0, height: laid?.height ?? 0, depth, open };
  return [box, ...children.flatMap((child, i) => place(child, laid?.children?.[i], x, y, depth + 1))];
}

function arrow({ id, sections, labels }: ElkExtendedEdge, transitions: ReadonlySet<string>): Arrow {
  const [section] = sections ?? [];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const [label] = labels ?? [];
  return {
    id,
    transitions,
    path: rounded(points),
    ...(label?.text && label.x !== undefined && label.y !== undefined
      ? { label: { text: label.text, x: label.x, y: label.y, width: label.width ?? 0 } }
      : {}),
  };
}

/** Straight lines with soft corners. */
function rounded(points: readonly { x: number; y: number }[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const towards = (to: { x: number; y: number }) => {
        const length = Math.hypot(to.x - point.x, to.y - point.y) || 1;
        const r = Math.min(6, length / 2) / length;
        return `${point.x + (to.x - point.x) * r} ${point.y + (to.y - point.y) * r}`;
      };
      return `L${towards(before)}Q${point.x} ${point.y} ${towards(after)}`;
    })
    .join('');
}
