import type { ChartGraph, GraphState } from '@rulechart/core';
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Block, blocksOf } from './chartBlocks.ts';

const FONT = 13;
const SMALL = 11;

/** About as wide as the text is in a sans-serif face. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? size : size * 0.58), 0);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

const layered = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
};

/** What stands for what in the laid-out graph. */
type Meaning =
  | { readonly is: 'state'; readonly state: GraphState; readonly number: number | undefined }
  | { readonly is: 'block'; readonly block: Block }
  | { readonly is: 'start' }
  | { readonly is: 'exit'; readonly text: string };

/**
 * Draws a statechart as SVG: states within states, final states with a double border, a dot where each level begins.
 * What stands in several places is drawn once, beside the chart, and referred to by number.
 *
 * @param nameOf - what to call a state; its key when it gives nothing better.
 */
export async function drawChart(graph: ChartGraph, nameOf: (id: string) => string): Promise<string> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const { blocks, numberOf } = blocksOf(graph);
  const meanings = new Map<string, Meaning>();
  const node = (id: string, meaning: Meaning, rest: Omit<ElkNode, 'id'>): ElkNode => {
    meanings.set(id, meaning);
    return { id, ...rest };
  };
  const title = (state: GraphState): string => {
    const name = nameOf(state.id);
    const number = numberOf(state);
    // A word that the state around it has too says nothing about this one.
    const around = nameOf(state.id.slice(0, Math.max(0, state.id.lastIndexOf('.'))));
    const own = [state.id, state.key, around].includes(name) ? state.key : `${state.key} · ${name}`;
    return number === undefined ? own : `${own} (${number})`;
  };
  const blockTitle = ({ number, users }: Block): string =>
    number === 0 ? '' : `(${number}) ${users.slice(0, 4).join(', ')}${users.length > 4 ? ' …' : ''}`;

  const drawn = blocks.map((block): ElkNode => {
    const { id, number, children, initial, arrows } = block;
    const at = (name: string): string => `${number}:${name}`;
    const edges: ElkExtendedEdge[] = [];
    const starting = (parent: string, first: string | null): ElkNode[] => {
      if (first === null) return [];
      const start = at(`start of ${parent}`);
      edges.push({ id: `edge ${start}`, sources: [start], targets: [at(first)] });
      return [node(start, { is: 'start' }, { width: 12, height: 12 })];
    };
    const nodeOf = (state: GraphState): ElkNode => {
      const inside = numberOf(state);
      const text = title(state);
      if (state.children.length === 0 || inside !== undefined) {
        const width = Math.max(70, widthOf(text, FONT) + 24);
        return node(at(state.id), { is: 'state', state, number: inside }, { width, height: 34 });
      }
      return node(
        at(state.id),
        { is: 'state', state, number: undefined },
        {
          children: [...starting(state.id, state.initial), ...state.children.map(nodeOf)],
          layoutOptions: {
            'elk.padding': '[top=40,left=18,bottom=18,right=18]',
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${widthOf(text, FONT) + 40}, 60)`,
          },
        },
      );
    };
    const nodes = [...starting(id, initial), ...children.map(nodeOf)];
    for (const exit of new Set(arrows.filter(({ isExit }) => isExit).map(({ to }) => to))) {
      const text = `→ ${exit.slice(exit.lastIndexOf('.') + 1)}`;
      nodes.push(node(at(exit), { is: 'exit', text }, { width: widthOf(text, FONT) + 20, height: 26 }));
    }
    for (const { from, to, labels } of arrows) {
      edges.push({
        id: `${at(from)} to ${to}`,
        sources: [at(from)],
        targets: [at(to)],
        labels: labels.map((text) => ({ text, width: widthOf(text, SMALL) + 6, height: SMALL + 4 })),
      });
    }
    const top = number === 0 ? 4 : 40;
    return node(
      at(''),
      { is: 'block', block },
      {
        children: nodes,
        edges,
        layoutOptions: {
          ...layered,
          'elk.padding': `[top=${top},left=16,bottom=16,right=16]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${widthOf(blockTitle(block), FONT) + 40}, 60)`,
        },
      },
    );
  });
  const laid: ElkNode = await new Elk().layout({
    id: 'all',
    children: drawn,
    layoutOptions: {
      'elk.algorithm': 'rectpacking',
      'elk.spacing.nodeNode': '28',
      'elk.aspectRatio': '1.4',
      'elk.json.edgeCoords': 'ROOT',
    },
  });

  const shapes: string[] = [];
  const lines: string[] = [];
  const draw = (it: ElkNode, dx: number, dy: number, depth: number): void => {
    const [x, y] = [round(dx + (it.x ?? 0)), round(dy + (it.y ?? 0))];
    const [w, h] = [round(it.width ?? 0), round(it.height ?? 0)];
    const meaning = meanings.get(it.id);
    const text = (content: string, of: 'middle' | 'head') =>
      of === 'middle'
        ? `<text x="${x + w / 2}" y="${y + h / 2 + 4.5}" text-anchor="middle">${escaped(content)}</text>`
        : `<text class="head" x="${x + 14}" y="${y + 23}">${escaped(content)}</text>`;
    const box = (by: number, radius: number) =>
      `<rect x="${x + by}" y="${y + by}" width="${w - 2 * by}" height="${h - 2 * by}" rx="${radius}"/>`;
    if (meaning?.is === 'start') shapes.push(`<circle class="start" cx="${x + w / 2}" cy="${y + h / 2}" r="5"/>`);
    else if (meaning?.is === 'exit') shapes.push(`<g class="exit">${box(0, 13)}${text(meaning.text, 'middle')}</g>`);
    else if (meaning?.is === 'block' && meaning.block.number > 0)
      shapes.push(`<g class="block">${box(0, 4)}${text(blockTitle(meaning.block), 'head')}</g>`);
    else if (meaning?.is === 'state') {
      const { state, number } = meaning;
      const hasInside = state.children.length > 0 && number === undefined;
      const kind = number === undefined ? `depth${depth % 2}` : 'refers';
      const border = state.type === 'final' ? box(3, 6) : '';
      const tip = [
        state.id,
        state.rule ? `rule ${state.rule}` : '',
        state.entry.length > 0 ? `entry / ${state.entry.join(', ')}` : '',
        state.description ?? '',
      ].filter(Boolean);
      const label = text(title(state), hasInside ? 'head' : 'middle');
      shapes.push(`<g class="${kind}"><title>${escaped(tip.join('\n'))}</title>${box(0, 8)}${border}${label}</g>`);
    }
    for (const child of it.children ?? []) draw(child, x, y, depth + 1);
    for (const edge of it.edges ?? []) {
      lines.push(...(edge.sections ?? []).map((section) => `<path d="${path(section)}" marker-end="url(#tip)"/>`));
      for (const { x: lx = 0, y: ly = 0, text: content = '', width = 0 } of edge.labels ?? [])
        lines.push(
          `<text class="label" x="${round(lx + width / 2)}" y="${round(ly + SMALL)}">${escaped(content)}</text>`,
        );
    }
  };
  for (const block of laid.children ?? []) draw(block, 0, 0, -1);

  // What holds wherever the chart is has no state to start from.
  const everywhere = graph.transitions
    .filter(({ from }) => from === graph.id)
    .map(
      ({ event, guard, to }) =>
        `${[event, guard && `[${guard}]`].filter(Boolean).join(' ')} → ${to?.slice(to.lastIndexOf('.') + 1) ?? ''}`,
    );
  const [w, h] = [Math.ceil((laid.width ?? 0) + 24), Math.ceil((laid.height ?? 0) + 24 + everywhere.length * 18)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 ${w} ${h}" width="${w}" height="${h}" role="img">
<title>${escaped(graph.id)}</title>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>
<style>
svg { font: ${FONT}px system-ui, 'Noto Sans CJK JP', sans-serif; background: #fff; }
rect { fill: #fff; stroke: #51606f; stroke-width: 1.2; } .depth0 rect { fill: #f6f8fb; } .refers rect { fill: #e8f0fa; }
.block > rect { fill: #fff; stroke: #b9c4d0; } .exit rect { stroke-dasharray: 4 3; } .head { font-weight: 600; }
.label { font-size: ${SMALL}px; text-anchor: middle; fill: #1d4f86; paint-order: stroke; stroke: #fff; stroke-width: 3px; }
path { fill: none; stroke: #51606f; stroke-width: 1.2; } marker path, .start { fill: #51606f; stroke: none; }
</style>
${shapes.join('\n')}
${lines.join('\n')}
${everywhere.map((note, i) => `<text x="0" y="${Math.ceil(laid.height ?? 0) + 18 * (i + 1)}">${escaped(note)}</text>`).join('\n')}
</svg>`;
}

const path = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): string =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
const round = (n: number): number => Math.round(n * 10) / 10;
