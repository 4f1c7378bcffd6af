import type { GameModule } from '@rulechart/core';
import { cardText, type Duel, judge, zx2017 } from '@rulechart/zx';
import { builtInDecks } from './decks/index.ts';
import { randomDeck } from './decks/randomDeck.ts';
import { pool } from './pool.ts';

/** Z/X with its pool and two decks: all a program needs to offer it. */
export const zx: GameModule<Duel> = {
  rules: zx2017(),
  cards: pool,
  decks: builtInDecks,
  drawDeck: randomDeck,
  judge,
  cardText: (card, { engine }) => cardText(engine, card),
};
