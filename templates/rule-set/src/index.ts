import type { GameModule } from '@rulechart/core';
import { cards, decks } from './cards.ts';
import { rules } from './rules.ts';

/** Everything a program needs to offer the game: `rulechart play --rules ./dist/index.js`. */
export const game: GameModule = { rules, cards, decks };
