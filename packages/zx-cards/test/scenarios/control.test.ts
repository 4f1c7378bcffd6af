import { refresh } from '@rulechart/core';
import { expect, test } from 'vitest';
import { from, many, size } from './board.ts';

const voice = 'Stand-in: Luring Voice';
const red = (n: number) => many('Artemis, Goddess of the Hunt', n);
const lure = (
  middle: { readonly damage?: number; readonly shift?: string; readonly forces?: readonly string[] } = {},
) =>
  from({
    A: { hand: [voice, 'Blast'], resource: red(1) },
    B: { squares: [{ card: 'Middle', on: 6, ...middle }] },
  })
    .does('activate', voice)
    .does('pick', 'Middle');

test('control of a Z/X changes where it stands, with what was done to it, and ends with the turn', () => {
  const play = lure({ damage: 3000, forces: ['Small'] });
  const middle = play.card('Middle');
  expect([play.zone('A', 'squares'), play.zone('B', 'squares')]).toEqual([['Middle'], []]);
  expect([play.state.card.place[middle], play.state.own.damage[middle]]).toEqual([6, 3000]);
  expect(play.zone('B', 'force')).toEqual(['Small']);
  play.does('endTurn');
  expect([play.zone('A', 'squares'), play.zone('B', 'squares')]).toEqual([[], ['Middle']]);
  expect([play.state.card.place[middle], play.zone('B', 'force')]).toEqual([6, ['Small']]);
});

test('a Z/X under control attacks for its controller, and counts as theirs', () => {
  const play = from({
    A: { hand: [voice], resource: red(1), squares: [{ card: 'Banner', on: 1 }] },
    B: { squares: [{ card: 'Middle', on: 9 }] },
  });
  play.does('activate', voice).does('pick', 'Middle');
  expect(play.stat('Middle', 'power')).toBe(6000);
  play.does('attack', 'Middle', null).does('pass').does('pass').does('pick');
  expect(size(play, 'B', 'life')).toBe(3);
});

test('destroyed under foreign control it goes to the charge of its owner', () => {
  const play = lure().does('activate', 'Blast').does('pick', 'Middle');
  expect([size(play, 'A', 'charge'), play.zone('B', 'charge')]).toEqual([0, ['Middle']]);
});

test('A9: a change of control makes no placement newer', () => {
  const play = from({
    A: { hand: [voice], resource: red(1), squares: [{ card: 'Small', on: 5 }] },
    B: { squares: [{ card: 'Middle', on: 5 }] },
  });
  const { card } = play.state;
  card.stamp[play.card('Middle')] = 500;
  card.stamp[play.card('Small')] = 501;
  play.state.stamps = 600;
  refresh(play.game.engine, play.state);
  play.does('activate', voice).does('pick', 'Middle');
  expect([play.zone('A', 'squares'), play.zone('B', 'trash')]).toEqual([['Small'], ['Middle']]);
});

test('A10: on the controlled player square of its controller it may stay', () => {
  const play = from({
    A: { hand: [voice], resource: red(1), squares: [] },
    B: { squares: [{ card: 'Middle', on: 5 }] },
  });
  play.does('activate', voice).does('pick', 'Middle');
  expect(play.zone('A', 'squares')).toEqual(['Middle']);
  expect(play.may('deploy', 'Middle')).toBe(false);
});
