import type { Amount, Cards, Clause, EffectTree, Test, Who } from '@rulechart/core';

/** A node of a tree, read loosely: printers fall back on its kind. */
export type Node = Readonly<Record<string, unknown>>;

/** What a name on a card stands for: how many of what. */
export interface Meant {
  readonly from: Cards;
  readonly count: Amount;
  readonly upTo: boolean;
  /** chosen at activation */
  readonly target: boolean;
  /** a person picks them among others */
  readonly chosen?: true;
}

/** Every name that an effect gives to cards, with what it stands for. */
export function namesIn(effect: EffectTree): Map<string, Meant> {
  const names = new Map<string, Meant>();
  const walk = (clauses: readonly Clause[], target: boolean): void => {
    for (const clause of clauses) {
      const node = clause as Node;
      if (clause.do === 'choose') {
        const max = node['max'] as Amount;
        names.set(node['name'] as string, {
          from: node['from'] as Cards,
          count: max,
          upTo: node['min'] !== max,
          target,
          chosen: true,
        });
      } else if (clause.do === 'remember') {
        names.set(node['name'] as string, { from: node['of'] as Cards, count: 1, upTo: false, target: false });
      } else if (clause.do === 'excavate' || clause.do === 'disguise') {
        names.set(node['name'] as string, { from: node['from'] as Cards, count: 2, upTo: false, target: false });
      } else if (clause.as !== undefined) {
        const of = (node['cards'] ?? node['to']) as Cards | undefined;
        if (of && typeof of === 'object')
          names.set(clause.as, {
            from: of,
            count: (node['count'] as Amount | undefined) ?? 1,
            upTo: false,
            target: false,
          });
      }
      for (const key of ['then', 'otherwise', 'does'] as const)
        if (Array.isArray(node[key])) walk(node[key] as Clause[], target);
      for (const option of (node['options'] as { does: Clause[] }[] | undefined) ?? []) walk(option.does, target);
    }
  };
  walk(effect.cost ?? [], false);
  walk(effect.targets ?? [], true);
  walk(effect.does ?? [], false);
  return names;
}

/** Which of several single targets a name stands for, from 1; −1: the only one beside what is chosen later; 0: the only one. */
export function placeOf(names: ReadonlyMap<string, Meant>, name: string): number {
  const chosen = [...names].filter(([, meant]) => meant.chosen && meant.count === 1 && core(meant.from).cards === 'in');
  const targets = chosen.filter(([, { target }]) => target);
  if (targets.length > 1) return 1 + targets.findIndex(([one]) => one === name);
  return chosen.length > 1 ? -1 : 0;
}

/** Whether all of these are cards that were chosen at the activation. */
export const allTargets = (names: ReadonlyMap<string, Meant>, of: readonly Cards[]): boolean =>
  of.every((one) => one.cards === 'named' && names.get((one as { name: string }).name)?.target === true);

/** Whether a clause speaks of the cards with this name, at its top or in its options. */
export function speaksOf(clause: Clause | undefined, name: string): boolean {
  if (!clause) return false;
  const node = clause as Node;
  const cards = (node['cards'] ?? node['to']) as Node | undefined;
  if (cards && cards['cards'] === 'named' && cards['name'] === name) return true;
  return ((node['options'] as { does: Clause[] }[] | undefined) ?? []).some(({ does }) =>
    does.some((inner) => speaksOf(inner, name)),
  );
}

/** Cards of which it is asked whether they are of the kind that was declared. */
export function ofDeclared(test: Node): Cards | null {
  const of = test['of'] as Node | undefined;
  return test['test'] === 'some' && of?.['cards'] === 'where' && (of['where'] as Node)['test'] === 'declared kind'
    ? (of['in'] as Cards)
    : null;
}

/** All but those for which several things hold, of which the sentence before has spoken. */
export const isOther = (test: Test): boolean => test.test === 'not' && (test['of'] as Test).test === 'all';

/** What must be equipped to a card: the condition on it. */
export const wornBy = (test: Node): Test | null => {
  const of = test['of'] as Node;
  return of['cards'] === 'where' && (of['in'] as Cards).cards === 'attached' ? (of['where'] as Test) : null;
};

/** Whether it is asked if a coin was called right. */
export const isCall = (test: Node): boolean =>
  test['test'] === 'compare' &&
  (test['a'] as Node)?.['value'] === 'add' &&
  JSON.stringify(test['a']).includes('"declared"');

/** The tests of a filter, one by one. */
export function conjuncts(test: Test | undefined): readonly Test[] {
  if (test === undefined) return [];
  return test.test === 'all' ? (test['of'] as readonly Test[]).flatMap(conjuncts) : [test];
}

/** The zones of a selection. */
export const zonesOf = (node: Node): readonly string[] =>
  Array.isArray(node['zone']) ? (node['zone'] as string[]) : [node['zone'] as string];

