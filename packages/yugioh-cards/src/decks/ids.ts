import { editionIds } from './editions.generated.ts';

const pairs = editionIds.split(' ');
/** Ids of other editions, with the printed number. */
const editions: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((id, i) => (i % 2 === 0 ? [[id, pairs[i + 1] as string] as const] : [])),
);

/** How far from the printed number the ids of other arts of a card lie at most. */
const ARTS = 10;

/** An id as it is looked up: eight digits, with leading zeros, or the nine or ten of another edition. */
const asPrinted = (id: string): string => id.replace(/^0+(?=\d)/, '').padStart(8, '0');

/**
 * The printed number of the card that a deck file means by an id: its own number, that of another edition, or one within
 * ten of it, which is another art of the card.
 * @param isPrinted - whether a number is printed on a card
 * @returns undefined for an id that is no card's.
 */
export function cardOfId(id: string, isPrinted: (password: string) => boolean): string | undefined {
  const own = asPrinted(id);
  if (isPrinted(own)) return own;
  const edition = editions.get(own);
  if (edition !== undefined) return edition;
  for (let apart = 1; apart <= ARTS; apart++)
    for (const number of [Number(own) - apart, Number(own) + apart]) {
      const other = asPrinted(String(Math.max(number, 0)));
      if (isPrinted(other)) return other;
    }
  return undefined;
}
