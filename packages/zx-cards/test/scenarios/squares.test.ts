import { refresh } from '@rulechart/core';
import { expect, test } from 'vitest';
import { decides, from, many, moves, picks, size } from './board.ts';

const voice = 'Stand-in: Luring Voice';
const red = (n: number) => many('Artemis, Goddess of the Hunt', n);

test('S19: the older of two own Z/X goes to the trash; it was not destroyed', () => {
  const erase = 'Erase, Machine of Erasure';
  const play = from({
    A: {
      hand: [erase],
      squares: [{ card: 'Martyr', on: 5 }],
      resource: many('Void, Machine of Erasure', 2),
      deck: many('Small', 5),
    },
  });
  play.does('deploy', erase, 5);
  expect(play.zone('A', 'trash')).toEqual(['Martyr']);
  expect([size(play, 'A', 'charge'), size(play, 'A', 'hand')]).toEqual([0, 1]);
  expect(moves(play.log)).toEqual(['hand→squares', 'squares→trash', 'deck→hand']);
});

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
  for (const [i, name] of ['Small', 'Large', 'Middle'].entries()) card.stamp[play.card(name)] = 500 + i;
  refresh(play.game.engine, play.state);
  play.does('pass');
  expect([play.zone('A', 'squares'), play.zone('B', 'squares')]).toEqual([['Middle'], []]);
  expect([play.zone('A', 'trash'), play.zone('B', 'trash')]).toEqual([['Small'], ['Large']]);
});

test("S21: a Z/X moved onto the other's square goes to the trash", () => {
  const vivale = 'Vivale, Playing the Voice';
  const play = from({
    A: {
      hand: [vivale],
      squares: [{ card: 'Small', on: 4 }],
      resource: many('Void, Machine of Erasure', 5),
    },
    B: { squares: [{ card: 'Middle', on: 5 }] },
  });
  play.does('deploy', vivale, 1).does('answer', 1).does('pick', 'Small').does('place', 5);
  expect(play.zone('A', 'trash')).toEqual(['Small']);
  expect(play.zone('B', 'squares')).toEqual(['Middle']);
});

test("S22: a Z/X on the other's player square goes to the trash", () => {
  const play = from({ A: { squares: [{ card: 'Small', on: 8 }] }, at: 'resource' });
  play.does('pass');
  expect(play.zone('A', 'trash')).toEqual(['Small']);
});

test('S22: so does one that an effect moves there, or that is controlled by the other there', () => {
  const moved = from({
    A: { hand: ['Vivale, Playing the Voice'], resource: many('Void, Machine of Erasure', 5) },
    B: { squares: [{ card: 'Middle', on: 5 }] },
  });
  moved.does('deploy', 'Vivale, Playing the Voice', 1).does('answer', 1).does('pick', 'Middle').does('place', 2);
  expect([moved.zone('B', 'squares'), moved.zone('B', 'trash')]).toEqual([[], ['Middle']]);
  const lured = from({
    A: { hand: [voice], resource: red(1) },
    B: { squares: [{ card: 'Middle', on: 8 }] },
  });
  lured.does('activate', voice).does('pick', 'Middle');
  expect([lured.zone('A', 'squares'), lured.zone('B', 'squares'), lured.zone('B', 'trash')]).toEqual([
    [],
    [],
    ['Middle'],
  ]);
  expect(size(lured, 'B', 'charge')).toBe(0);
});

test('S23: improper before lethal: trashed, not destroyed', () => {
  const play = from({
    A: {
      squares: [
        { card: 'Martyr', on: 5, damage: 9000 },
        { card: 'Middle', on: 5 },
      ],
    },
    at: 'resource',
  });
  play.does('pass');
  expect([play.zone('A', 'trash'), size(play, 'A', 'charge'), size(play, 'A', 'hand')]).toEqual([['Martyr'], 0, 0]);
});

test('S24: damage adds up over the turn', () => {
  const play = from({ A: { hand: ['Sting', 'Prick'] }, B: { squares: [{ card: 'Middle', on: 5 }] } });
  play.does('activate', 'Sting').does('pick', 'Middle');
  expect(play.zone('B', 'squares')).toEqual(['Middle']);
  play.does('activate', 'Prick').does('pick', 'Middle');
  expect(play.zone('B', 'charge')).toEqual(['Middle']);
});

test('S25: power that falls to the damage is lethal', () => {
  const play = from({ A: { hand: ['Sap'] }, B: { squares: [{ card: 'Middle', on: 5, damage: 3000 }] } });
  play.does('activate', 'Sap').does('pick', 'Middle');
  expect(play.zone('B', 'charge')).toEqual(['Middle']);
});

