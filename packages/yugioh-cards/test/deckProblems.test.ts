import { createGame } from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { DeckError, findCard, formatYdk, formatYdke, goatControl, pilesOf, yugioh } from '../src/index.ts';

const game = createGame(yugioh.rules, yugioh.cards);
const { main, extra, side } = goatControl.deck;
const password = (name: string): string => findCard(name)?.password ?? '';

/** What the rules have against a deck that was read from a file. */
const problems = (cards: readonly string[], fusion: readonly string[] = extra) => {
  const text = formatYdk({ main: cards, extra: fusion, side });
  return game.checkDeck(yugioh.readDeck?.(text, 'mine.ydk') ?? {});
};

/** Reading it fails with this. */
const refusal = (text: string): string => {
  try {
    yugioh.readDeck?.(text, 'mine.ydk');
  } catch (error) {
    expect(error).toBeInstanceOf(DeckError);
    return (error as DeckError).message;
  }
  throw new Error('it was read without complaint');
};

describe('one clear error each', () => {
  test('a right deck has none', () => {
    expect(problems(main)).toEqual([]);
    expect(game.checkDeck(pilesOf(goatControl.deck))).toEqual([]);
  });

  test('an unknown password', () => {
    const [problem, ...others] = problems([...main.slice(1), '99999999']);
    expect(others).toEqual([]);
    expect(problem?.code).toBe('unknown-card');
    expect(problem?.text).toEqual({
      ja: 'カード99999999はカードプールにありません。',
      en: 'Card 99999999 is not in the pool.',
    });
  });

  test('39 cards', () => {
    const [problem, ...others] = problems(main.slice(0, 39));
    expect(others).toEqual([]);
    expect(problem?.code).toBe('too-few-cards');
    expect(problem?.text.en).toBe('A deck needs at least 40 cards; this one has 39.');
    expect(problem?.text.ja).toBe('デッキは40枚以上必要です（39枚）。');
  });

  test('four copies, by name', () => {
    const goats = Array<string>(4).fill(password('Gemini Elf'));
    const [problem, ...others] = problems([...main, ...goats]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'too-many-copies', card: password('Gemini Elf') });
    expect(problem?.text.en).toBe('"Gemini Elf" is in the deck 4 times; three at most.');
    expect(problem?.text.ja).toBe('「ヂェミナイ・エルフ」が4枚あります（3枚まで）。');
  });

  test('a fusion monster in the main deck, by name', () => {
    const [problem, ...others] = problems([...main, password('Ryu Senshi')], []);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'fusion-in-main-deck', card: password('Ryu Senshi') });
    expect(problem?.text.en).toBe('"Ryu Senshi" belongs in the Fusion Deck.');
    expect(problem?.text.ja).toBe('「ドラゴン・ウォリアー」は融合デッキに入れます。');
  });

  test('another monster in the fusion deck, by name', () => {
    const [problem, ...others] = problems(main, [password('Gemini Elf')]);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'not-a-fusion', card: password('Gemini Elf') });
    expect(problem?.text.en).toBe('"Gemini Elf" is no fusion monster.');
  });

  test('a broken link or file', () => {
    const link = formatYdke(goatControl.deck);
    for (const broken of [link.slice(0, 30), link.replace('!', '*!'), `${link}more`]) {
      const message = refusal(broken);
      expect(message).toMatch(/^line 1: .+; .+/u);
      expect(message).not.toContain('\n');
    }
    expect(refusal('#main\nPot of Greed')).toMatch(/^mine\.ydk:2: "Pot of Greed" is not the password of a card; /u);
  });
});
