import type { Deck, DeckPart } from './deck.ts';
import { type DeckFault, excerpt } from './error.ts';
import { deckOf, type ListedCard, type ListedDeck, unknownNumber } from './listed.ts';

const sections: Readonly<Record<string, DeckPart>> = { '#main': 'main', '#extra': 'extra', '!side': 'side' };

/** A line that is no section, but that somebody meant as one: any `!` line, and the three names with the wrong sign. */
const meantAsSection = /^!|^#\s*side$|^#\s+(main|extra)$/i;

/**
 * Lists what a `.ydk` file holds: ids, one a line, below `#main`, `#extra` and `!side`. Any other line that begins with
 * `#` is a comment. A section may be missing or come twice.
 */
export function listYdk(text: string): ListedDeck {
  const cards: ListedCard[] = [];
  const faults: DeckFault[] = [];
  let part: DeckPart | undefined;
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const here = index + 1;
      const line = raw.trim();
      const lower = line.toLowerCase();
      const quoted = excerpt(line);
      if (Object.hasOwn(sections, lower)) part = sections[lower];
      else if (meantAsSection.test(line))
        faults.push({
          code: 'unknown-section',
          line: here,
          wrong: { ja: `${quoted}という区分はない`, en: `${quoted} is no section` },
          right: {
            ja: '区分は「#main」「#extra」「!side」',
            en: 'the sections are "#main", "#extra" and "!side"',
          },
        });
      else if (line !== '' && !line.startsWith('#')) {
        const id = line.normalize('NFKC');
        if (!/^\d{1,10}$/.test(id)) faults.push(unknownNumber({ id: line, line: here }));
        else if (part === undefined)
          faults.push({
            code: 'card-before-section',
            line: here,
            wrong: { ja: `${quoted}がどの区分にも入っていない`, en: `${quoted} stands in no section` },
            right: { ja: '上の行に「#main」と書く', en: 'write "#main" in a line above it' },
          });
        else cards.push({ part, id, line: here });
      }
    });
  return { cards, faults };
}

/** Reads a `.ydk` file of printed numbers, as it stands. Throws a {@link DeckError}. */
export const parseYdk = (text: string, file?: string): Deck => deckOf(listYdk(text), file);

const unpadded = (password: string) => String(Number(password));

/** Writes a deck as the text of a `.ydk` file, without leading zeros, as the programs of the field do. */
export const formatYdk = (deck: Deck): string =>
  [
    '#created by rulechart',
    '#main',
    ...deck.main.map(unpadded),
    '#extra',
    ...deck.extra.map(unpadded),
    '!side',
    ...deck.side.map(unpadded),
    '',
  ].join('\n');
