import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartGraph, ChartState, Lang } from '../protocol.ts';

export interface Box {
  state: ChartState;
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
}

export interface Arrow {
  id: string;
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

/** Where everything goes. ELK works that out in a worker of its own, once for each language. */
export function plan(graph: ChartGraph, lang: Lang): Promise<Plan> {
  const key = `${graph.id} ${lang} ${graph.transitions.length}`;
  let known = plans.get(key);
  if (!known) {
    known = layout(graph, lang);
    plans.set(key, known);
  }
  return known;
}

export const nameOfState = (state: ChartState, lang: Lang): string => state.name?.[lang] ?? state.key;

async function layout(graph: ChartGraph, lang: Lang): Promise<Plan> {
  const elk = new ELK({ workerUrl });
  try {
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
      edges: graph.transitions.map(({ id, from, to, event }) => ({
        id,
        sources: [from],
        targets: [to],
        labels: [{ text: event, width: width(event, SMALL) + 6, height: 14 }],
      })),
    });
    const boxes = graph.states.flatMap((state, i) => place(state, laid.children?.[i], 0, 0, 0));
    return { width: laid.width ?? 0, height: laid.height ?? 0, boxes, arrows: (laid.edges ?? []).map(arrow) };
  } finally {
    elk.terminateWorker();
  }
}

type Ruler = (text: string, font: string) => number;

function ruler(): Ruler {
  const context = document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!context) return text.length * 8;
    context.font = font;
    return Math.ceil(context.measureText(text).width);
  };
}

function node(state: ChartState, lang: Lang, width: Ruler): ElkNode {
  const own = width(nameOfState(state, lang), FONT) + 24;
  if (state.children.length === 0) return { id: state.id, width: own, height: 30 };
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${HEADER + 14},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${own + 10},60)`,
    },
    children: state.children.map((child) => node(child, lang, width)),
  };
}

function place(state: ChartState, laid: ElkNode | undefined, left: number, top: number, depth: number): Box[] {
  const x = left + (laid?.x ?? 0);
  const y = top + (laid?.y ?? 0);
  const box = { state, x, y, width: laid?.width ?? 0, height: laid?.height ?? 0, depth };
  return [box, ...state.children.flatMap((child, i) => place(child, laid?.children?.[i], x, y, depth + 1))];
}

function arrow({ id, sections, labels }: ElkExtendedEdge): Arrow {
  const [section] = sections ?? [];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const [label] = labels ?? [];
  return {
    id,
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
