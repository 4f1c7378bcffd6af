import type { CardTree, EffectTree } from '@rulechart/core';

/** A card with one thing taken out of its tree. */
export interface Mutant {
  readonly card: CardTree;
  /** where in the effects, and what was there */
  readonly path: string;
  readonly what: string;
}

/** Fields that a tree can do without, by a field that nodes of their kind have. */
export type OptionalFields = readonly (readonly [has: string, fields: readonly string[]])[];

/** Those of the core's own trees. */
const optional: OptionalFields = [
  ['how', ['if', 'limit', 'respondsTo', 'cost', 'targets', 'timing', 'mandatory', 'traits']],
  ['event', ['self', 'which', 'from', 'to', 'whose']],
  ['cards', ['where', 'slot']],
  ['part', ['if', 'which', 'who', 'nature', 'once', 'does']],
  ['per', ['shared', 'times']],
  ['until', ['of', 'times']],
  ['do', ['link', 'as', 'constraint', 'about', 'where', 'otherwise']],
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Node = { readonly [key: string]: Json };

const fieldsOf = (node: Node, more: OptionalFields): readonly string[] => [
  ...(optional.find(([has]) => has in node)?.[1] ?? []),
  ...more.flatMap(([has, fields]) => (has in node ? fields : [])),
];

/** Every tree with one element of a list or one optional field less, and where that was. */
function* without(
  tree: Json,
  path: string,
  more: OptionalFields,
): Generator<{ readonly tree: Json; readonly path: string; readonly gone: Json }> {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    const list = tree as readonly Json[];
    for (const [i, item] of list.entries()) {
      const here = `${path}[${i}]`;
      // One word of several is something that counts, too; the only one cannot be missing.
      if (typeof item === 'object' || list.length > 1)
        yield { tree: list.filter((_, k) => k !== i), path: here, gone: item };
      for (const inner of without(item, here, more))
        yield { ...inner, tree: list.map((o, k) => (k === i ? inner.tree : o)) };
    }
    return;
  }
  const node = tree as Node;
  const fields = fieldsOf(node, more);
  for (const [key, value] of Object.entries(node)) {
    const here = `${path}.${key}`;
    if (fields.includes(key) && value !== false && JSON.stringify(value) !== '[]') {
      const { [key]: _, ...rest } = node;
      yield { tree: rest, path: here, gone: value };
    }
    // The zones an effect is used from follow from its kind; labels are words.
    if (key === 'label' || ('how' in node && key === 'from')) continue;
    for (const inner of without(value, here, more)) yield { ...inner, tree: { ...node, [key]: inner.tree } };
  }
}

const short = (json: Json): string => {
  const text = JSON.stringify(json);
  return text.length > 70 ? `${text.slice(0, 67)}…` : text;
};

/**
 * Every mutant of a card. The same change is made once: `if` with one condition is not dropped twice. A rule set names
 * the arguments that its own nodes can do without.
 */
export function mutantsOf(card: CardTree, more: OptionalFields = []): Mutant[] {
  const seen = new Set<string>([JSON.stringify(card.effects.map(tidy))]);
  const mutants: Mutant[] = [];
  for (const { tree, path, gone } of without(card.effects as unknown as Json, 'effects', more)) {
    const effects = (tree as unknown as EffectTree[]).map(tidy);
    const text = JSON.stringify(effects);
    if (seen.has(text)) continue;
    seen.add(text);
    mutants.push({
      card: { ...card, key: `${card.key}-${mutants.length}`, effects },
      path: path.replace(/^effects/, ''),
      what: short(gone),
    });
  }
  return mutants;
}

/** A card with nothing taken out: the control. */
export const unchanged = (card: CardTree): Mutant => ({ card: { ...card, key: `${card.key}-0` }, path: '', what: '' });

/** An empty list of conditions, clauses or parts says the same as none. */
function tidy(effect: EffectTree): EffectTree {
  const lists = ['if', 'cost', 'targets', 'does', 'live'];
  return Object.fromEntries(
    Object.entries(effect).filter(([key, value]) => !(lists.includes(key) && (value as unknown[]).length === 0)),
  ) as unknown as EffectTree;
}
