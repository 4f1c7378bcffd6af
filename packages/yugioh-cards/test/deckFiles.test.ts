import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DeckError, goatControl, pilesOf, readDeck, yugioh } from '../src/index.ts';
import { periodCards } from '../src/period/index.ts';
import { reference } from '../src/reference.ts';

const editions = readFileSync(new URL('../tools/tables/editions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [id: string, password: string]);
const inPool = new Set<string>(yugioh.cards.map(({ key }) => key));

const read = (text: string) => reference.readDeck?.(text, 'mine.ydk')?.['deck'];
const link = (...ids: number[]): string => {
  const bytes = Buffer.alloc(ids.length * 4);
  ids.forEach((id, i) => {
    bytes.writeUInt32LE(id, i * 4);
  });
  return `ydke://${bytes.toString('base64')}!!!`;
};
const refusal = (text: string): DeckError => {
  try {
    reference.readDeck?.(text, 'mine.ydk', { has: (key) => inPool.has(key) });
  } catch (error) {
    if (error instanceof DeckError) return error;
    throw error;
  }
  throw new Error('it was read without complaint');
};

describe('ids of decks from elsewhere', () => {
  test('an id of another edition is the card, in a file and in a link', () => {
    expect(editions.length).toBeGreaterThan(600);
    for (const [id, password] of editions) {
      expect(read(`#main\n${id}`)).toEqual([password]);
      expect(read(link(Number(id)))).toEqual([password]);
      expect(readDeck(`#main\n${id}`).main).toEqual([password]);
    }
  });

  test('an id within ten of a printed number is another art of that card, and eleven away it is none', () => {
    for (const apart of [-10, -1, 1, 10]) expect(read(`#main\n${55144522 + apart}`)).toEqual(['55144522']);
    expect(refusal('#main\n55144533').message).toBe(
      'mine.ydk:2: "55144533" is not the password of a card; write the number of one to eight digits that is printed on the card',
    );
  });

  test('a printed number is its own card, however near another one lies', () => {
    for (const { password } of periodCards) expect(read(`#main\n${password}`)).toEqual([password]);
  });
});

describe('everything that is wrong is said at once', () => {
  const text = '#main\n55144522\n14315573\nfoo\n130000045\n!sida\n';

  test('by name and line, in both languages', () => {
    const { faults, message, text: words } = refusal(text);
    expect(faults.map(({ code, line }) => [code, line])).toEqual([
      ['not-in-pool', 3],
      ['not-a-password', 4],
      ['not-a-password', 5],
      ['unknown-section', 6],
    ]);
    expect(message).toMatch(
      /^mine\.ydk: 4 problems: line 3: the pool has no card "Negate Attack"; .* \| line 4: "foo"/,
    );
    expect(words.ja).toMatch(/^mine\.ydk: 問題が4件: 3行目: 「攻撃の無力化」はカードプールにない/);
    expect(message).not.toContain('\n');
  });

  test('what cannot be played may be left out; what cannot be read may not', () => {
    const left: [string, number][] = [];
    const finding = {
      has: (key: string) => inPool.has(key),
      leaveOut: ({ en }: { en: string }, line: number) => left.push([en, line]),
    };
    expect(reference.readDeck?.('#main\n55144522\n14315573\n130000045', 'mine.ydk', finding)?.['deck']).toEqual([
      '55144522',
    ]);
    expect(left).toEqual([
      ['the pool has no card "Negate Attack"', 3],
      ['"130000045" is not the password of a card', 4],
    ]);
    expect(() => reference.readDeck?.(text, 'mine.ydk', finding)).toThrow(/2 problems: line 4: "foo".*line 6/);
  });

  test('a replay of another program says what it is and what to bring instead', () => {
    expect(refusal('yrpX\u0000').message).toMatch(/replay of a duel \(\.yrp, \.yrpX\), not a deck; export the deck/);
  });
});

describe('lists of limited cards from files', () => {
  const lists = (text: string) => reference.readFormats?.(text, 'mine.lflist.conf') ?? [];
  const codes = (text: string) =>
    lists(text)[0]
      ?.check(pilesOf(goatControl.deck))
      .map(({ code, card }) => [code, card]);

  test('say how many copies of a card there may be, whatever id they name it by', () => {
    expect(codes('#[x]\n!x\n55144522 0 --Pot of Greed\n')).toEqual([['forbidden', '55144522']]);
    expect(codes('!x\r\n55144523 0\r\n')).toEqual([['forbidden', '55144522']]);
    expect(codes('!x\n55144522 1\n73915051 1 -- Scapegoat\n')).toEqual([['limited', '73915051']]);
    expect(codes('!x\n55144522 -1\n999999999 0 --nobody\n')).toEqual([]);
  });

  test('a white list allows what it names, and nothing else', () => {
    const rest = [...goatControl.deck.main, ...goatControl.deck.extra].filter((card) => card !== '55144522');
    expect(codes('!x\n$whitelist\n55144522 1\n')).toEqual([...new Set(rest)].map((card) => ['not-in-format', card]));
    expect(codes(`!x\n$whitelist\n55144522 0\n${rest.map((card) => `${card} 3`).join('\n')}`)).toEqual([
      ['forbidden', '55144522'],
    ]);
  });

  test('several lists in a file are several', () => {
    expect(lists('!2005.4 GOAT\n55144522 1\n!2006.3\n55144522 0\n').map(({ id }) => id)).toEqual([
      '2005.4 GOAT',
      '2006.3',
    ]);
  });

  test.each([
    ['55144522 0\n', 'entry-before-list', 1],
    ['', 'entry-before-list', 1],
    ['!x\n55144522\n', 'not-an-entry', 2],
    ['!x\n55144522 4\n', 'not-an-entry', 2],
    ['!x\nPot of Greed 1\n', 'not-an-entry', 2],
  ])('%j is refused: %s in line %i', (text, code, line) => {
    expect(() => lists(text)).toThrow(expect.objectContaining({ code, line }));
  });

  test('Goat comes with its list and the cards of the time', () => {
    const goat = reference.formats?.find(({ id }) => id === 'goat-2005-04');
    // 1,700 numbers of the time, two of which are other editions.
    expect(periodCards.filter((card) => card.goat)).toHaveLength(1698);
    expect(goat?.check(pilesOf(goatControl.deck))).toEqual([]);
    const codesOf = (...deck: string[]) => goat?.check({ deck }).map(({ code }) => code);
    expect(codesOf('55144522', '55144522')).toEqual(['limited']);
    // Cyber Dragon came in 2005, too late for spring.
    expect(codesOf('70095154')).toEqual(['not-in-format']);
  });
});

test('every card of the time is known by both its names and its number', () => {
  // Polymerization and Dark Magician have two numbers each; the second is an edition of the first.
  expect(periodCards).toHaveLength(2958);
  for (const { password, ja, en } of periodCards)
    for (const name of [ja, en, password]) expect(reference.nameOf?.(name)?.key).toBe(password);
});

describe('lists of names as people paste them', () => {
  const cards = (text: string) => reference.readDeck?.(text, undefined);
  const of = (name: string, n: number): string[] => Array<string>(n).fill(idOf(name));
  const idOf = (name: string): string => periodCards.find(({ ja, en }) => ja === name || en === name)?.password ?? '';

  test('with how many before or after the name, in both languages, below headings', () => {
    const list = `Main Deck (9):
Monsters: 5
3 Sangan
1x Horus the Black Flame Dragon LV6
- Jinzo

Spells
Pot of Greed x2
強欲な壺 1枚

融合デッキ
Ryu Senshi (2)
【サイドデッキ】
デーモンの斧×3
// not this
`;
    expect(cards(list)).toEqual({
      deck: [
        ...of('Sangan', 3),
        ...of('Horus the Black Flame Dragon LV6', 1),
        ...of('Jinzo', 1),
        ...of('Pot of Greed', 3),
      ],
      fusion: of('Ryu Senshi', 2),
      side: of('Axe of Despair', 3),
    });
  });

  test('a name with a number in it is a name', () => {
    for (const { en, ja, password } of periodCards)
      for (const line of [en, `2 ${en}`, `${en} x2`, `${en} (2)`, ja, `2 ${ja}`, `${ja} ×2`, `${ja} 2枚`]) {
        const n = line === en || line === ja ? 1 : 2;
        expect(cards(`Sangan\n${line}`)?.['deck'], line).toEqual([idOf('Sangan'), ...Array<string>(n).fill(password)]);
      }
  });

  test('names that no card has are told with the closest one, all at once', () => {
    expect(() => reference.readDeck?.('3 Pot of Gred\n2 Sangan\n1 Qqqqqq', 'mine.txt')).toThrow(
      'mine.txt: 2 problems: line 1: no card is called "Pot of Gred"; did you mean "Pot of Greed"? | line 3: no card is called "Qqqqqq"; write how many, and the name or number of a card',
    );
  });
});
