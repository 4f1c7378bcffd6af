import type { Amount, Clause, Engine, Speaker, Test, Until } from '@rulechart/core';
import type { Duel } from '../../duel.ts';
import { conjuncts, type Meant, type Node } from '../nouns.ts';
import { counterWords } from '../words.ts';
import { clauses } from './clauses.ts';
import { conditions } from './conditions.ts';
import { filters } from './filters.ts';
import { naming } from './naming.ts';
import { nouns } from './nouns.ts';
import { numbers } from './numbers.ts';
import { parts } from './parts.ts';
import type { Say } from './say.ts';

/** The English speaker, with the forms that card texts need. */
export interface English extends Speaker {
  /** a condition as what follows "if" */
  condition(tree: Test): string;
  part(part: Node, until?: Until, value?: Amount): string;
  /** sentences of an effect; `can`: the first one begins with "you can" */
  sentences(clauses: readonly Clause[], can?: boolean): string;
  /** a cost as what follows "by": paying 1000 Life Points */
  leaning(clauses: readonly Clause[]): string;
}

/** Says trees in English. `names` are what the effect at hand calls its cards, `nameOf` the name of a card it mentions. */
export function english(
  engine: Engine<Duel>,
  names: ReadonlyMap<string, Meant> = new Map(),
  nameOf?: (name: string) => string | undefined,
): English {
  const introduced = new Map<string, string>();
  const byJapanese = new Map([...engine.byKey.values()].map(({ tree }) => [tree.name.ja, tree.name.en]));
  // The parts ask each other through what they share; it is whole before anybody speaks.
  const say = { engine, names, nameOf, introduced, byJapanese } as unknown as Say;
  Object.assign(say, naming(say), numbers(say), filters(say), nouns(say), conditions(say), clauses(say), parts(say));
  const speaker: English = {
    who: say.person,
    zone: (zone) =>
      ({
        deck: 'Deck',
        hand: 'hand',
        monsters: 'field',
        spells: 'field',
        field: 'field',
        graveyard: 'Graveyard',
        removed: 'removed cards',
        fusion: 'Fusion Deck',
      })[zone] ?? zone,
    card: say.card,
    amount: say.amount,
    test: (tree) => {
      const said = say.narrow(tree);
      if (tree.test === 'all') {
        const parts = conjuncts(tree).map(say.narrow);
        return [
          ...parts.flatMap(({ before: b }) => (b ? [b] : [])),
          parts.find((p) => p.noun)?.noun ?? 'card',
          ...parts.flatMap(({ after: a }) => (a ? [a] : [])),
        ].join(' ');
      }
      return (
        said.noun ?? (said.before ? `${said.before} monster` : said.after ? `card ${said.after}` : say.condition(tree))
      );
    },
    cards: say.cards,
    counted: (n, of) => say.counted(n, of),
    clauses: (list) => say.sentences(list),
    word: (kind, id) => (kind === 'counter' ? (counterWords[id]?.en ?? id) : id),
    condition: say.condition,
    part: say.part,
    sentences: say.sentences,
    leaning: say.leaning,
  };
  return Object.assign(say, { speaker }).speaker;
}
