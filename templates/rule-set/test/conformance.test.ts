import type { Setup } from '@rulechart/core';
import { conformance } from '@rulechart/testkit';
import { describe, it } from 'vitest';
import { game } from '../src/index.ts';

const [even, heavy] = game.decks.map(({ deck }) => deck);
const setups = [{ decks: [even, heavy] }, { decks: [heavy, heavy], first: 1 }] as readonly Setup[];

describe('conformance', () => {
  for (const { name, run } of conformance(
    { rules: game.rules, cards: game.cards, setups },
    { games: 10, points: 200, checks: 50_000, steps: 1000 },
  ))
    it(name, { timeout: 60_000 }, run);
});
