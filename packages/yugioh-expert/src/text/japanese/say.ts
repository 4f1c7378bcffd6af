import type { Amount, Cards, Clause, Engine, Test, Until, Who } from '@rulechart/core';
import type { Duel } from '../../duel.ts';
import type { Meant, Node } from '../nouns.ts';
import type { Japanese } from './index.ts';

export const statWords: Readonly<Record<string, string>> = { atk: '攻撃力', def: '守備力', level: 'レベル' };

export const comparisons: Readonly<Record<string, string>> = {
  '<': '未満',
  '<=': '以下',
  '=': '',
  '!=': '以外',
  '>=': '以上',
  '>': 'を超える',
};

export const kindWords: Readonly<Record<string, string>> = {
  monster: 'モンスター',
  spell: '魔法カード',
  trap: '罠カード',
};

/** Conditions one after the other: each but the last leans on the next. */
export const joined = (conditions: readonly string[]): string =>
  conditions
    .filter((text) => text !== '')
    .map((text, i, all) =>
      i === all.length - 1
        ? text
        : `${text
            .replace(/である$/u, 'で')
            .replace(/した$/u, 'し')
            .replace(/していない$/u, 'していなく')
            .replace(/存在する$/u, '存在し')}、`,
    )
    .join('');

/** What stands before a noun: `weight` orders it, `bare` is how it stands before モンスター. */
export interface Adjective {
  readonly weight: number;
  readonly text: string;
  readonly bare?: string;
}

/** What the parts of the Japanese speaker ask of each other, and what they say it about. */
export interface Say {
  readonly engine: Engine<Duel>;
  readonly names: ReadonlyMap<string, Meant>;
  readonly nameOf: ((name: string) => string | undefined) | undefined;
  readonly speaker: Japanese;
  /** names that the next sentence introduces itself */
  readonly introduced: Map<string, string>;
  readonly whose: (who: Who) => string;
  readonly card: (name: string) => string;
  readonly amount: (tree: Amount) => string;
  /** What narrows a noun, as a noun of its own. */
  readonly alone: (tree: Test, said: Adjective | { readonly noun: string } | null) => string;
  readonly adjective: (tree: Test) => Adjective | { readonly noun: string } | null;
  /** A noun with all that narrows it: 相手フィールド上の攻撃力1500以下のモンスター. */
  readonly noun: (tree: Cards) => string;
  readonly counter: (text: string) => string;
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
