import { type EnglishCardName, findCard, type JapaneseCardName } from '../names/index.ts';

/** How many, and of which card. */
type Line = readonly [count: 1 | 2 | 3, ja: JapaneseCardName, en: EnglishCardName];

/** A deck list as one writes it on paper, as passwords. Throws if the two names of a line are not one card's. */
export const list = (...lines: readonly Line[]): readonly string[] =>
  lines.flatMap(([count, ja, en]) => {
    const card = findCard(en);
    if (card?.ja !== ja) throw new Error(`${ja} is not ${en}`);
    return Array.from({ length: count }, () => card.password);
  });
