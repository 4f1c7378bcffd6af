import { pool } from '../cards/pool.generated.ts';
import { cardNames, toPassword } from '../names/index.ts';
import { beatdown } from './beatdown.ts';
import type { Deck } from './deck.ts';
import { DeckError, type DeckFault } from './error.ts';
import { goatControl } from './goatControl.ts';
import { cardOfId } from './ids.ts';
import { deckOf, type Finding, numberOfName } from './listed.ts';
import { isPasted, listPasted } from './pasted.ts';
import { vanilla } from './vanilla.ts';
import { listYdk } from './ydk.ts';
import { isYdke, listYdke } from './ydke.ts';

export { type Deck, type DeckPart, deckParts } from './deck.ts';
export { DeckError, type DeckErrorCode, type DeckFault } from './error.ts';
export type { Finding } from './listed.ts';
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

/** Numbers of the name index and of the pool, tokens included: what lies beside a card's number may be its token. */
const indexed: ReadonlySet<string> = new Set([
  ...cardNames.map(({ password }) => password),
  ...pool.map(({ key }) => key),
]);

/**
 * Reads a deck from the text of a `.ydk` file, from a `ydke://` link, or from a list of names as people paste it (`3 Sangan`,
 * `強欲な壺 ×3`). Ids of other editions and other arts are the cards they are; a printed number that nobody knows stays as it is. Throws a {@link DeckError} with all that is wrong.
 */
export function readDeck(textOrLink: string, name?: string, finding: Finding = {}): Deck {
  if (isReplay(textOrLink)) throw new DeckError([replayFault], name);
  const cardOf = (id: string): string | undefined =>
    cardOfId(id, (password) => indexed.has(password)) ?? toPassword(id);
  const { numberOf = numberOfName } = finding;
  const listed = isYdke(textOrLink)
    ? listYdke(textOrLink)
    : isPasted(textOrLink)
      ? listPasted(textOrLink, (card) => numberOf(card) !== undefined)
      : listYdk(textOrLink);
  return deckOf(listed, name, { cardOf, ...finding });
}

/** Whether the text is the beginning of a replay of the largest simulator (`.yrp`, `.yrpX`), which is no text at all. */
const isReplay = (text: string): boolean => /^yrp[1X]/.test(text);

const replayFault: DeckFault = {
  code: 'replay',
  line: 1,
  wrong: {
    ja: '別のプログラムのデュエルの記録（.yrp、.yrpX）で、デッキではない',
    en: "this is another program's replay of a duel (.yrp, .yrpX), not a deck",
  },
  right: {
    ja: 'そのプログラムからデッキを.ydkかydke://リンクで書き出す',
    en: 'export the deck from that program as .ydk or as a ydke:// link',
  },
};
