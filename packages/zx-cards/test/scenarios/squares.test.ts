import { refresh } from '@rulechart/core';
import { expect, test } from 'vitest';
import { from, many, size } from './board.ts';

const red = (n: number) => many('Artemis, Goddess of the Hunt', n);

test('S20: judged on one snapshot, the newest of the controller who was there first stays', () => {
  const play = from({
    A: {
      squares: [
        { card: 'Small', on: 5 },
        { card: 'Middle', on: 5 },
      ],
    },
    B: { squares: [{ card: 'Large', on: 5 }] },
    at: 'resource',
  });
  const { card } = play.state;
  const newer = ['Small', 'Large', 'Middle'].map((name) => play.card(name));
  const stamps = newer.map((e) => card.stamp[e] as number).sort((a, b) => a - b);
  for (const [i, e] of newer.entries()) card.stamp[e] = stamps[i] as number;
  refresh(play.game.engine, play.state);
  play.does('pass');
  expect([play.zone('A', 'squares'), play.zone('B', 'squares')]).toEqual([['Middle'], []]);
  expect([play.zone('A', 'trash'), play.zone('B', 'trash')]).toEqual([['Small'], ['Large']]);
});

test('an attacker keeps its power when hurt, and equal power destroys the attacked alone', () => {
  const play = from({
    A: { squares: [{ card: 'Middle', on: 4, damage: 4000 }] },
    B: { squares: [{ card: 'Middle', on: 5 }] },
  });
  play.does('attack', 'Middle').does('pass').does('pass');
  expect([size(play, 'A', 'squares'), size(play, 'B', 'squares')]).toEqual([1, 0]);
});

test('a square that is not open is refused with its reason', () => {
  const play = from({
    A: { hand: ['Small'], squares: [{ card: 'Middle', on: 4, asleep: true }], resource: red(2) },
    B: { squares: [{ card: 'Middle', on: 5 }] },
  });
  for (const place of [4, 5, 8])
    expect(play.why('deploy', 'Small', place).map(({ code }) => code)).toEqual(['square-not-open']);
  expect(play.may('deploy', 'Small', 2)).toBe(true);
});

test('A19: what a replacement saves from a lethal destruction is tried once, and again when it is hurt again', () => {
  const play = from({ A: { hand: ['Blast', 'Prick'] }, B: { squares: [{ card: 'Stubborn', on: 5 }] } });
  play.does('activate', 'Blast').does('pick', 'Stubborn');
  expect([play.zone('B', 'squares'), size(play, 'B', 'hand')]).toEqual([['Stubborn'], 1]);
  play.does('activate', 'Prick').does('pick', 'Stubborn');
  expect([play.zone('B', 'squares'), size(play, 'B', 'hand')]).toEqual([['Stubborn'], 2]);
});
