import { type Deck, type DeckPart, deckParts } from './deck.ts';
import { DeckError, type DeckErrorCode, excerpt } from './error.ts';

const scheme = 'ydke://';
const shape = 'a link is "ydke://MAIN!EXTRA!SIDE!", each part in base64';

const fail = (code: DeckErrorCode, wrong: string, right: string): never => {
  throw new DeckError({ code, line: 1, wrong, right });
};

/** Whether the text is meant to be a link, right or wrong. */
export const isYdke = (text: string): boolean => text.trim().toLowerCase().startsWith(scheme);

/** Four bytes a card, the lowest first. */
function decode(base64: string, part: DeckPart): readonly string[] {
  const letters = base64.replace(/={0,2}$/, '');
  const padded = letters.length < base64.length;
  const stranger = /[^A-Za-z0-9+/]/u.exec(letters)?.[0];
  if (stranger !== undefined)
    fail(
      'broken-base64',
      `the ${part} part has ${excerpt(stranger)} in it`,
      'base64 is written with A–Z a–z 0–9 + / =',
    );
  if (letters.length % 4 === 1 || (padded && base64.length % 4 !== 0))
    fail('broken-base64', `the ${part} part ends too early`, 'copy the whole link');
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  if (bytes.length % 4 !== 0)
    fail('broken-length', `the ${part} part has ${bytes.length} bytes`, 'a card takes four: copy the whole link');
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (_, n) => {
    const number = view.getUint32(n * 4, true);
    if (number < 1 || number > 99_999_999)
      fail(
        'not-a-password',
        `card ${n + 1} of the ${part} part is ${number}`,
        'the password of a card is a number of one to eight digits',
      );
    return String(number).padStart(8, '0');
  });
}

/** Reads a `ydke://` link. Throws a {@link DeckError}. */
export function parseYdke(link: string): Deck {
  const text = link.replace(/^\uFEFF/, '').trim();
  if (!isYdke(text)) fail('not-a-link', `${excerpt(text)} does not begin with "ydke://"`, shape);
  const [main, extra, side, ...rest] = text.slice(scheme.length).split('!');
  if (main === undefined || extra === undefined || side === undefined)
    return fail(
      'missing-part',
      `the link has a part for ${extra === undefined ? 'the main deck' : 'the main and the extra deck'} only`,
      shape,
    );
  if (rest.join('!') !== '') fail('surplus-part', `${excerpt(rest.join('!'))} follows the side part`, shape);
  return { main: decode(main, 'main'), extra: decode(extra, 'extra'), side: decode(side, 'side') };
}

function encode(passwords: readonly string[]): string {
  const view = new DataView(new ArrayBuffer(passwords.length * 4));
  passwords.forEach((password, n) => {
    view.setUint32(n * 4, Number(password), true);
  });
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(''));
}

/** Writes a deck as a `ydke://` link. */
export const formatYdke = (deck: Deck): string => scheme + deckParts.map((part) => `${encode(deck[part])}!`).join('');
