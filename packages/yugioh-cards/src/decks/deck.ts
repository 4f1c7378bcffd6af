/** A deck as lists of passwords of eight digits, in the order somebody wrote them. */
export type Deck = {
  readonly main: readonly string[];
  /** The fusion deck. The file formats call it the extra deck. */
  readonly extra: readonly string[];
  readonly side: readonly string[];
};

/** The three parts of a deck, in the order of the file formats. */
export const deckParts = ['main', 'extra', 'side'] as const;

/** A part of a deck. */
export type DeckPart = (typeof deckParts)[number];
