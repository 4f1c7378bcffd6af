import { createGame } from '@rulechart/core';
import { expect, test } from 'vitest';
import { blueWhite, redBlack, zx } from '../src/index.ts';

const game = createGame(zx.rules, zx.cards);
const codes = (deck: Readonly<Record<string, readonly string[]>>): string[] =>
  game.checkDeck(deck).map(({ code }) => code);
const replaced = (from: string, to: string, n = 1): readonly string[] => {
  const list = [...(redBlack.deck['deck'] as readonly string[])];
  for (let i = 0; i < n; i++) list[list.indexOf(from)] = to;
  return list;
};

test('both decks are right', () => {
  expect([codes(redBlack.deck), codes(blueWhite.deck)]).toEqual([[], []]);
});

test('what is wrong with a deck has its code, its passage and its sentence', () => {
  const { deck } = redBlack;
  const main = deck['deck'] as readonly string[];
  const wrong: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
    ['unknown-card', { ...deck, deck: replaced('B01-013', 'none') }],
    ['size', { ...deck, deck: main.slice(0, -1) }],
    ['type', { ...deck, deck: replaced('B01-013', 'PH-01') }],
    ['copies', { ...deck, deck: replaced('B01-011', 'B01-013') }],
    ['ignition-count', { ...deck, deck: replaced('B01-006', 'B01-068') }],
    ['life-recovery-count', { ...deck, deck: replaced('B01-006', 'B02-023') }],
    ['void-bringer-count', { ...deck, deck: replaced('B01-006', 'B01-021') }],
    ['start-cards', { ...deck, deck: main.slice(1), squares: ['B01-064', 'B01-064'] }],
    ['not-a-start-card', { ...deck, squares: ['B01-013'] }],
    ['dynamis-size', { ...deck, dynamis: Array<string>(17).fill('PH-01') }],
    ['dynamis-type', { ...deck, dynamis: ['B01-013'] }],
    ['dynamis-copies', { ...deck, dynamis: Array<string>(5).fill('PH-01') }],
    ['player-card', { ...deck, player: ['PH-P1', 'PH-P2'] }],
    ['lower-half', { ...deck, under: ['PH-01'] }],
    ['overboost-with-player-ex', { ...deck, player: ['PH-P3'], under: ['PH-04'] }],
    ['no-such-list', { ...deck, sideboard: ['B01-013'] }],
  ];
  for (const [code, list] of wrong) {
    expect(codes(list), code).toContain(code);
    const problem = game.checkDeck(list).find((one) => one.code === code);
    expect(problem?.text.ja, code).toMatch(/[\u3040-\u30ff]/u);
    expect(problem?.text.en, code).toMatch(/[a-z]/);
    expect(game.passage(problem?.rule ?? '').title.en, code).not.toBe('');
  }
});
