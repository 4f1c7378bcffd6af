import { expect, test } from 'vitest';
import { decides, from, many, size } from './board.ts';

const attacking = (B: Parameters<typeof from>[0]['B']) =>
  from({ A: { squares: [{ card: 'Large', on: 5 }], hand: ['Raze'] }, B: { hand: ['Raze'], ...B } });

test('B03-020: who attacked the player hits the player, though a Z/X has come there before', () => {
  const play = attacking({ squares: [{ card: 'Small', on: 9 }] }).does('attack', 'Large', null);
  play.state.card.place[play.card('Small')] = 8;
  play.does('pass').does('pass').does('pick');
  expect([size(play, 'B', 'life'), play.zone('B', 'squares')]).toEqual([3, ['Small']]);
});

test('B03-036: what was attacked is hit, though it has moved out of range', () => {
  const play = attacking({ squares: [{ card: 'Small', on: 6 }] }).does('attack', 'Large', 'Small');
  play.state.card.place[play.card('Small')] = 9;
  play.does('pass').does('pass');
  expect(play.zone('B', 'charge')).toEqual(['Small']);
});

test('an attacker that has gone hits nothing', () => {
  const play = attacking({ squares: [{ card: 'Small', on: 6 }] })
    .does('attack', 'Large', 'Small')
    .does('pass');
  play.does('activate', 'Raze').does('pick', 'Large').does('pass').does('pass');
  expect([play.zone('B', 'squares'), play.zone('A', 'charge')]).toEqual([['Small'], ['Large']]);
});

test('B02-059: a Z/X that was set upright again attacks again; one asleep does not', () => {
  const play = attacking({ life: many('Small', 4) });
  play.does('attack', 'Large', null).does('pass').does('pass').does('pick');
  expect(play.why('attack', 'Large', null).map(({ code }) => code)).toEqual(['asleep']);
  play.state.own.asleep[play.card('Large')] = 0;
  expect(play.may('attack', 'Large', null)).toBe(true);
});

test('nobody attacks a player through a Z/X on the player square', () => {
  const play = attacking({ squares: [{ card: 'Small', on: 8 }] });
  expect(play.why('attack', 'Large', null).map(({ code }) => code)).toEqual(['no-such-target']);
  expect(play.may('attack', 'Large', 'Small')).toBe(true);
});

test('priority in the event step changes hands after every act, not only after a pass', () => {
  const play = attacking({
    squares: [
      { card: 'Small', on: 6 },
      { card: 'Middle', on: 9 },
    ],
  });
  play.does('attack', 'Large', 'Small');
  expect(decides(play)).toBe('A');
  play.does('activate', 'Raze').does('pick', 'Middle');
  expect(decides(play)).toBe('B');
  play.does('pass');
  expect(decides(play)).toBe('A');
});
