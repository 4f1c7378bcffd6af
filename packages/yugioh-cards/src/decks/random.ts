import { below, type Deck, type Randomness } from '@rulechart/core';
import { pool } from '../cards/pool.generated.ts';

const MAIN = 40;
const FUSION = 15;
const COPIES = 3;

const isFusion = ({ facts }: (typeof pool)[number]): boolean =>
  ((facts as { sub?: readonly string[] }).sub ?? []).includes('fusion');
const fusions = pool.filter(isFusion).map(({ key }) => key);
const mains = pool.filter((card) => !isFusion(card)).map(({ key }) => key);

function draw(random: Randomness, keys: readonly string[], size: number): string[] {
  const copies = new Map<string, number>();
  const drawn: string[] = [];
  for (const most = Math.min(size, keys.length * COPIES); drawn.length < most; ) {
    const key = keys[below(random, keys.length)] as string;
    const n = copies.get(key) ?? 0;
    if (n === COPIES) continue;
    copies.set(key, n + 1);
    drawn.push(key);
  }
  return drawn;
}

/** Forty cards of the whole pool and fifteen fusion monsters, each at most three times; the list of limits does not count. */
export const randomDeck = (random: Randomness): Deck => ({
  deck: draw(random, mains, MAIN),
  fusion: draw(random, fusions, FUSION),
});
