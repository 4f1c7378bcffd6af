import type { CoreState } from '@rulechart/core';

/** How many counters of any kind lie on a card. */
export function countersOn({ card }: CoreState, e: number): number {
  return (
    card.counter0[e] +
    card.counter1[e] +
    card.counter2[e] +
    card.counter3[e] +
    card.counter4[e] +
    card.counter5[e] +
    card.counter6[e] +
    card.counter7[e]
  );
}
