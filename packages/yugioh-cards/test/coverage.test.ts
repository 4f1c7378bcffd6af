import { createGame, type GameModule } from '@rulechart/core';
import { expect, test } from 'vitest';
import { pool, yugioh } from '../src/index.ts';
import { canaries, waves } from '../src/tables/printed.generated.ts';
import { loneWords } from './loneWords.ts';

const coverage = await (yugioh as unknown as GameModule).coverage?.(createGame(yugioh.rules, yugioh.cards) as never);
const byKey = new Map<string, (typeof pool)[number]>(pool.map((card) => [card.key, card]));

/** What makes a node a word of the vocabulary: the property that says which. */
const kinds = ['do', 'part', 'test', 'value', 'cards', 'event', 'mark', 'act', 'until', 'limit', 'traits'] as const;

/** The words a card is written with. */
function words(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) words(inner, found);
  else if (typeof node === 'object' && node !== null) {
    const tree = node as Readonly<Record<string, unknown>>;
    for (const kind of kinds) {
      const word = tree[kind];
      if (typeof word === 'string') found.add(`${kind} ${word}`);
      else if (kind === 'traits' && word) for (const trait of Object.keys(word)) found.add(`trait ${trait}`);
    }
    for (const inner of Object.values(tree)) words(inner, found);
  }
  return found;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

test('how much of the pool is there, and what new words each wave needed, stands in the docs', async () => {
  const known = new Set<string>();
  const needed = [...waves.slice(0, 2), canaries, ...waves.slice(2)].map((list, i) => {
    const cards = list.split(' ').flatMap((key) => byKey.get(key) ?? []);
    let fresh = 0;
    for (const card of cards)
      for (const word of words(card.effects)) {
        if (known.has(word)) continue;
        known.add(word);
        fresh += 1;
      }
    const name = i === 2 ? 'canaries' : `wave ${i < 2 ? i + 1 : i}`;
    return { name, cards: cards.length, fresh, perHundred: Math.round((fresh / Math.max(1, cards.length)) * 100) };
  });
  const users = new Map<string, string[]>();
  for (const card of pool)
    for (const word of words(card.effects)) users.set(word, [...(users.get(word) ?? []), card.name.en]);
  const alone = [...users].filter(([, cards]) => cards.length === 1).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [
    '# The pool: what is there, what waits',
    '',
    'Made by a test from the pool and the tables of the rulings. `rulechart cards --coverage` prints the same with what each',
    'waiting card needs.',
    '',
    '## Cards',
    '',
    table(
      ['cards of the rulings', 'in the pool', 'of'],
      (coverage?.counts ?? []).map(({ what, done, of }) => [what.en, done, of]),
    ),
    '',
    `${pool.length} cards are in the pool, others than those of the rulings among them.`,
    '',
    '## New words',
    '',
    'Verbs, parts, conditions, values, selections, events, marks, acts and traits that cards of a wave were the first to need, in the',
    'order in which the waves were written. A wave that is not whole counts with the cards that are there.',
    '',
    table(
      ['wave', 'cards in the pool', 'words no earlier one has', 'per 100 cards'],
      needed.map(({ name, cards, fresh, perHundred }) => [name, cards, fresh, perHundred]),
    ),
    '',
    '## Words that one card alone uses so far',
    '',
    table(
      ['word', 'card', 'why it may stand'],
      alone.map(([word, [card]]) => [`\`${word}\``, card as string, loneWords[word] as string]),
    ),
    '',
  ].join('\n');
  expect(alone.map(([word]) => word).sort()).toEqual(Object.keys(loneWords).sort());
  await expect(text).toMatchFileSnapshot('../../../docs/coverage.md');
});
