import { createGame, type Game, type GameModule, type GameOptions, type Setup } from '@rulechart/core';
import { cards, decks } from './cards.ts';
import { miniRules } from './rules.ts';
import type { MiniState } from './state.ts';

export { cards as miniCards } from './cards.ts';
export { miniRules } from './rules.ts';
export type { MiniState } from './state.ts';

/** Both decks of the mini rule set. */
export const miniSetup: Setup = { decks };

/** The mini rule set as a program loads it: `rulechart bench --rules mini`. */
export const mini: GameModule<MiniState> = {
  rules: miniRules,
  cards,
  decks: decks.map((deck, i) => ({ id: `mini-${i + 1}`, name: { ja: `ミニ${i + 1}`, en: `Mini ${i + 1}` }, deck })),
};

/** The mini rule set with its cards, ready to play. */
export const miniGame = (options: GameOptions = {}): Game<MiniState> => createGame(miniRules, cards, options);
