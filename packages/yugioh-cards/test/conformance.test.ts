import type { Setup } from '@rulechart/core';
import { conformance } from '@rulechart/testkit';
import { describe, test } from 'vitest';
import { yugioh } from '../src/index.ts';
import { findCard } from '../src/names/index.ts';

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

describe('what is shuffled among the monsters stays hidden', () => {
  const copies = (count: number, ...names: string[]): string[] =>
    names.flatMap((name) => Array.from({ length: count }, () => findCard(name)?.password ?? ''));
  const deck = {
    deck: [
      ...copies(12, 'Magical Hats'),
      ...copies(4, 'Gemini Elf', 'Battle Ox', 'Man-Eater Bug', 'Mystical Elf'),
      ...copies(3, 'Mystical Space Typhoon', 'Ceasefire', 'Book of Moon', 'Embodiment of Apophis', 'Summoned Skull'),
    ],
  };
  for (const { name, run } of conformance(
    {
      rules: yugioh.rules,
      cards: yugioh.cards,
      setups: [{ decks: [deck, deck] }] as unknown as readonly Setup[],
    },
    { games: 8, points: 400, checks: 100_000 },
  ))
    if (/^(secrecy|determinism|JSON|fork)/u.test(name)) test(name, { timeout: 300_000 }, run);
});
