import type { Setup } from '@rulechart/core';
import { conformance } from '@rulechart/testkit';
import { describe, test } from 'vitest';
import { yugioh } from '../src/index.ts';

const [goat, beatdown, vanilla] = yugioh.decks.map(({ deck }) => deck);
const setups = [
  { decks: [goat, beatdown] },
  { decks: [beatdown, goat], first: 1 },
  { decks: [vanilla, goat] },
] as unknown as readonly Setup[];

describe('the Expert Rules with the benchmark decks conform', () => {
  for (const { name, skipped, run } of conformance(
    { rules: yugioh.rules, cards: yugioh.cards, setups },
    { games: 8, points: 400, checks: 400_000 },
  )) {
    if (skipped) test.skip(`${name} (skipped: ${skipped})`, () => {});
    else test(name, { timeout: 300_000 }, run);
  }
});
