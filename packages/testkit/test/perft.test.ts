import { expect, test } from 'vitest';
import { miniGame, miniSetup, perft } from '../src/index.ts';

test('lines of choices are counted; forced steps are free, and the state stays as it was', () => {
  const game = miniGame();
  const s = game.create(miniSetup, 11);
  const hash = game.hash(s);
  const counts = [0, 1, 2, 3].map((depth) => perft(game, s, depth));
  const menu = new Int32Array(512);

  expect(counts[0]).toBe(1);
  expect(counts[1]).toBe(game.legal(s, menu));
  expect(counts[2]).toBeGreaterThan(counts[1] as number);
  expect(counts.slice(1)).toEqual([0, 1, 2].map((i) => perft(miniGame({ plain: true }), s, i + 1)));
  expect(game.hash(s)).toBe(hash);
});
