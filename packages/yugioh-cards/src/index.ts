import type { CardTree } from '@rulechart/core';
import { pool as cards } from './cards/pool.generated.ts';
import type {} from './names/known.ts';

export * from './decks/index.ts';
export * from './formats/index.ts';
export { nameOf, pilesOf, yugioh } from './game.ts';
export * from './names/index.ts';
export { type Printed, printed } from './tables/printed.ts';

/** Every card of the pool, tokens included. */
export const pool: readonly CardTree[] = cards;
