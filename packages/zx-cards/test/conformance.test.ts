import type { CardTree, Deck, Setup } from '@rulechart/core';
import { conformance } from '@rulechart/testkit';
import { describe, test } from 'vitest';
import { zx } from '../src/index.ts';
import { testCards } from './scenarios/board.ts';

const [red, blue] = zx.decks.map(({ deck }) => deck);
const keyOf = ({ key }: CardTree): string => key;
const isMain = ({ type }: CardTree['facts']): boolean => type === 'zx' || type === 'event';
/** What neither deck has: control, abilities for a turn, start-up abilities, prevented damage, lower bounds … */
const odd: Deck = {
  deck: ['PH-11', 'PH-12', 'PH-13', 'PH-14', 'PH-15', ...testCards.filter(({ facts }) => isMain(facts)).map(keyOf)],
  squares: ['B01-044'],
  dynamis: ['PH-01', 'PH-02', 'PH-03', 'PH-06', 'PH-10', 'Mask'],
  player: ['PH-P2'],
  under: ['PH-04'],
};
const setups = [
  { decks: [red, blue] },
  { decks: [blue, odd], first: 1 },
  { decks: [odd, odd] },
] as unknown as readonly Setup[];

describe('Z/X conforms, with both decks and with what neither of them has', () => {
  for (const { name, skipped, run } of conformance(
    { rules: zx.rules, cards: [...zx.cards, ...testCards], setups },
    { games: 6, points: 300, checks: 300_000 },
  )) {
    if (skipped) test.skip(`${name} (skipped: ${skipped})`, () => {});
    else test(name, { timeout: 300_000 }, run);
  }
});
