import type { ChartConfiguration } from './chart.ts';
import { type Configuration, labelOf } from './configurations.ts';
import { ChartError } from './errors.ts';
import { type ChartNode, type ChartTree, initialNodes } from './nodes.ts';

/** `Chart.configurationAt`. */
export function configurationAt(
  path: string,
  tree: ChartTree,
  resting: readonly Configuration[],
  configurations: readonly ChartConfiguration[],
): number {
  const wanted = path.split('|').map((part) => findState(part.trim(), tree));
  const holding = resting.filter(({ active }) => wanted.every((node) => active.has(node)));
  const initial = wanted.flatMap(initialNodes);
  const byDefault = holding.filter(({ active }) => initial.every((node) => active.has(node)));
  const found = byDefault.length > 0 ? byDefault : holding;
  const labels = [...new Set(found.map(labelOf))];
  const [first] = found;
  if (!first) throw new ChartError(path, 'the chart never rests in this state; it only passes through');
  if (labels.length > 1) {
    throw new ChartError(path, `the chart can rest here in several ways; say which: ${labels.slice(0, 8).join(', ')}`);
  }
  return (configurations[resting.indexOf(first)] as ChartConfiguration).id;
}

function findState(path: string, tree: ChartTree): ChartNode {
  const byKeys = (node: ChartNode) => node.path.join('.');
  const found = tree.byId.get(path) ?? tree.nodes.find((node) => node.parent && byKeys(node) === path);
  if (found) return found;
  const names = tree.nodes.flatMap((node) => (node.parent ? [node.id, byKeys(node)] : [node.id]));
  const close = closest(path, names).join(', ');
  throw new ChartError(path, `the chart has no such state${close && `; close ones are ${close}`}`);
}

/** The few names most like `wanted`: those that contain it or end alike, then those with few letters changed. */
function closest(wanted: string, names: readonly string[]): string[] {
  const lower = wanted.toLowerCase();
  const last = lower.slice(lower.lastIndexOf('.') + 1);
  const scored = [...new Set(names)].map((name) => {
    const other = name.toLowerCase();
    const alike = other.includes(lower) || other.endsWith(last);
    return { name, alike, distance: editDistance(lower, other) };
  });
  return scored
    .filter(({ alike, distance }) => alike || distance <= Math.max(2, lower.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 5)
    .map(({ name }) => name);
}

/** Levenshtein's distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const replace = (row[column - 1] as number) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[column] as number) + 1, (next[column - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
