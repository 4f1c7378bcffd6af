import { toPassword } from '../names/index.ts';
import type { Deck, DeckPart } from './deck.ts';
import { DeckError, type DeckErrorCode, excerpt } from './error.ts';

const sections: Readonly<Record<string, DeckPart>> = { '#main': 'main', '#extra': 'extra', '!side': 'side' };

/** A line that is no section, but that somebody meant as one: any `!` line, and the three names with the wrong sign. */
const meantAsSection = /^!|^#\s*side$|^#\s+(main|extra)$/i;

/**
 * Reads a `.ydk` file: passwords, one a line, below `#main`, `#extra` and `!side`. Any other line that begins with `#`
 * is a comment. A section may be missing or come twice. Throws a {@link DeckError}.
 */
export function parseYdk(text: string, file?: string): Deck {
  const deck: Record<DeckPart, string[]> = { main: [], extra: [], side: [] };
  let part: DeckPart | undefined;
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const fail = (code: DeckErrorCode, wrong: string, right: string): never => {
        throw new DeckError({ code, file, line: index + 1, wrong, right });
      };
      const line = raw.trim();
      const section = sections[line.toLowerCase()];
      if (section !== undefined) part = section;
      else if (meantAsSection.test(line))
        fail('unknown-section', `${excerpt(line)} is no section`, 'the sections are "#main", "#extra" and "!side"');
      else if (line !== '' && !line.startsWith('#')) {
        const password =
          (/^0*$/.test(line) ? undefined : toPassword(line)) ??
          fail(
            'not-a-password',
            `${excerpt(line)} is not the password of a card`,
            'write the number of one to eight digits that is printed on the card',
          );
        if (part === undefined)
          fail('card-before-section', `${excerpt(line)} stands in no section`, 'write "#main" in a line above it');
        else deck[part].push(password);
      }
    });
  return deck;
}

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
