import { CardList, type Cards, type Check, type Compiler, type Context, type Engine, lookUp } from '@rulechart/core';
import type { Duel } from '../duel.ts';

/** Tests about what cards are called, and which names stand on them. */
export type NameTest =
  | { readonly test: 'copies'; readonly among: Cards; readonly atLeast: number }
  | { readonly test: 'written on' | 'lower stage of' | 'same owner as'; readonly name: string }
  | { readonly test: 'names' | 'has a lower stage'; readonly among: Cards };

type Args<T extends NameTest['test']> = NameTest extends infer N
  ? N extends { readonly test: infer Tests }
    ? T extends Tests
      ? N
      : never
    : never
  : never;

/** Whether one card, by its definition, has to do with another. */
type Relation = (one: number, other: number) => boolean;

/** All names that a tree asks cards for. */
const calledIn = (tree: unknown): string[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  const { test, name } = tree as { test?: unknown; name?: unknown };
  return test === 'called' ? [String(name)] : Object.values(tree).flatMap(calledIn);
};

/** Whether the text of the second card names the first. */
function isWrittenOn(engine: Engine<Duel>): Relation {
  const texts: (ReadonlySet<number> | undefined)[] = [];
  return (one, other) => {
    texts[other] ??= new Set(calledIn(engine.definitions[other]?.tree.effects).map((name) => engine.nameId(name)));
    return texts[other]?.has(engine.definitions[one]?.nameId ?? -1) ?? false;
  };
}

const digits = (text: string): number => Number(text.normalize('NFKC'));

/** Whether the first card is called like the second but for a lower 「ＬＶ」. */
function isLowerStage(engine: Engine<Duel>): Relation {
  const stageOf = (definition: number): RegExpExecArray | null =>
    /^(.*)ＬＶ(\d+|[０-９]+)$/u.exec(engine.definitions[definition]?.tree.name.ja ?? '');
  return (one, other) => {
    const lower = stageOf(one);
    const higher = stageOf(other);
    if (lower === null || higher === null || lower[1] !== higher[1]) return false;
    return digits(lower[2] as string) < digits(higher[2] as string);
  };
}

/** It stands in this relation to the card known by a name, wherever that is now. */
const toNamed =
  (relation: (engine: Engine<Duel>) => Relation) =>
  (node: { readonly name: string }, c: Compiler<Duel>): Check<Duel> => {
    const name = c.named(node.name);
    const holds = relation(c.engine);
    const found = new CardList();
    return (s, x: Context, it) => {
      found.length = 0;
      lookUp(s, x, name, found, true);
      return found.length > 0 && holds(s.card.definition[it], s.card.definition[found.at[0]]);
    };
  };

/** One of some cards stands in this relation to it. */
const ofSome =
  (relation: (engine: Engine<Duel>) => Relation) =>
  (node: { readonly among: Cards }, c: Compiler<Duel>): Check<Duel> => {
    const among = c.in('among').cards(node.among);
    const holds = relation(c.engine);
    const found = new CardList();
    return (s, x, it) => {
      found.length = 0;
      among(s, x, it, found);
      for (const e of found) if (holds(s.card.definition[e], s.card.definition[it])) return true;
      return false;
    };
  };

/** How those tests are compiled. */
export const nameTests: { [T in NameTest['test']]: (node: Args<T>, c: Compiler<Duel>) => Check<Duel> } = {
  /** so many of some cards have its name */
  copies: ({ among: cards, atLeast }, c) => {
    const among = c.in('among').cards(cards);
    const found = new CardList();
    return (s, x, it) => {
      found.length = 0;
      among(s, x, it, found);
      const { nameId } = c.engine.definitionOf(s, it);
      let n = 0;
      for (const e of found) if (c.engine.definitionOf(s, e).nameId === nameId) n++;
      return n >= atLeast;
    };
  },
  'written on': toNamed(isWrittenOn),
  names: ofSome(isWrittenOn),
  'lower stage of': toNamed(isLowerStage),
  'has a lower stage': ofSome(isLowerStage),
  'same owner as': (node, c) => {
    const other = c.gather({ cards: 'named', name: node.name });
    return (s, x, it) => {
      const [card] = other(s, x);
      return card !== undefined && s.card.owner[card] === s.card.owner[it];
    };
  },
};
