import { ChartError } from './errors.ts';
import { type ChartNode, type ChartTree, isLeaf } from './nodes.ts';

/** A set of active states. Its number is the compiler's own; only configurations that can rest get a public id. */
export interface Configuration {
  readonly index: number;
  /** In the order in which XState would list them, see `ConfigurationTable`. */
  readonly nodes: readonly ChartNode[];
  readonly active: ReadonlySet<ChartNode>;
  readonly done: boolean;
}

/**
 * Gives every configuration one object.
 *
 * Two configurations of the same states in another order are different: XState keeps parallel regions in the order in
 * which they were last entered and looks for transitions in that order, so a sorted list would act differently.
 */
export class ConfigurationTable {
  readonly all: Configuration[] = [];
  private readonly byKey = new Map<string, Configuration>();

  constructor(
    private readonly tree: ChartTree,
    private readonly limit: number,
  ) {}

  of(nodes: readonly ChartNode[], done: boolean): Configuration {
    const key = `${nodes.map((node) => node.order).join()}${done ? '!' : ''}`;
    const known = this.byKey.get(key);
    if (known) return known;
    if (this.all.length >= this.limit) {
      throw new ChartError(
        this.tree.root.id,
        `more than ${this.limit} configurations; parallel regions multiply, so nest them or keep one in the state`,
      );
    }
    const configuration = { index: this.all.length, nodes, active: new Set(nodes), done };
    this.all.push(configuration);
    this.byKey.set(key, configuration);
    return configuration;
  }
}

/** The innermost active states, in XState's order. */
export const leavesOf = ({ nodes }: Configuration): ChartNode[] => nodes.filter(isLeaf);

/** How messages and look-ups call a configuration: its innermost states, `a | b` for parallel regions. */
export const labelOf = (configuration: Configuration): string =>
  leavesOf(configuration)
    .sort((a, b) => a.order - b.order)
    .map((node) => node.id)
    .join(' | ');

/**
 * The active children of a state in the order in which XState walks them: that of the keys of `snapshot.value`, where
 * keys that look like integers come first whatever the order of entry.
 */
export function activeChildren(node: ChartNode, { nodes }: Configuration): ChartNode[] {
  const children = nodes.filter((child) => child.parent === node);
  return Object.values(Object.fromEntries(children.map((child) => [child.key, child])));
}

/** XState's `stateIn`: an id (`#id`, `#id.child`), a key path, or a state value. */
export function isIn(configuration: Configuration, state: unknown, tree: ChartTree): boolean {
  if (typeof state !== 'string') return matches(state, valueBelow(tree.root, configuration));
  if (!state.startsWith('#')) {
    const value = keysOf(state).reduceRight<unknown>(
      (inner, key) => (inner === undefined ? key : { [key]: inner }),
      undefined,
    );
    return matches(value, valueBelow(tree.root, configuration));
  }
  const [id = '', ...keys] = keysOf(state.slice(1));
  const start = tree.byId.get(state.slice(1)) ?? tree.byId.get(id);
  const path = start?.id === id ? keys : [];
  const node = path.reduce<ChartNode | undefined>((at, key) => at?.children.find((child) => child.key === key), start);
  if (!node) throw new ChartError(tree.root.id, `stateIn('${state}') names no state of this chart`);
  return configuration.active.has(node);
}

const keysOf = (path: string): string[] => path.split('.');

/** `snapshot.value` of a configuration, below one node. */
function valueBelow(node: ChartNode, configuration: Configuration): unknown {
  const children = activeChildren(node, configuration);
  const [only] = children;
  if (node.type === 'compound' && only && isLeaf(only)) return only.key;
  return Object.fromEntries(children.map((child) => [child.key, valueBelow(child, configuration)]));
}

/** XState's `matchesState`: everything that `wanted` says holds in `value`. */
function matches(wanted: unknown, value: unknown): boolean {
  if (typeof value === 'string') return wanted === value;
  const inside = value as Record<string, unknown>;
  if (typeof wanted === 'string') return wanted in inside;
  return Object.entries(wanted as object).every(([key, inner]) => key in inside && matches(inner, inside[key]));
}
