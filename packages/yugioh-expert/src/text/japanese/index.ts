import type { Amount, Clause, Engine, Speaker, Test, Until } from '@rulechart/core';
import type { Duel } from '../../duel.ts';
import type { Meant, Node } from '../nouns.ts';
import { counterWords } from '../words.ts';
import { clauses } from './clauses.ts';
import { conditions } from './conditions.ts';
import { filters } from './filters.ts';
import { naming } from './naming.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { parts } from './parts.ts';
import { joined, type Say } from './say.ts';

/** The Japanese speaker, with the forms that card texts need. */
export interface Japanese extends Speaker {
  /** a condition as what stands before 場合 or 時 */
  condition(tree: Test): string;
  part(part: Node, until?: Until, value?: Amount): string;
  /** sentences of an effect; `can`: the first one ends in 〜事ができる */
  sentences(clauses: readonly Clause[], can?: boolean): string;
  /** several conditions as one */
  conditions(trees: readonly Test[]): string;
  /** a cost, leaning on what follows: 〜を払って */
  leaning(clauses: readonly Clause[]): string;
}

/** Says trees in Japanese. `names` are what the effect at hand calls its cards, `nameOf` the name of a card it mentions. */
export function japanese(
  engine: Engine<Duel>,
  names: ReadonlyMap<string, Meant> = new Map(),
  nameOf?: (name: string) => string | undefined,
): Japanese {
  /** names that the next sentence introduces itself */
  const introduced = new Map<string, string>();
  // The parts ask each other through what they share; it is whole before anybody speaks.
  const say = { engine, names, nameOf, introduced } as unknown as Say;
  Object.assign(say, naming(say), numbers(say), filters(say), nouns(say), conditions(say), clauses(say), parts(say));
  const speaker: Japanese = {
    who: (who) =>
      ({
        you: '自分',
        opponent: '相手',
        each: 'お互い',
        either: 'どちらか',
        turnPlayer: 'ターンプレイヤー',
        controller: 'コントローラー',
        owner: '持ち主',
      })[who],
    zone: (zone) =>
      ({
        deck: 'デッキ',
        hand: '手札',
        monsters: 'フィールド上',
        spells: 'フィールド上',
        field: 'フィールド上',
        graveyard: '墓地',
        removed: '除外されているカード',
        fusion: '融合デッキ',
      })[zone] ?? zone,
    card: say.card,
    amount: say.amount,
    test: (tree) => {
      if (tree.test === 'all')
        return say.noun({ cards: 'in', zone: 'nowhere', of: 'either', where: tree }).replace(/^の/u, '');
      const said = say.adjective(tree);
      return said === null ? say.condition(tree) : 'noun' in said ? said.noun : `${said.bare ?? said.text}モンスター`;
    },
    cards: say.cards,
    counted: (n, of) => say.counted(n, of),
    clauses: (list) => say.sentences(list),
    word: (kind, id) => (kind === 'counter' ? (counterWords[id]?.ja ?? id) : id),
    condition: say.condition,
    conditions: (trees) => joined(trees.map(say.condition)),
    part: say.part,
    sentences: say.sentences,
    leaning: say.leaning,
  };
  return Object.assign(say, { speaker }).speaker;
}
