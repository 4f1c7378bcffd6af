import { type Configuration, isIn } from './configurations.ts';
import type { ChartNode, ChartTree, Transition } from './nodes.ts';
import type { GuardReference, NamedReference } from './references.ts';

/** What a chart does next, as questions to guards: each leaf lists the transitions taken when it is reached. */
export type DecisionTree = Leaf | Question;

export interface Leaf {
  readonly take: readonly Transition[];
}

interface Question {
  readonly guard: NamedReference;
  /** The state that asks, for error messages. */
  readonly state: ChartNode;
  readonly yes: DecisionTree;
  readonly no: DecisionTree;
}

export const isLeafTree = (tree: DecisionTree): tree is Leaf => 'take' in tree;

/** Every leaf of a tree once, however many ways lead to it. */
export function leavesOfTree(tree: DecisionTree): Set<Leaf> {
  const seen = new Set<DecisionTree>();
  const leaves = new Set<Leaf>();
  const visit = (at: DecisionTree): void => {
    if (seen.has(at)) return;
    seen.add(at);
    if (isLeafTree(at)) {
      leaves.add(at);
      return;
    }
    visit(at.yes);
    visit(at.no);
  };
  visit(tree);
  return leaves;
}

/**
 * The questions that lead to `yes` or `no`. `and`, `or` and `not` become the shape of the tree, and `stateIn` is
 * answered at once because the configuration is known. The operands are asked in the order written, as XState does.
 */
export function decide(
  guard: GuardReference | null,
  state: ChartNode,
  configuration: Configuration,
  tree: ChartTree,
  yes: DecisionTree,
  no: DecisionTree,
): DecisionTree {
  if (guard === null) return yes;
  const branch = (part: GuardReference, then: DecisionTree, otherwise: DecisionTree) =>
    decide(part, state, configuration, tree, then, otherwise);
  switch (guard.kind) {
    case 'named':
      return { guard, state, yes, no };
    case 'in':
      return isIn(configuration, guard.state, tree) ? yes : no;
    case 'not':
      return branch(guard.of, no, yes);
    case 'and':
      return guard.of.reduceRight((rest, part) => branch(part, rest, no), yes);
    case 'or':
      return guard.of.reduceRight((rest, part) => branch(part, yes, rest), no);
  }
}
