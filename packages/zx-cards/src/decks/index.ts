import type { BuiltInDeck } from '@rulechart/core';

const times = (list: Readonly<Record<string, number>>): string[] =>
  Object.entries(list).flatMap(([key, n]) => Array<string>(n).fill(key));

/** Red and black: it fights, burns and lets things fall; its cards fill charge and trash. */
export const redBlack: BuiltInDeck = {
  id: 'red-black',
  name: { ja: '赤黒', en: 'red and black' },
  deck: {
    deck: times({
      'B01-002': 4,
      'F01-003': 4,
      'B01-006': 4,
      'B01-066': 4,
      'B01-020': 2,
      'B01-080': 2,
      'B01-064': 1,
      'B01-011': 4,
      'B01-068': 2,
      'B01-013': 4,
      'F02-006': 4,
      'B04-076': 2,
      'B01-019': 4,
      'B01-078': 4,
      'B04-077': 2,
      'PH-07': 2,
    }),
    squares: ['B01-064'],
    dynamis: times({ 'PH-01': 2, 'PH-06': 2 }),
    player: ['PH-P1'],
  },
};

/** Blue and white: it draws, moves, weakens and overboosts. */
export const blueWhite: BuiltInDeck = {
  id: 'blue-white',
  name: { ja: '青白', en: 'blue and white' },
  deck: {
    deck: times({
      'B01-021': 4,
      'B02-023': 4,
      'B01-026': 4,
      'B03-044': 4,
      'F05-001': 4,
      'B01-044': 1,
      'B01-030': 4,
      'B01-052': 2,
      'F05-005': 4,
      'E01-011': 4,
      'B03-051': 2,
      'B03-038': 3,
      'B04-037': 2,
      'B04-058': 2,
      'F04-007': 1,
      'PH-05': 2,
      'PH-08': 2,
    }),
    squares: ['B01-044'],
    dynamis: times({ 'PH-02': 2, 'PH-03': 1, 'PH-10': 2 }),
    player: ['PH-P2'],
    under: ['PH-04'],
  },
};

/** Decks that come with the game. */
export const builtInDecks: readonly BuiltInDeck[] = [redBlack, blueWhite];
