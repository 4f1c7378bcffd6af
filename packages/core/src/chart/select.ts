import { activeChildren, type Configuration, leavesOf } from './configurations.ts';
import { type DecisionTree, decide, type Leaf } from './guards.ts';
import { withoutConflicts } from './microstep.ts';
import { type ChartNode, type ChartTree, isLeaf, properAncestors, type Transition } from './nodes.ts';

/** What follows once a state and everything in it has offered transitions, or null if it has none. */
type Continuation = (offered: readonly Transition[] | null) => DecisionTree;

/**
 * Which transitions an event takes: SCXML's selectTransitions as XState's `transitionNode` does it. The innermost state
 * with an enabled transition wins; each parallel region is asked, and their parent only if none of them has any.
 */
export function selectForEvent(event: string, configuration: Configuration, tree: ChartTree): DecisionTree {
  const own = (node: ChartNode, then: Continuation): DecisionTree =>
    candidates(node, event).reduceRight<DecisionTree>(
      (otherwise, transition) => decide(transition.guard, node, configuration, tree, then([transition]), otherwise),
      then(null),
    );

  const within = (node: ChartNode, then: Continuation): DecisionTree => {
    const children = activeChildren(node, configuration);
    const [only] = children;
    if (isLeaf(node) || !only) return own(node, then);
    if (node.type === 'compound') return within(only, (offered) => (offered ? then(offered) : own(node, then)));
    const region = (index: number, found: readonly Transition[]): DecisionTree => {
      const child = children[index];
      if (!child) return found.length > 0 ? then(found) : own(node, then);
      return within(child, (offered) => region(index + 1, offered ? [...found, ...offered] : found));
    };
    return region(0, []);
  };

  return within(tree.root, (offered) => leaf(offered ?? []));
}

/**
 * Which `always` transitions are taken: for every innermost state the first enabled one on the way from it to the root.
 * Each is looked for even when an earlier leaf has found one, hence the conflicts that are removed afterwards.
 */
export function selectEventless(configuration: Configuration, tree: ChartTree): DecisionTree {
  const leaves = leavesOf(configuration);
  const from = (index: number, found: readonly Transition[]): DecisionTree => {
    const innermost = leaves[index];
    if (!innermost) return leaf(withoutConflicts([...new Set(found)], configuration.nodes));
    const always = [innermost, ...properAncestors(innermost, null)].flatMap((node) => node.always);
    return always.reduceRight<DecisionTree>(
      (otherwise, transition) =>
        decide(
          transition.guard,
          transition.source,
          configuration,
          tree,
          from(index + 1, [...found, transition]),
          otherwise,
        ),
      from(index + 1, found),
    );
  };
  return from(0, []);
}

const leaf = (take: readonly Transition[]): Leaf => ({ take });

/** A state's transitions for an event: the exact ones first, then wildcards, the longest descriptor first. */
function candidates(node: ChartNode, event: string): readonly Transition[] {
  const wildcards = [...node.on.keys()]
    .filter((descriptor) => descriptor !== event && matchesDescriptor(event, descriptor))
    .sort((a, b) => b.length - a.length)
    .flatMap((descriptor) => node.on.get(descriptor) ?? []);
  return [...(node.on.get(event) ?? []), ...wildcards];
}

/** Whether `descriptor` stands for `event`: itself, `*`, or `move.*` for `move` and `move.first`. */
export function matchesDescriptor(event: string, descriptor: string): boolean {
  if (descriptor === event || descriptor === '*') return true;
  if (!descriptor.endsWith('.*')) return false;
  const tokens = event.split('.');
  const wanted = descriptor.slice(0, -2).split('.');
  return wanted.every((token, index) => token === tokens[index] && token !== '*');
}
