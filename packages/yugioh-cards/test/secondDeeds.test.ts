import { type Clause, createGame } from '@rulechart/core';
import { expect, test } from 'vitest';
import { pool, yugioh } from '../src/index.ts';
import { nodesOf, Reading } from '../src/sheet/reading.ts';

/**
 * "After that" is easily written as "and". A second deed that stands alone happens although the first one, done to
 * targets or chosen cards that have gone, did not. So every effect that does so is listed here with the reason why its
 * second deed does not hang on the first; one that hangs on it is written with `afterThat` or `ifYouDo`.
 */
const reviewed: Readonly<Record<string, string>> = {
  'Crystal Seer':
    'both cards come off the top of the deck at once, and the other one goes down whatever becomes of the first',
  'Light and Darkness Dragon':
    'that it can lose 500 of both is asked before either deed: without that nothing is negated, either',
  'Fairy of the Spring': 'what is forbidden is the use of the card that was returned, which is asked for by name',
  'Magical Mallet': 'as many are drawn as were chosen; what else a card did on its way does not change the number',
  'Monster Recovery': 'as many are drawn as the hand had: the text counts the hand and not what went into the deck',
  Ojamagic: 'three cards are looked for, each for itself: any of them may be missing',
  'Painful Choice': 'what is revealed stays in the deck until the opponent has chosen',
  'Beast Soul Swap': 'the monster that comes was chosen only because one went back',
  Birthright: 'what watches asks for the monster it brought: without one there is nothing to watch',
  'Call of the Haunted': 'what watches asks for the monster it brought: without one there is nothing to watch',
  'Soul Resurrection': 'what watches asks for the monster it brought: without one there is nothing to watch',
  'Dramatic Rescue': 'the monster that comes was chosen only because one went back',
  'Generation Shift': 'the card that is added was chosen only because one was destroyed',
  'Kunai with Chain': 'its text lets either of the two be used alone',
  'Last Turn': 'the hands and fields may be empty and the opponent brings a monster all the same',
  'Relieve Monster': 'the monster that comes was chosen only because one went back',
};

/** What brings order only: a deck is shuffled after a search, whatever was found. */
const order: readonly string[] = ['shuffle deck'];

type Inner = Clause & { readonly part?: { readonly does?: readonly Clause[] } } & Readonly<Record<string, unknown>>;

/** The names of cards that a clause speaks of. */
const namesIn = (clause: Clause): ReadonlySet<string> =>
  new Set([...nodesOf(clause)].flatMap(([node]) => (node['cards'] === 'named' ? [String(node['name'])] : [])));

/** Every list of clauses in a list of clauses, with its path. */
function* listsOf(
  clauses: readonly Clause[],
  path: string,
): Generator<readonly [list: readonly Clause[], path: string]> {
  yield [clauses, path];
  for (const [i, clause] of (clauses as readonly Inner[]).entries()) {
    for (const key of ['then', 'otherwise', 'does'])
      if (Array.isArray(clause[key])) yield* listsOf(clause[key] as readonly Clause[], `${path}[${i}].${key}`);
    if (clause.part?.does) yield* listsOf(clause.part.does, `${path}[${i}].part.does`);
  }
}

/** The second deeds of a card that happen whether or not the named cards of the first are still there. */
function standingAlone(card: Reading): string[] {
  const deeds = card.deeds.map(({ clause }) => clause);
  const isDeed = (path: string): boolean => deeds.some((deed) => deed === path || deed.startsWith(`${path}.`));
  return card.card.effects.flatMap((effect, e) =>
    [...listsOf(effect.does ?? [], `effects[${e}].does`)].flatMap(([list, path]) =>
      list.flatMap((clause, j) => {
        const link = clause.link ?? 'and also';
        if (order.includes(clause.do) || !['and also', 'afterwards'].includes(link) || !isDeed(`${path}[${j}]`))
          return [];
        const before = list
          .slice(0, j)
          .filter((first, k) => deeds.includes(`${path}[${k}]`) && namesIn(first).size > 0);
        const known = new Set(before.flatMap((first) => [...namesIn(first), ...(first.as ? [first.as] : [])]));
        const hangs = [...namesIn(clause)].some((name) => known.has(name));
        return before.length === 0 || hangs ? [] : [`${path}[${j}] ${clause.do}`];
      }),
    ),
  );
}

const game = createGame(yugioh.rules, yugioh.cards);
const found = new Map(pool.map((card) => [card.name.en as string, standingAlone(new Reading(game, card))]));

test('a second deed that happens without the first has a reviewed reason', () => {
  const open = [...found].filter(([name, deeds]) => deeds.length > 0 && reviewed[name] === undefined);
  expect(open).toEqual([]);
});

test('what was reviewed is still so', () => {
  expect(Object.keys(reviewed).filter((name) => !found.get(name)?.length)).toEqual([]);
});

test('"and" in the place of "after that" is found', () => {
  const taker = pool.find(({ name }) => name.en === 'Soul Taker');
  if (!taker) throw new Error('Soul Taker is not in the pool');
  expect(standingAlone(new Reading(game, taker))).toEqual([]);
  const effects = JSON.parse(JSON.stringify(taker.effects).replace('"afterwards, if you do"', '"and also"'));
  const wrong = { ...taker, effects };
  expect(standingAlone(new Reading(createGame(yugioh.rules, [wrong]), wrong))).toEqual([
    'effects[0].does[1] gain life',
  ]);
});
