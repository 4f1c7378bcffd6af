import { redBlack } from '@rulechart/zx-cards';
import { expect, test } from 'vitest';
import { file, run } from './run.ts';

const { deck } = redBlack;
const main = deck['deck'] as readonly string[];
/** The main deck with one card of a kind replaced by one of another. */
const replaced = (from: string, to: string): readonly string[] => {
  const at = main.indexOf(from);
  return main.map((key, i) => (i === at ? to : key));
};
const wrong: readonly (readonly [what: string, deck: object, said: RegExp, spoken: RegExp])[] = [
  [
    '19 ignition cards',
    { ...deck, deck: replaced('B01-006', 'B01-068') },
    /Exactly 20 cards carry the ignition icon; here 19 do \(Z\/X rules, state of spring 2017 1\.1: Deck construction\)/,
    /ちょうど20枚です（19枚）/,
  ],
  [
    'five copies',
    { ...deck, deck: replaced('B01-011', 'B01-013') },
    /"Tankheart, the Racing Rider" is there 5 times; 4 at most/,
    /激走鉄騎タンクハート」が5枚あります/,
  ],
  [
    'two start cards used',
    { ...deck, deck: replaced('B01-064', 'B01-068').slice(1), squares: ['B01-064', 'B01-064'] },
    /Only one start card is used/,
    /スタートカードとして使えるのは1枚だけです/,
  ],
  [
    'an Overboost with a Player EX',
    { ...deck, player: ['PH-P3'], under: ['PH-04'] },
    /A Player EX and the lower half of an Overboost exclude each other/,
    /一緒に使えません/,
  ],
  [
    'a list that decks do not have',
    { ...deck, sideboard: ['B01-013'] },
    /no list "sideboard"/,
    /というリストはありません/,
  ],
];

for (const [what, list, said, spoken] of wrong) {
  test(`simulate refuses a Z/X deck with ${what}, in one line of either language`, async () => {
    const path = file(`${what.replaceAll(' ', '-')}.json`, list);
    for (const [lang, text] of [
      ['en', said],
      ['ja', spoken],
    ] as const) {
      const { code, out, err } = await run(['simulate', '--rules', 'zx', '--lang', lang, '--deck', path]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(text);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });
}

test('a right deck from a file is played', async () => {
  const path = file('right.json', deck);
  const { code, out } = await run(['simulate', '--rules', 'zx', '--deck', path, '--duels', '1', '--json']);
  expect([code, JSON.parse(out).faults]).toEqual([0, []]);
});
