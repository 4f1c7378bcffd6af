import { describe, expect, test } from 'vitest';
import { builtInDecks, type Deck } from '../src/decks/index.ts';
import { checkAgainst, type FormatId, formats, isFormatId, limitOf } from '../src/formats/index.ts';
import { limitRows } from '../src/formats/limits.generated.ts';
import { cardNames, findCard } from '../src/names/index.ts';

const deckOf = (parts: Partial<Deck>): Deck => ({ main: [], extra: [], side: [], ...parts });
const times = (count: number, name: string): readonly string[] => {
  const card = findCard(name);
  if (!card) throw new Error(name);
  return Array.from({ length: count }, () => card.password);
};
const password = (name: string) => times(1, name)[0] ?? '';

describe('lists of limited cards', () => {
  test('are those of the eight dates of the OCG and of Goat, with as many cards as were on them', () => {
    const sizes = limitRows.map(({ id, allowed }) => [id, ...allowed.map((cards) => cards.split(' ').length)]);
    expect(sizes).toEqual([
      ['ocg-2004-03', 10, 42, 9],
      ['ocg-2004-09', 13, 45, 8],
      ['ocg-2005-03', 18, 44, 15],
      ['ocg-2005-09', 22, 47, 11],
      ['ocg-2006-03', 28, 52, 12],
      ['ocg-2006-09', 31, 53, 11],
      ['ocg-2007-03', 36, 53, 11],
      ['ocg-2007-09', 38, 58, 14],
      ['tcg-2005-04', 17, 41, 15],
    ]);
    for (const { id, date, name, source } of formats) {
      expect(id.slice(-7)).toBe(date.slice(0, 7));
      expect(isFormatId(id)).toBe(true);
      expect(name.ja && name.en && source).toBeTruthy();
    }
    expect(isFormatId('ocg-2004-04')).toBe(false);
  });

  test('have no card twice, and only cards whose names are known', () => {
    for (const { allowed } of limitRows) {
      const all = allowed.flatMap((cards) => cards.split(' '));
      expect(new Set(all).size).toBe(all.length);
      for (const card of all) expect(findCard(card)?.password).toBe(card);
    }
  });

  // The way of some cards through the lists.
  test.each<readonly [string, Partial<Record<FormatId, number>>]>([
    ['Pot of Greed', { 'ocg-2005-09': 1, 'ocg-2006-03': 0, 'ocg-2007-09': 0, 'tcg-2005-04': 1 }],
    ['Black Luster Soldier - Envoy of the Beginning', { 'ocg-2005-03': 1, 'ocg-2005-09': 0, 'tcg-2005-04': 1 }],
    ['Victory Dragon', { 'ocg-2006-03': 0, 'ocg-2006-09': 1, 'ocg-2007-03': 0 }],
    ['Morphing Jar', { 'ocg-2004-03': 2, 'ocg-2004-09': 1 }],
    ['Metamorphosis', { 'ocg-2007-03': 2, 'ocg-2007-09': 0 }],
    ['Cyber-Stein', { 'ocg-2006-09': 3, 'ocg-2007-03': 0 }],
    ['Sixth Sense', { 'ocg-2005-03': 0, 'tcg-2005-04': 3 }],
    ['Celtic Guardian', { 'ocg-2004-03': 3 }],
  ])('%s', (name, allowed) => {
    for (const [format, count] of Object.entries(allowed))
      expect(limitOf(format as FormatId, password(name))).toBe(count);
  });

  test('a list takes passwords without leading zeros', () => {
    expect(limitOf('ocg-2004-03', '4031928')).toBe(0);
  });
});

describe('checkAgainst', () => {
  test('the two decks of spring 2005 are legal in their format', () => {
    for (const { deck } of builtInDecks) expect(checkAgainst('tcg-2005-04', deck)).toEqual([]);
  });

  test('names the card, what is allowed and what was found over all parts', () => {
    const deck = deckOf({
      main: [...times(2, '強欲な壺'), ...times(1, '心変わり'), ...times(3, 'エルフの剣士')],
      side: times(1, '強欲な壺'),
    });
    expect(checkAgainst('ocg-2005-03', deck)).toEqual([
      {
        code: 'limited',
        rule: 'deck/limit-list',
        password: '55144522',
        name: { ja: '強欲な壺', en: 'Pot of Greed' },
        allowed: 1,
        found: 3,
        text: {
          ja: '「強欲な壺」は制限カードです（1枚まで。デッキに3枚）',
          en: 'Pot of Greed is limited: a deck may have 1, this one has 3',
        },
      },
      {
        code: 'forbidden',
        rule: 'deck/limit-list',
        password: '04031928',
        name: { ja: '心変わり', en: 'Change of Heart' },
        allowed: 0,
        found: 1,
        text: {
          ja: '「心変わり」は禁止カードです（使えません。デッキに1枚）',
          en: 'Change of Heart is forbidden: a deck may have none, this one has 1',
        },
      },
    ]);
  });

  test('for every card of every list, as many as allowed are no problem and one more is', () => {
    for (const { id } of formats)
      for (const card of cardNames) {
        const allowed = limitOf(id, card.password);
        const copies = (count: number) => checkAgainst(id, deckOf({ main: Array(count).fill(card.password) }));
        expect(copies(allowed)).toEqual([]);
        if (allowed < 3)
          expect(copies(allowed + 1)).toMatchObject([
            { code: ['forbidden', 'limited', 'semi-limited'][allowed], password: card.password, found: allowed + 1 },
          ]);
      }
  });
});
