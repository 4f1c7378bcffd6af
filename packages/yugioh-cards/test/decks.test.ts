import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  builtInDecks,
  type Deck,
  DeckError,
  type DeckFault,
  deckParts,
  formatYdk,
  formatYdke,
  parseYdk,
  parseYdke,
  readDeck,
} from '../src/decks/index.ts';
import { findCard } from '../src/names/index.ts';
import { printed } from '../src/tables/printed.ts';

const runs = 200 * Number(process.env['RUNS'] ?? 1);

/** Numbers below `n`, the same ones in every run. */
function numbers(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Decks of any size, with passwords from 00000001 to 99999999. */
function* decks(seed: number): Generator<Deck> {
  const below = numbers(seed);
  const password = () => String(below(4) === 0 ? 1 + below(300) : 1 + below(99_999_999)).padStart(8, '0');
  for (let n = 0; n < runs; n++) {
    const [main, extra, side] = [70, 20, 16].map((most) => Array.from({ length: below(most) }, password));
    yield { main: main ?? [], extra: extra ?? [], side: side ?? [] };
  }
}

const fault = (read: () => unknown): DeckFault & { readonly faults: readonly DeckFault[] } => {
  try {
    read();
  } catch (error) {
    if (error instanceof DeckError) return { ...error.faults[0], faults: error.faults };
    throw error;
  }
  throw new Error('it was read without complaint');
};

const file = (id: string) => readFileSync(new URL(`../decks/${id}.ydk`, import.meta.url), 'utf8');

describe('.ydk', () => {
  test('what is written is read back', () => {
    for (const deck of decks(1)) expect(parseYdk(formatYdk(deck))).toEqual(deck);
  });

  test('byte order mark, line ends, blank lines, comments, spaces and leading zeros make no difference', () => {
    for (const deck of decks(2)) {
      const text = formatYdk(deck);
      expect(parseYdk(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(deck);
      expect(parseYdk(text.replaceAll('\n', '\r'))).toEqual(deck);
      expect(parseYdk(text.replaceAll('\n', ' \n\n#! a comment\n\t'))).toEqual(deck);
    }
    expect(parseYdk('#main\n7572887\n07572887\n')).toEqual({ main: ['07572887', '07572887'], extra: [], side: [] });
  });

  test('a section may be missing, or come twice', () => {
    expect(parseYdk('')).toEqual({ main: [], extra: [], side: [] });
    expect(parseYdk('#MAIN\n1\n!side\n2\n#main\n3')).toEqual({
      main: ['00000001', '00000003'],
      extra: [],
      side: ['00000002'],
    });
  });

  test.each([
    ['#main\n\nPot of Greed', 'not-a-password', 3],
    ['#main\r\n-1', 'not-a-password', 2],
    ['#main\n123456789', 'not-a-password', 2],
    ['#main\n0', 'not-a-password', 2],
    ['#main\n1.5', 'not-a-password', 2],
    ['#main\n55144522 x3', 'not-a-password', 2],
    ['#made by hand\n55144522', 'card-before-section', 2],
    ['#main\n1\n#side\n2', 'unknown-section', 3],
    ['#main\n1\n!extra\n2', 'unknown-section', 3],
    ['# main\n1', 'unknown-section', 1],
  ])('%j is refused: %s in line %i', (text, code, line) => {
    expect(fault(() => parseYdk(text))).toMatchObject({ code, line });
  });

  test('says file, line, what is wrong and what would be right, in one line', () => {
    expect(() => parseYdk('#main\nPot of Greed\n', 'mine.ydk')).toThrow(
      'mine.ydk:2: "Pot of Greed" is not the password of a card; write the number of one to eight digits that is printed on the card',
    );
    expect(() => parseYdk('#main\n!sida\n')).toThrow(
      'line 2: "!sida" is no section; the sections are "#main", "#extra" and "!side"',
    );
    const noise = fault(() => parseYdk(`#main\n${'x\u001b'.repeat(500)}`)).wrong.en;
    expect(noise.length).toBeLessThan(200);
    expect(noise).not.toContain('\u001b');
  });
});

describe('ydke://', () => {
  test('what is written is read back', () => {
    for (const deck of decks(3)) {
      expect(parseYdke(formatYdke(deck))).toEqual(deck);
      expect(parseYdke(` ${formatYdke(deck)}\r\n`)).toEqual(deck);
      expect(parseYdke(formatYdke(deck).replaceAll('=', ''))).toEqual(deck);
      expect(parseYdke(formatYdke(deck).slice(0, -1))).toEqual(deck);
    }
  });

  test('is the format of the field: four bytes a card, lowest first', () => {
    expect(55144522).toBe(0x0349704a);
    const bytes = Buffer.from([0x4a, 0x70, 0x49, 0x03]).toString('base64');
    expect(formatYdke({ main: ['55144522'], extra: [], side: [] })).toBe(`ydke://${bytes}!!!`);
  });

  const one = 'Sm9JAw==';

  test.each([
    ['http://example.com', 'not-a-link'],
    ['', 'not-a-link'],
    ['ydke://', 'missing-part'],
    [`ydke://${one}`, 'missing-part'],
    [`ydke://${one}!`, 'missing-part'],
    [`ydke://${one}!!!${one}`, 'surplus-part'],
    [`ydke://${one}!!!!`, 'surplus-part'],
    ['ydke://Sm9J?w==!!!', 'broken-base64'],
    ['ydke://Sm9JAw=!!!', 'broken-base64'],
    ['ydke://Sm9JA!!!', 'broken-base64'],
    ['ydke://Sm9=Aw==!!!', 'broken-base64'],
    ['ydke://Sm9J!!!', 'broken-length'],
    ['ydke://!Sm9JA0o=!!', 'broken-length'],
    ['ydke://AAAAAA==!!!', 'not-a-password'],
    ['ydke:///////w==!!!', 'not-a-password'],
  ])('%j is refused: %s', (link, code) => {
    expect(fault(() => parseYdke(link))).toMatchObject({ code, line: 1 });
  });

  test('a link cut anywhere is refused or is a deck, and never fails in another way', () => {
    for (const deck of [...decks(4)].slice(0, 40)) {
      const link = formatYdke(deck);
      for (let end = 0; end < link.length; end += 1 + Math.floor(link.length / 50)) {
        try {
          parseYdke(link.slice(0, end));
        } catch (error) {
          expect(error).toBeInstanceOf(DeckError);
        }
      }
    }
  });
});

test('readDeck reads both', () => {
  for (const { id, deck } of builtInDecks) {
    expect(readDeck(file(id), `${id}.ydk`)).toEqual(deck);
    expect(readDeck(formatYdke(deck))).toEqual(deck);
  }
  expect(() => readDeck('#main\nx', 'mine.ydk')).toThrow(/^mine\.ydk:2: /);
});

describe('built-in decks', () => {
  test.each(builtInDecks)('$id is its .ydk file', ({ id, deck }) => {
    expect(parseYdk(file(id), `${id}.ydk`)).toEqual(deck);
    expect(deck.main).toHaveLength(40);
  });

  test('the first two are played when nobody names a deck', () => {
    expect(builtInDecks.map(({ id }) => id)).toEqual(['goat-control', 'beatdown', 'vanilla']);
  });

  test('what is printed on their cards is in the table, once', () => {
    const cards = new Set(builtInDecks.flatMap(({ deck }) => deckParts.flatMap((part) => deck[part])));
    const passwords = printed.map(({ password }) => password);
    expect(passwords).toEqual(expect.arrayContaining([...cards]));
    expect(new Set(passwords).size).toBe(passwords.length);
    for (const { password, ja } of printed) expect(findCard(password)?.ja).toBe(ja);
  });

  test('fusion monsters are in the fusion deck and nowhere else, and the vanilla deck has normal monsters only', () => {
    const of = new Map(printed.map((card) => [card.password, card]));
    const isFusion = (password: string) => (of.get(password)?.sub ?? []).some((sub) => sub === 'fusion');
    for (const { id, deck } of builtInDecks) {
      expect(deck.extra.every(isFusion)).toBe(true);
      expect(deck.main.some(isFusion)).toBe(false);
      if (id === 'vanilla')
        expect(deck.main.map((password) => of.get(password))).toSatisfy((cards: typeof printed) =>
          cards.every(({ kind, sub }) => kind === 'monster' && sub.length === 1 && sub[0] === 'normal'),
        );
    }
  });
});
