import { beatdown } from './beatdown.ts';
import type { Deck } from './deck.ts';
import { goatControl } from './goatControl.ts';
import { vanilla } from './vanilla.ts';
import { parseYdk } from './ydk.ts';
import { isYdke, parseYdke } from './ydke.ts';

export { type Deck, type DeckPart, deckParts } from './deck.ts';
export { DeckError, type DeckErrorCode, type DeckFault } from './error.ts';
export { formatYdk, parseYdk } from './ydk.ts';
export { formatYdke, parseYdke } from './ydke.ts';
export { beatdown, goatControl, vanilla };

/** A deck that comes with the package. */
export type BuiltInDeck = {
  readonly id: string;
  readonly name: { readonly ja: string; readonly en: string };
  readonly deck: Deck;
};

/** The decks that come with the package. The first two are the pair that is played when nobody names a deck. */
export const builtInDecks: readonly BuiltInDeck[] = [goatControl, beatdown, vanilla];

/** Reads a deck from the text of a `.ydk` file, or from a `ydke://` link. Throws a {@link DeckError}. */
export const readDeck = (textOrLink: string, name?: string): Deck =>
  isYdke(textOrLink) ? parseYdke(textOrLink) : parseYdk(textOrLink, name);