/** What lies in all of these zones, if nothing else says what it is. */
export const kindIn = (zones: readonly string[]): 'monster' | 'spell or trap' | 'fusion' | 'card' =>
  zones.every((zone) => zone === 'monsters')
    ? 'monster'
    : zones.every((zone) => zone === 'spells' || zone === 'field')
      ? 'spell or trap'
      : zones.every((zone) => zone === 'fusion')
        ? 'fusion'
        : 'card';

/** Only a monster has what this asks for: a type, an attribute, ATK, DEF, a Level; only a monster is summoned. */
const asksForMonster = (test: Test): boolean => {
  const node = test as unknown as Node;
  return node['test'] === 'compare'
    ? typeof node['a'] === 'object' && (node['a'] as Node)['value'] === 'stat'
    : node['test'] === 'came'
      ? node['cause'] === 'battle'
      : ['attribute', 'race', 'summonable', 'just destroyed by battle'].includes(node['test'] as string);
};

/** What the cards of a selection are, if no test of theirs names it. */
export const kindOf = (node: Node): ReturnType<typeof kindIn> => {
  const kind = kindIn(zonesOf(node));
  return kind === 'card' && conjuncts(node['where'] as Test | undefined).some(asksForMonster) ? 'monster' : kind;
};

/** More than there can be: as many as one likes. */
export const anyNumber = (n: Amount): boolean => typeof n === 'number' && n >= 10;

/** As many as there is room for. */
export const asManyAsFit = (n: Amount): boolean => typeof n === 'object' && n.value === 'free monster zones';

/** As many as went with an earlier clause. */
export const asManyAsWent = (n: Amount): boolean =>
  typeof n === 'object' && n.value === 'count' && (n as { of: Cards }).of.cards === 'named';

/** Of "so many, or as many as there is room for" the number. */
export const mostOf = (n: Amount): Amount => {
  const of = typeof n === 'object' && n.value === 'min' ? (n as { of: readonly Amount[] }).of : [];
  return of.some(asManyAsFit) ? (of.find((one) => typeof one === 'number') ?? n) : n;
};

/** One of several piles: each with what narrows them all. */
export function eitherOf(of: Cards): readonly Cards[] | null {
  const { in: within, where } = of as unknown as { in?: Cards; where?: Test };
  if (of.cards !== 'where' || within?.cards !== 'both') return null;
  return (within as unknown as { of: readonly Cards[] }).of.map((one) => ({
    ...one,
    where: { test: 'all', of: [...conjuncts((one as { where?: Test }).where), ...conjuncts(where)] },
  }));
}

/** What has just left the field, if a selection speaks of that: who controlled it, and how it went. */
export function departureOf(of: Cards): {
  readonly of: Who;
  readonly faceUp?: boolean;
  readonly came: Node | undefined;
  readonly zone: unknown;
  readonly rest: readonly Test[];
} | null {
  const left = core(of);
  if (left.cards !== 'departed') return null;
  const parts = conjuncts((of as unknown as Node)['where'] as Test | undefined);
  return {
    ...(left as unknown as { of: Who; faceUp?: true }),
    came: parts.find(({ test }) => test === 'came') as unknown as Node | undefined,
    zone: (parts.find(({ test }) => test === 'in') as unknown as Node | undefined)?.['zone'],
    rest: parts.filter(({ test }) => test !== 'came' && test !== 'in'),
  };
}

/** The selection a filter on named cards narrows, without what was true of them when they were named. */
export const core = (cards: Cards): Cards =>
  cards.cards === 'where' || cards.cards === 'one of each name' ? core((cards as unknown as { in: Cards }).in) : cards;

/** "There is none that is not so": all monsters of a side are so. Null: the selection says something else. */
export function exceptOf(of: Cards): { readonly who: Who; readonly which: Test } | null {
  const { cards, zone, of: who, where } = of as unknown as { cards: string; zone: string; of: Who; where?: Test };
  const inner = where?.test === 'not' ? (where['of'] as Test) : null;
  return cards === 'in' && zone === 'monsters' && inner && inner.test !== 'among' ? { who, which: inner } : null;
}

/** A choice in which every card fills another place: what those places take, and how many of them take the same. */
export function eachOf(node: Node): readonly { readonly test: Test; readonly times: number }[] {
  const tests = (node['constraint'] as { oneOf?: readonly Test[] } | undefined)?.oneOf;
  if (tests === undefined || tests.some(({ test }) => test !== 'called')) return [];
  const kinds: { test: Test; times: number }[] = [];
  for (const test of tests) {
    const same = kinds.find((kind) => JSON.stringify(kind.test) === JSON.stringify(test));
    if (same) same.times += 1;
    else kinds.push({ test, times: 1 });
  }
  return kinds;
}

/** A loop that special summons one card after the other in whatever position. */
export function summonsEach(clause: Clause): boolean {
  const does = (clause as Node)['does'] as readonly Clause[];
  const options = ((does[0] as Node)['options'] as { does: Clause[] }[] | undefined) ?? [];
  return options.length > 0 && options.every((one) => one.does[0]?.do === 'special summon');
}
