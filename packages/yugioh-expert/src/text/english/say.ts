import type { Amount, Cards, Clause, Engine, Test, Until, Who } from '@rulechart/core';
import type { Duel } from '../../duel.ts';
import type { Meant, Node } from '../nouns.ts';
import type { English } from './index.ts';

export const statWords: Readonly<Record<string, string>> = { atk: 'ATK', def: 'DEF', level: 'Level' };

export const kindWords: Readonly<Record<string, string>> = {
  monster: 'monster',
  spell: 'Spell Card',
  trap: 'Trap Card',
};

export const lower = (text: string): string =>
  /^(?!Special Summon|Tribute|Normal Summon|Flip Summon)[A-Z][a-z]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** What narrows a noun: before it, or after it. */
export interface Said {
  readonly before?: string;
  readonly after?: string;
  readonly noun?: string;
}

/** What the parts of the English speaker ask of each other, and what they say it about. */
export interface Say {
  readonly engine: Engine<Duel>;
  readonly names: ReadonlyMap<string, Meant>;
  readonly nameOf: ((name: string) => string | undefined) | undefined;
  readonly speaker: English;
  readonly introduced: Map<string, string>;
  readonly byJapanese: Map<string, string>;
  readonly whose: (who: Who) => string;
  readonly person: (who: Who) => string;
  readonly card: (name: string) => string;
  readonly comparison: (a: string, is: string, b: string) => string;
  readonly amount: (tree: Amount) => string;
  /** What stands behind a noun: "with …" first, and only once. */
  readonly joinedAfter: (parts: readonly Said[]) => string;
  /** What narrows a noun, as a noun of its own. */
  readonly alone: (tree: Test, said: Said) => string;
  readonly narrow: (tree: Test) => Said;
  readonly place: (node: Node) => string;
  readonly noun: (tree: Cards, many: boolean) => string;
  readonly counted: (n: Amount, of: Cards, upTo?: boolean) => string;
  /** What a choice takes: so many of some cards, or one each of several. */
  readonly choice: (node: Node) => string;
  readonly named: (name: string) => string;
  readonly cards: (tree: Cards) => string;
  readonly condition: (tree: Test) => string;
  readonly sentences: (clauses: readonly Clause[], can?: boolean) => string;
  readonly leaning: (clauses: readonly Clause[]) => string;
  readonly part: (tree: Node, until?: Until, value?: Amount) => string;
}
