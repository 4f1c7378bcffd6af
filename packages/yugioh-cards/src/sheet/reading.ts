import type { Cards, CardTree, Clause, EffectTree, Fact, Game, Test } from '@rulechart/core';
import { type CardFacts, type Duel, heard } from '@rulechart/yugioh-expert';
import { fits } from './filter.ts';
import type { Row } from './rows.ts';

/** Something an effect of a card does or pays, with the effect and where it stands in the tree. */
export interface Deed {
  readonly fact: Fact;
  readonly effect: EffectTree;
  /** path from the card: `effects[1].does[0]` */
  readonly clause: string;
}

/** Where cards come from that a clause deals with, and what is said of them. */
export interface Origin {
  readonly zones: readonly string[];
  readonly of: string;
  readonly tests: readonly Test[];
  /** it is the card that says so itself */
  readonly self: boolean;
}

type Node = Readonly<Record<string, unknown>>;

const list = (zone: unknown): readonly string[] => (Array.isArray(zone) ? zone : [zone as string]);

/** Every node of a tree, however deep, with the path to it. */
export function* nodesOf(tree: unknown, path = ''): Generator<readonly [node: Node, path: string]> {
  if (typeof tree !== 'object' || tree === null) return;
  if (Array.isArray(tree)) {
    for (const [i, item] of tree.entries()) yield* nodesOf(item, `${path}[${i}]`);
    return;
  }
  yield [tree as Node, path];
  for (const [key, value] of Object.entries(tree)) yield* nodesOf(value, path === '' ? key : `${path}.${key}`);
}

/** What can be read off a card's tree: what a ruling sheet asks about. */
export class Reading {
  readonly deeds: readonly Deed[];

  constructor(
    game: Game<Duel>,
    readonly card: CardTree,
  ) {
    const { engine } = game;
    const definition = engine.byKey.get(card.key);
    this.deeds = (definition?.effects ?? []).flatMap((id, index): Deed[] => {
      const effect = engine.effects[id];
      if (!effect) return [];
      const later = [...nodesOf(effect.tree.does ?? [], 'does')]
        .filter(([node]) => node['part'] === 'watch')
        .flatMap(([node, path]) =>
          (node['does'] as readonly Clause[]).flatMap((clause, i) =>
            (engine.verbs.get(clause.do)?.facts?.(clause as never) ?? []).map(
              (fact) => ({ ...fact, as: 'effect', clause: `${path}.does[${i}]` }) as Fact,
            ),
          ),
        );
      return [...effect.facts, ...later].map((fact) => ({
        fact,
        effect: effect.tree,
        clause: `effects[${index}].${fact.clause}`,
      }));
    });
  }

  /** What is printed on the card. */
  get facts(): CardFacts {
    return this.card.facts as unknown as CardFacts;
  }

  /** Deeds of these kinds: as effects, unless costs are asked for. */
  does(kinds: string | readonly string[], as: 'effect' | 'cost' | 'either' = 'effect'): Deed[] {
    return this.deeds.filter(({ fact }) => list(kinds).includes(fact.fact) && (as === 'either' || fact.as === as));
  }

  /** Nodes anywhere in the card for which something holds, with their paths. */
  nodes(
    holds: (node: Node) => boolean,
  ): { readonly node: Node; readonly clause: string; readonly effect: EffectTree }[] {
    return this.card.effects.flatMap((effect, index) =>
      [...nodesOf(effect, `effects[${index}]`)]
        .filter(([node]) => holds(node))
        .map(([node, clause]) => ({ node, clause, effect })),
    );
  }

  /** Where the cards of a deed come from. */
  origins({ fact, effect }: Deed): Origin[] {
    return originsOf(fact['cards'] as Cards | undefined, effect);
  }
}

/** Where cards come from: through names to what was chosen, and down to the zones. */
export function originsOf(cards: Cards | undefined, effect: EffectTree, depth = 0): Origin[] {
  const none: Origin[] = [];
  if (cards === undefined || depth > 8) return none;
  const node = cards as unknown as Node;
  const from = (inner: unknown): Origin[] => originsOf(inner as Cards, effect, depth + 1);
  switch (node['cards']) {
    case 'in':
      return [{ zones: list(node['zone']), of: String(node['of']), tests: testsOf(node['where']), self: false }];
    case 'top until':
      return [{ zones: ['deck'], of: String(node['of']), tests: [], self: false }];
    case 'top':
      return [{ zones: list(node['zone']), of: String(node['of']), tests: [], self: false }];
    case 'named':
      return named(String(node['name']), effect, depth);
    case 'where':
      return from(node['in']).map((origin) => ({ ...origin, tests: [...origin.tests, ...testsOf(node['where'])] }));
    case 'extreme':
    case 'one of each name':
      return from(node['in']);
    case 'both':
      return (node['of'] as readonly unknown[]).flatMap(from);
    case 'this':
      return [{ zones: effect.from, of: 'you', tests: [], self: true }];
    case 'attacker':
    case 'attack target':
    case 'battle opponent':
    case 'host':
      return [{ zones: ['monsters'], of: 'either', tests: [], self: false }];
    default:
      return none;
  }
}

const testsOf = (test: unknown): readonly Test[] => {
  if (test === undefined) return [];
  const node = test as Node;
  return node['test'] === 'all' ? (node['of'] as readonly Test[]).flatMap(testsOf) : [test as Test];
};

/** What a name stands for: what was chosen or remembered under it, what a clause dealt with, the card of the event. */
function named(name: string, effect: EffectTree, depth: number): Origin[] {
  if (name === 'subject' && effect.on) {
    const zones = heard(effect)?.to ?? effect.on.from ?? ['monsters'];
    return [{ zones: list(zones), of: 'either', tests: testsOf(effect.on.which), self: effect.on.self === true }];
  }
  for (const [node] of nodesOf([effect.cost ?? [], effect.targets ?? [], effect.does ?? []])) {
    const clause = node as unknown as Clause & Node;
    if (['choose', 'excavate'].includes(clause.do) && clause['name'] === name)
      return originsOf(clause['from'] as Cards, effect, depth + 1);
    if (clause.do === 'remember' && clause['name'] === name) return originsOf(clause['of'] as Cards, effect, depth + 1);
    if (clause.do === 'for each' && clause['name'] === name) return originsOf(clause['in'] as Cards, effect, depth + 1);
    if (clause.as === name && clause['cards']) {
      const origins = originsOf(clause['cards'] as Cards, effect, depth + 1);
      // What was summoned lies on the field from then on.
      return clause.do === 'special summon' ? origins.map((origin) => ({ ...origin, zones: ['monsters'] })) : origins;
    }
  }
  return [];
}

/** Whether some card with these printed facts could be among the cards of an origin. */
export const mayBe = (origin: Origin, row: Row): boolean => origin.tests.every((test) => fits(test, row) !== false);
