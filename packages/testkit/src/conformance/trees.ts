import type { CoreState } from '@rulechart/core';
import { type Case, type Examination, holds, Violation } from './subject.ts';

/** Where in a tree something stands that JSON cannot hold. */
function strange(tree: unknown, path: string): string | null {
  if (tree === null || typeof tree === 'string' || typeof tree === 'boolean') return null;
  if (typeof tree === 'number') return Number.isFinite(tree) ? null : `${path} is ${tree}`;
  if (typeof tree !== 'object') return `${path} is a ${typeof tree}`;
  if (Array.isArray(tree)) {
    for (const [i, part] of tree.entries()) {
      const found = strange(part, `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  const prototype = Object.getPrototypeOf(tree);
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${prototype?.constructor?.name ?? 'thing'}`;
  for (const [key, part] of Object.entries(tree)) {
    const found = strange(part, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** Cards are data. */
export function trees<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { rules, cards } = x.subject;
  return [
    {
      name: 'trees: every card and every program is JSON, and the same after it',
      run: () => {
        for (const card of cards) {
          const found = strange(card, card.key);
          if (found) throw new Violation(`a card holds what JSON cannot: ${found}`);
        }
        const found = strange(rules.programs ?? {}, 'programs');
        if (found) throw new Violation(`a program holds what JSON cannot: ${found}`);
        const { game } = x;
        const read = x.withCards(JSON.parse(JSON.stringify(cards)) as typeof cards);
        holds('the game is another one after its cards went through JSON', read.id === game.id);
      },
    },
    {
      name: 'trees: facts are computed for every effect, and name only what exists',
      run: () => {
        const { engine } = x.game;
        for (const effect of engine.effects) {
          for (const fact of effect?.facts ?? []) {
            const where = `${engine.definitions[effect.definition]?.tree.key}, ${fact.clause}`;
            for (const key of ['from', 'to', 'zone'] as const) {
              const zone = fact[key];
              if (zone !== undefined)
                holds(`${where}: the fact "${fact.fact}" names no zone: ${zone}`, engine.zones.has(zone));
            }
            holds(`${where}: a fact is neither of cost nor of effect`, fact.as === 'cost' || fact.as === 'effect');
          }
        }
      },
    },
  ];
}
