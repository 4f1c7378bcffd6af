import { createGame } from '@rulechart/core';
import { ocg2007, yugiohExpert } from '@rulechart/yugioh-expert';
import { describe, expect, test } from 'vitest';
import { DeckError, findCard, formatYdk, formatYdke, goatControl, pilesOf, pool, yugioh } from '../src/index.ts';

const game = createGame(yugioh.rules, yugioh.cards);
const { main, extra, side } = goatControl.deck;
const password = (name: string): string => findCard(name)?.password ?? '';

const isFusion = (facts: object): boolean => (facts as { sub?: string[] }).sub?.includes('fusion') ?? false;

/** What the rules have against a deck that was read from a file. */
const problems = (cards: readonly string[], fusion = extra, aside: readonly string[] = side, rules = game) => {
  const text = formatYdk({ main: cards, extra: fusion, side: aside });
  return rules.checkDeck(yugioh.readDeck?.(text, 'mine.ydk') ?? {});
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

  test('no upper limit to the main deck, nor copies of the fusion deck that are three', () => {
    const many = pool
      .filter(({ facts, countsAs }) => !isFusion(facts) && !countsAs)
      .flatMap(({ key }) => [key, key, key]);
    expect(problems(many, [])).toEqual([]);
  });

  test('a side deck of fifteen cards, or none; later up to fifteen', () => {
    const others = pool.filter(({ key, facts }) => !isFusion(facts) && !main.includes(key)).map(({ key }) => key);
    const codes = (count: number, rules = game) =>
      problems(main, extra, others.slice(0, count), rules).map(({ code, rule }) => `${code} ${rule}`);
    const later = createGame(yugiohExpert({ ...ocg2007, id: 'later', sideDeckWhole: false }), pool);
    for (let count = 0; count <= 31; count++) {
      expect(codes(count)).toEqual(count === 0 || count === 15 ? [] : ['side-size deck/side']);
      expect(codes(count, later)).toEqual(count <= 15 ? [] : ['side-size deck/side']);
    }
    const [problem] = problems(main, extra, others.slice(0, 14));
    expect(problem?.text.en).toBe('A side deck has 15 cards or none; this one has 14.');
    expect(problems(main, extra, [...others.slice(0, 14), password('Ryu Senshi')])).toMatchObject([
      { code: 'fusion-in-side-deck', rule: 'deck/side', card: password('Ryu Senshi') },
    ]);
  });

  test('three of one name over all parts, the side deck too', () => {
    const three = [...main, ...Array<string>(3).fill(password('Gemini Elf'))];
    const others = pool.filter(({ key, facts }) => !isFusion(facts) && !main.includes(key)).map(({ key }) => key);
    const aside = (card: string) => [card, ...others.filter((key) => key !== password('Gemini Elf')).slice(0, 14)];
    expect(problems(three, extra, aside(others[20] as string))).toEqual([]);
    expect(problems(three, extra, aside(password('Gemini Elf')))).toMatchObject([{ code: 'too-many-copies' }]);
  });

  test('a side deck stays out of the duel', () => {
    const duel = game.create(
      { decks: [pilesOf({ main, extra, side: main.slice(0, 15) }), pilesOf({ main, extra, side: [] })] },
      1,
    );
    expect(duel.entities).toBe(2 * (main.length + extra.length));
  });

  test('cards that always count as another share its copies', () => {
    const [umi, ocean] = ['Umi', 'A Legendary Ocean'].map(password) as [string, string];
    expect(problems([...main, umi, umi, ocean])).toEqual([]);
    expect(problems([...main, umi, umi, ocean, ocean])).toMatchObject([
      { code: 'too-many-copies', rule: 'deck/copies', card: umi },
    ]);
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
