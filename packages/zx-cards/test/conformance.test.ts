import type { Setup } from '@rulechart/core';
import { conformance } from '@rulechart/testkit';
import { describe, test } from 'vitest';
import { zx } from '../src/index.ts';

const [red, blue] = zx.decks.map(({ deck }) => deck);
const setups = [
  { decks: [red, blue] },
  { decks: [blue, red], first: 1 },
  { decks: [blue, blue] },
] as unknown as readonly Setup[];

describe('Z/X with both decks conforms', () => {
  for (const { name, skipped, run } of conformance(
    { rules: zx.rules, cards: zx.cards, setups },
    { games: 6, points: 300, checks: 300_000 },
  )) {
    if (skipped) test.skip(`${name} (skipped: ${skipped})`, () => {});
    else test(name, { timeout: 300_000 }, run);
  }
});
