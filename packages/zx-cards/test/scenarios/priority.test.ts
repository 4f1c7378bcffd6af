import { expect, test } from 'vitest';
import { decides, from, many, size } from './board.ts';

test('the turn player puts the abilities of both in order; what is waiting is played by its own controller', () => {
  const play = from({
    A: { hand: ['Wither'], squares: [{ card: 'Martyr', on: 4 }] },
    B: { squares: [{ card: 'Martyr', on: 6 }] },
  });
  play.does('activate', 'Wither');
  expect(decides(play)).toBe('A');
  expect(play.says()).toEqual(['trigger 0', 'trigger 1']);
  play.does('trigger', 1);
  // The one left is played without asking.
  expect([size(play, 'A', 'hand'), size(play, 'B', 'hand')]).toEqual([1, 1]);
  expect(play.may('endTurn')).toBe(true);
});

test('in the event step priority goes back and forth until both pass', () => {
  const wall = 'Haughty Wall of Light';
  const play = from({
    A: { squares: [{ card: 'Middle', on: 4 }], hand: ['Prick'] },
    B: {
      squares: [{ card: 'Middle', on: 7 }],
      hand: [wall],
      resource: many('Puissance, of Strength', 1),
    },
  });
  play.does('attack', 'Middle', 'Middle');
  expect(decides(play)).toBe('A');
  play.does('pass');
  expect(decides(play)).toBe('B');
  play.does('activate', wall).does('pick', 'Middle');
  expect(decides(play)).toBe('A');
  play.does('pass').does('pass');
  expect(size(play, 'B', 'squares')).toBe(1);
  expect(play.may('attack', 'Middle')).toBe(false);
});

test('what was attacked and has gone is not hit, and the player behind it is not either', () => {
  const play = from({
    A: { squares: [{ card: 'Large', on: 5 }], hand: ['Blast'] },
    B: { squares: [{ card: 'Small', on: 8 }] },
  });
  play.does('attack', 'Large', 'Small').does('activate', 'Blast').does('pick', 'Small').does('pass').does('pass');
  expect([size(play, 'B', 'life'), size(play, 'B', 'charge')]).toEqual([4, 1]);
});

test('damage heals at the end of the turn, together with what lasts until then', () => {
  const play = from({ A: { hand: ['Sting', 'Sap'] }, B: { squares: [{ card: 'Large', on: 5 }] } });
  play.does('activate', 'Sting').does('pick', 'Large').does('activate', 'Sap').does('pick', 'Large');
  expect([play.stat('Large', 'power'), play.stat('Large', 'damage')]).toEqual([7000, 3000]);
  play.does('endTurn');
  expect([play.stat('Large', 'power'), play.stat('Large', 'damage')]).toEqual([9000, 0]);
});

test('a start card lies face-down until life and resource are dealt; it has not appeared', () => {
  const play = from({ A: { squares: [{ card: 'Kette, Chain of Death', on: 2 }] } });
  expect(play.may('attack', 'Kette, Chain of Death')).toBe(false);
  expect(play.why('attack', 'Kette, Chain of Death', null).map(({ code }) => code)).toEqual(['out-of-range']);
});
