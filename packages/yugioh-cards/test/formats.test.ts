import { describe, expect, test } from 'vitest';
import { builtInDecks, type Deck } from '../src/decks/index.ts';
import {
  checkAgainst,
  constructionProblems,
  type FormatId,
  formats,
  isFormatId,
  limitOf,
} from '../src/formats/index.ts';
import { limitRows } from '../src/formats/limits.generated.ts';
import { cardNames, findCard } from '../src/names/index.ts';
import { printed } from '../src/tables/printed.ts';

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

describe('constructionProblems', () => {
  const filler = Array.from({ length: 14 }, (_, n) => String(n + 1).padStart(8, '0')).flatMap((card) => [
    card,
    card,
    card,
  ]);
  const fusion = password('Ryu Senshi');
  const problems = (parts: Partial<Deck>, poolHas: (password: string) => boolean = () => true) =>
    constructionProblems(deckOf({ main: filler, ...parts }), poolHas, (card) => card === fusion);

  test('the built-in decks have none', () => {
    const of = new Map(printed.map((card) => [card.password, card]));
    for (const { deck } of builtInDecks)
      expect(
        constructionProblems(
          deck,
          (card) => of.has(card),
          (card) => (of.get(card)?.sub ?? []).some((sub) => sub === 'fusion'),
        ),
      ).toEqual([]);
  });

  test('at least forty cards, and no upper limit', () => {
    expect(problems({ main: filler.slice(0, 40) })).toEqual([]);
    expect(problems({ main: filler.slice(0, 39) })).toMatchObject([
      { code: 'too-few-cards', rule: 'deck/minimum', found: 39, text: { ja: 'デッキは40枚以上必要です（39枚）' } },
    ]);
    const many = Array.from({ length: 500 }, (_, n) => String(n + 1).padStart(8, '0'));
    expect(problems({ main: many })).toEqual([]);
    expect(problems({ extra: times(3, 'Ryu Senshi') })).toEqual([]);
  });

  test('at most three of one name, over all parts', () => {
    const main = [...filler, ...times(2, 'Book of Moon')];
    const side = (count: number) =>
      [...times(count, 'Book of Moon'), ...filler.map((n) => `9${n.slice(1)}`)].slice(0, 15);
    expect(problems({ main, side: side(1) })).toEqual([]);
    expect(problems({ main, side: side(2) })).toMatchObject([
      {
        code: 'too-many-copies',
        rule: 'deck/copies',
        password: '14087893',
        found: 4,
        text: {
          ja: '「月の書」は全部で3枚までです（4枚）',
          en: 'A deck has at most 3 of Book of Moon over all its parts, this one has 4',
        },
      },
    ]);
  });

  test('ハーピィ・レディ and the cards that bear its name share their copies', () => {
    const sisters = [...times(2, 'ハーピィ・レディ・ＳＢ'), ...times(1, 'ハーピィ・レディ３')];
    expect(problems({ main: [...filler, ...sisters] })).toEqual([]);
    expect(problems({ main: [...filler, ...sisters, ...times(1, 'ハーピィ・レディ')] })).toMatchObject([
      { code: 'too-many-copies', password: '76812113', found: 4 },
    ]);
  });

  test('fusion monsters in the fusion deck, and nothing else', () => {
    expect(problems({ main: [...filler, fusion] })).toMatchObject([
      { code: 'fusion-in-main', rule: 'deck/fusion-deck', password: fusion, found: 1, name: { en: 'Ryu Senshi' } },
    ]);
    expect(problems({ extra: [fusion, ...times(2, 'Sangan')] })).toMatchObject([
      { code: 'no-fusion-monster', rule: 'deck/fusion-deck', name: { ja: 'クリッター', en: 'Sangan' }, found: 2 },
    ]);
    expect(problems({ side: [fusion, ...filler.slice(0, 14).map((n) => `9${n.slice(1)}`)] })).toMatchObject([
      { code: 'fusion-in-side', rule: 'deck/side', password: fusion },
    ]);
  });

  test('a side deck of fifteen cards, or none', () => {
    const side = (count: number) => Array.from({ length: count }, (_, n) => String(9000 + n).padStart(8, '0'));
    for (let count = 0; count <= 30; count++)
      expect(problems({ side: side(count) })).toMatchObject(
        count === 0 || count === 15 ? [] : [{ code: 'side-size', rule: 'deck/side', found: count }],
      );
  });

  test('a card that is not in the pool is named, and not asked whether it is a fusion monster', () => {
    const deck = deckOf({ main: [...filler, ...times(2, 'Sangan'), '99999998'], extra: ['99999998'] });
    const strangers = new Set(['99999998', password('Sangan')]);
    const found = constructionProblems(
      deck,
      (card) => !strangers.has(card),
      (card) => {
        if (strangers.has(card)) throw new Error('asked');
        return false;
      },
    );
    expect(found).toMatchObject([
      {
        code: 'unknown-card',
        rule: 'deck/unknown-card',
        name: { ja: 'クリッター' },
        found: 2,
        text: { ja: '「クリッター」はまだ収録されていません', en: 'Sangan is not in the card pool yet' },
      },
      {
        code: 'unknown-card',
        password: '99999998',
        found: 2,
        text: { ja: 'パスワード99999998のカードはありません', en: 'There is no card with the password 99999998' },
      },
    ]);
  });
});