test('S26: what kept a hurt Z/X alive ends: it is destroyed', () => {
  const play = from({
    A: { hand: ['Blast'] },
    B: {
      squares: [
        { card: 'Banner', on: 9 },
        { card: 'Middle', on: 5, damage: 5000 },
      ],
    },
  });
  play.does('activate', 'Blast').does('pick', 'Banner');
  expect(play.zone('B', 'charge').sort()).toEqual(['Banner', 'Middle']);
});

test('S27: a Z/X that is destroyed as it appears still has its ability resolved', () => {
  const erase = 'Erase, Machine of Erasure';
  const play = from({
    A: { hand: [erase], resource: many('Void, Machine of Erasure', 2) },
    B: { squares: [{ card: 'Chill', on: 4 }] },
  });
  play.does('deploy', erase, 5);
  expect(play.zone('A', 'charge')).toEqual([erase]);
  expect(size(play, 'A', 'hand')).toBe(1);
});

test('S28: a lower limit: the owner of the charge chooses; two of them leave no room at all', () => {
  const gamubiel = 'Gamubiel, House of the Water Bearer';
  const play = from({
    A: { hand: [gamubiel, gamubiel], resource: many('Puissance, of Strength', 10) },
    B: { charge: many('Small', 4) },
  });
  play.does('deploy', gamubiel, 4);
  expect(decides(play)).toBe('B');
  picks(play);
  expect(size(play, 'B', 'charge')).toBe(2);
  play.does('deploy', gamubiel, 6);
  picks(play);
  expect([size(play, 'B', 'charge'), size(play, 'B', 'trash')]).toEqual([0, 4]);
});

test('S29: a charge without a limit gets its limit back; what left is among the choices', () => {
  const play = from({
    A: { hand: ['Sting'] },
    B: { squares: [{ card: 'Hoarder', on: 5, damage: 6000 }], charge: many('Small', 9) },
  });
  play.does('activate', 'Sting').does('pick', 'Hoarder');
  expect([decides(play), size(play, 'B', 'charge')]).toEqual(['B', 10]);
  play.does('pick', 'Hoarder');
  picks(play);
  expect([size(play, 'B', 'charge'), size(play, 'B', 'trash')]).toEqual([4, 6]);
});

test('S30: lethal damage, the excess, then the ability that an effect gave for the turn', () => {
  const play = from({
    A: { hand: ['Grave Watch', 'Wither'] },
    B: { squares: [{ card: 'Middle', on: 5 }], charge: many('Small', 4) },
  });
  play.does('activate', 'Grave Watch').does('activate', 'Wither');
  expect([decides(play), size(play, 'B', 'charge'), play.state.triggerCount]).toEqual(['B', 5, 1]);
  play.does('pick', 'Middle');
  expect([decides(play), size(play, 'B', 'charge'), size(play, 'B', 'trash')]).toEqual(['B', 4, 1]);
  play.does('pick', 'Small');
  expect([size(play, 'B', 'charge'), size(play, 'B', 'trash')]).toEqual([3, 2]);
  expect(play.may('endTurn')).toBe(true);
});

test('S30: what an effect gives for the turn waits among the other abilities, and is gone in the next turn', () => {
  const play = from({
    A: { hand: ['Grave Watch', 'Wither', 'Blast'] },
    B: { squares: [{ card: 'Martyr', on: 5 }], charge: ['Small'] },
  });
  play.does('activate', 'Grave Watch').does('activate', 'Wither');
  expect([decides(play), play.says()]).toEqual(['A', ['trigger 0', 'trigger 1']]);
  const later = from({
    A: { hand: ['Grave Watch'], squares: [{ card: 'Large', on: 5 }] },
    B: { squares: [{ card: 'Middle', on: 8 }], deck: many('Small', 9), hand: ['Blast', 'Sting'] },
  });
  later.does('activate', 'Grave Watch').does('endTurn');
  later.does('pass').does('activate', 'Blast').does('pick', 'Middle');
  expect([decides(later), size(later, 'B', 'charge'), later.state.lingeringCount]).toEqual(['B', 1, 0]);
});

test('S31: three destroyed at once, then one look at the charge', () => {
  const play = from({
    A: {
      hand: ['Wither'],
      squares: [
        { card: 'Small', on: 4 },
        { card: 'Middle', on: 5 },
        { card: 'Martyr', on: 6 },
      ],
      charge: many('Small', 3),
    },
  });
  play.does('activate', 'Wither');
  expect(size(play, 'A', 'charge')).toBe(6);
  picks(play);
  expect([size(play, 'A', 'charge'), size(play, 'A', 'squares')]).toEqual([4, 0]);
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
