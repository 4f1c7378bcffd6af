import { expect, test } from 'vitest';
import { distance, isNormal, playerSquare, rowFor } from '../src/index.ts';

const squares = Array.from({ length: 9 }, (_, i) => i + 1);

test('a player square has three neighbours, a diagonal is two steps', () => {
  for (const seat of [0, 1])
    expect(squares.filter((place) => distance(place, playerSquare(seat)) === 1)).toEqual(
      seat === 0 ? [1, 3, 5] : [5, 7, 9],
    );
  expect(distance(1, 5)).toBe(2);
  expect(distance(1, 9)).toBe(4);
});

test('seven squares are normal; each seat sees its own row first', () => {
  expect(squares.filter(isNormal)).toEqual([1, 3, 4, 5, 6, 7, 9]);
  expect([1, 4, 7].map((place) => rowFor(0, place))).toEqual([0, 1, 2]);
  expect([1, 4, 7].map((place) => rowFor(1, place))).toEqual([2, 1, 0]);
});
