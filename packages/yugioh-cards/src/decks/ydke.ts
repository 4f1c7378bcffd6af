import type { Words } from '@rulechart/core';
import { type Deck, type DeckPart, deckParts } from './deck.ts';
import { DeckError, type DeckErrorCode, excerpt } from './error.ts';
import { deckOf, type ListedCard, type ListedDeck } from './listed.ts';

const scheme = 'ydke://';
const shape: Words = {
  ja: 'リンクは「ydke://MAIN!EXTRA!SIDE!」で、各部分はbase64',
  en: 'a link is "ydke://MAIN!EXTRA!SIDE!", each part in base64',
};
const wholeLink: Words = { ja: 'リンクを全部写す', en: 'copy the whole link' };

const fail = (code: DeckErrorCode, wrong: Words, right: Words): never => {
  throw new DeckError([{ code, line: 1, wrong, right }]);
};

/** Whether the text is meant to be a link, right or wrong. */
export const isYdke = (text: string): boolean => text.trim().toLowerCase().startsWith(scheme);

/** Four bytes a card, the lowest first. */
function decode(base64: string, part: DeckPart): readonly ListedCard[] {
  const letters = base64.replace(/={0,2}$/, '');
  const padded = letters.length < base64.length;
  const stranger = /[^A-Za-z0-9+/]/u.exec(letters)?.[0];
  if (stranger !== undefined)
    fail(
      'broken-base64',
      { ja: `${part}の部分に${excerpt(stranger)}がある`, en: `the ${part} part has ${excerpt(stranger)} in it` },
      { ja: 'base64の文字は A–Z a–z 0–9 + / =', en: 'base64 is written with A–Z a–z 0–9 + / =' },
    );
  if (letters.length % 4 === 1 || (padded && base64.length % 4 !== 0))
    fail('broken-base64', { ja: `${part}の部分が途中で切れている`, en: `the ${part} part ends too early` }, wholeLink);
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  if (bytes.length % 4 !== 0)
    fail(
      'broken-length',
      { ja: `${part}の部分が${bytes.length}バイト`, en: `the ${part} part has ${bytes.length} bytes` },
      { ja: 'カード1枚は4バイト。リンクを全部写す', en: 'a card takes four: copy the whole link' },
    );
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (_, n) => ({
    part,
    id: String(view.getUint32(n * 4, true)).padStart(8, '0'),
    line: 1,
  }));
}

/** Lists what a `ydke://` link holds. Throws a {@link DeckError}. */
export function listYdke(link: string): ListedDeck {
  const text = link.replace(/^\uFEFF/, '').trim();
  if (!isYdke(text))
    fail(
      'not-a-link',
      { ja: `${excerpt(text)}は「ydke://」で始まらない`, en: `${excerpt(text)} does not begin with "ydke://"` },
      shape,
    );
  const [main, extra, side, ...rest] = text.slice(scheme.length).split('!');
  if (main === undefined || extra === undefined || side === undefined)
    return fail(
      'missing-part',
      {
        ja: `リンクに${extra === undefined ? 'メインデッキ' : 'メインデッキと融合デッキ'}の部分しかない`,
        en: `the link has a part for ${extra === undefined ? 'the main deck' : 'the main and the extra deck'} only`,
      },
      shape,
    );
  if (rest.join('!') !== '')
    fail(
      'surplus-part',
      {
        ja: `サイドデッキの後に${excerpt(rest.join('!'))}がある`,
        en: `${excerpt(rest.join('!'))} follows the side part`,
      },
      shape,
    );
  return { cards: [...decode(main, 'main'), ...decode(extra, 'extra'), ...decode(side, 'side')], faults: [] };
}

/** Reads a `ydke://` link of printed numbers, as it stands. Throws a {@link DeckError}. */
export const parseYdke = (link: string): Deck => deckOf(listYdke(link));

function encode(passwords: readonly string[]): string {
  const view = new DataView(new ArrayBuffer(passwords.length * 4));
  passwords.forEach((password, n) => {
    view.setUint32(n * 4, Number(password), true);
  });
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(''));
}

/** Writes a deck as a `ydke://` link. */
export const formatYdke = (deck: Deck): string => scheme + deckParts.map((part) => `${encode(deck[part])}!`).join('');
