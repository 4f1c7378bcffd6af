import type { ChartGraph, GraphState, GraphTransition } from '@rulechart/core';
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';

const FONT = 13;
const SMALL = 11;

/** About as wide as the text is in a sans-serif face. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? size : size * 0.58), 0);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** Transitions between the same two states are one line with several labels. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly labels: string[];
}

function arrowsOf(transitions: readonly GraphTransition[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, kind, event, guard } of transitions) {
    const target = to ?? from;
    const key = `${from} ${target}`;
    const arrow = arrows.get(key) ?? { from, to: target, labels: [] };
    const label = [kind === 'event' ? event : kind === 'done' ? 'done' : '', guard ? `[${guard}]` : '']
      .filter(Boolean)
      .join(' ');
    if (label && !arrow.labels.includes(label)) arrow.labels.push(label);
    arrows.set(key, arrow);
  }
  return [...arrows.values()];
}

/**
 * Draws a statechart as SVG: states within states, final states with a double border, a dot where each level begins.
 *
 * @param nameOf - what to call a state; its key when it gives nothing better.
 */
export async function drawChart(graph: ChartGraph, nameOf: (id: string) => string): Promise<string> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const title = (state: GraphState): string => {
    const name = nameOf(state.id);
    return name === state.id || name === state.key ? state.key : `${state.key} · ${name}`;
  };
  const states = new Map<string, GraphState>();
  const nodeOf = (state: GraphState): ElkNode => {
    states.set(state.id, state);
    const text = title(state);
    if (state.children.length === 0) return { id: state.id, width: Math.max(70, widthOf(text, FONT) + 24), height: 34 };
    return {
      id: state.id,
      children: [...startOf(state.id, state.initial), ...state.children.map(nodeOf)],
      layoutOptions: {
        'elk.padding': '[top=40,left=18,bottom=18,right=18]',
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${widthOf(text, FONT) + 40}, 60)`,
      },
    };
  };
  const startOf = (parent: string, initial: string | null): ElkNode[] =>
    initial === null ? [] : [{ id: `${parent} start`, width: 12, height: 12 }];
  const starts = (parent: string, initial: string | null): ElkExtendedEdge[] =>
    initial === null ? [] : [{ id: `${parent} start edge`, sources: [`${parent} start`], targets: [initial] }];
  const children = [...startOf(graph.id, graph.initial), ...graph.states.map(nodeOf)];
  const arrows = arrowsOf(graph.transitions).filter(({ from, to }) => states.has(from) && states.has(to));
  const anywhere = arrowsOf(graph.transitions).filter(({ from }) => !states.has(from));
  const edges: ElkExtendedEdge[] = [
    ...starts(graph.id, graph.initial),
    ...[...states.values()].flatMap((state) => starts(state.id, state.initial)),
    ...arrows.map(({ from, to, labels }, i) => ({
      id: `arrow ${i}`,
      sources: [from],
      targets: [to],
      labels: labels.map((text) => ({ text, width: widthOf(text, SMALL) + 6, height: SMALL + 4 })),
    })),
  ];
  const laid: ElkNode = await new Elk().layout({
    id: graph.id,
    children,
    edges,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.spacing.nodeNode': '36',
      'elk.layered.spacing.nodeNodeBetweenLayers': '48',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
    },
  });

  const boxes: string[] = [];
  const drawNode = (node: ElkNode, dx: number, dy: number, depth: number): void => {
    const [x, y] = [dx + (node.x ?? 0), dy + (node.y ?? 0)];
    const [w, h] = [node.width ?? 0, node.height ?? 0];
    const state = states.get(node.id);
    if (!state) {
      if (node.id.endsWith(' start')) boxes.push(`<circle class="start" cx="${x + w / 2}" cy="${y + h / 2}" r="5"/>`);
    } else {
      const parts = [
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>`,
        ...(state.type === 'final'
          ? [`<rect x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" rx="6"/>`]
          : []),
      ];
      const inner = state.children.length > 0;
      const text = `<text x="${inner ? x + 14 : x + w / 2}" y="${inner ? y + 23 : y + h / 2 + 4.5}" text-anchor="${inner ? 'start' : 'middle'}"${inner ? ' class="group"' : ''}>${escaped(title(state))}</text>`;
      const tip = [
        state.id,
        state.rule ? `rule ${state.rule}` : '',
        state.entry.length > 0 ? `entry / ${state.entry.join(', ')}` : '',
        state.description ?? '',
      ];
      boxes.push(
        `<g class="state depth${depth % 3}"><title>${escaped(tip.filter(Boolean).join('\n'))}</title>${parts.join('')}${text}</g>`,
      );
    }
    for (const child of node.children ?? []) drawNode(child, x, y, depth + 1);
  };
  for (const node of laid.children ?? []) drawNode(node, 0, 0, 0);

  const lines = (laid.edges ?? []).flatMap((edge) => [
    ...(edge.sections ?? []).map((section) => `<path d="${path(section)}" marker-end="url(#tip)"/>`),
    ...(edge.labels ?? []).map(
      ({ x = 0, y = 0, text = '', width = 0 }) =>
        `<text class="label" x="${x + width / 2}" y="${y + SMALL}" text-anchor="middle">${escaped(text)}</text>`,
    ),
  ]);
  const notes = anywhere.flatMap(({ to, labels }) => labels.map((label) => `${label} → ${states.get(to)?.key ?? to}`));
  const [w, h] = [(laid.width ?? 0) + 24, (laid.height ?? 0) + 24 + notes.length * 18];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 ${Math.ceil(w)} ${Math.ceil(h)}" width="${Math.ceil(w)}" height="${Math.ceil(h)}" role="img">
<title>${escaped(nameOf(graph.id) || graph.id)}</title>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>
<style>
svg { font-family: system-ui, 'Noto Sans CJK JP', sans-serif; font-size: ${FONT}px; background: #fff; }
rect { fill: #fff; stroke: #51606f; stroke-width: 1.2; } .depth1 rect { fill: #f3f6fa; } .depth0 rect { fill: #fbfcfe; }
.group { font-weight: 600; } .label { font-size: ${SMALL}px; fill: #1d4f86; paint-order: stroke; stroke: #fff; stroke-width: 3px; }
path { fill: none; stroke: #51606f; stroke-width: 1.2; } marker path, .start { fill: #51606f; stroke: none; }
</style>
${boxes.join('\n')}
${lines.join('\n')}
${notes.map((note, i) => `<text class="label" x="0" y="${Math.ceil(laid.height ?? 0) + 18 * (i + 1)}">${escaped(note)}</text>`).join('\n')}
</svg>`;
}

const path = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
const round = (n: number): number => Math.round(n * 10) / 10;
