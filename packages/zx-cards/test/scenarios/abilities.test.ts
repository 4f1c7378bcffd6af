import { createGame, LoadError } from '@rulechart/core';
import { timeLimited, zxCard } from '@rulechart/zx/authoring';
import { expect, test } from 'vitest';
import { zx } from '../../src/index.ts';
import { decides, from, many, size } from './board.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

test('A21: power that cannot fall below a value does not', () => {
  const play = from({
    A: { hand: ['Sap', 'Wither', 'Sting'] },
    B: { squares: [{ card: 'Stalwart', on: 5 }] },
  });
  play.does('activate', 'Sap').does('pick', 'Stalwart');
  expect(play.stat('Stalwart', 'power')).toBe(3000);
  play.does('activate', 'Wither');
  expect([play.stat('Stalwart', 'power'), play.zone('B', 'squares')]).toEqual([1000, ['Stalwart']]);
  play.does('activate', 'Sting').does('pick', 'Stalwart');
  expect(play.zone('B', 'charge')).toEqual(['Stalwart']);
});

test('what no effect chooses is not chosen, not even by its own controller', () => {
  const play = from({
    A: { hand: ['Blast'], squares: [{ card: 'Recluse', on: 4 }] },
    B: { squares: [{ card: 'Small', on: 5 }] },
  });
  play.does('activate', 'Blast');
  expect(play.says()).toEqual(['pick Small']);
});

test('damage of so much or less is prevented, more is dealt in full', () => {
  const play = from({ A: { hand: ['Sting', 'Blast'] }, B: { squares: [{ card: 'Armour', on: 5 }] } });
  play.does('activate', 'Sting').does('pick', 'Armour');
  expect(play.stat('Armour', 'damage')).toBe(0);
  play.does('activate', 'Blast').does('pick', 'Armour');
  expect(play.zone('B', 'charge')).toEqual(['Armour']);
});

test('a player who takes no damage has no point waiting; the other still takes it', () => {
  const safe = from({ A: { hand: ['Double Blow'] }, B: { squares: [{ card: 'Guardian', on: 5 }] } });
  safe.does('activate', 'Double Blow');
  expect([size(safe, 'B', 'life'), safe.may('endTurn')]).toEqual([4, true]);
  const own = from({ A: { hand: ['Double Blow'], squares: [{ card: 'Guardian', on: 5 }] } });
  own.does('activate', 'Double Blow').does('pick').does('pick');
  expect(size(own, 'B', 'life')).toBe(2);
});

test('Range 3 reaches three steps and what is nearer', () => {
  const play = from({
    A: { squares: [{ card: 'Archer', on: 1 }] },
    B: {
      squares: [
        { card: 'Small', on: 4 },
        { card: 'Middle', on: 6 },
        { card: 'Large', on: 9 },
      ],
    },
  });
  expect([play.may('attack', 'Archer', 'Small'), play.may('attack', 'Archer', 'Middle')]).toEqual([true, true]);
  expect(codes(play.why('attack', 'Archer', 'Large'))).toEqual(['out-of-range']);
});

test('what holds while a Z/X is asleep begins as it falls asleep, and ends as it is set upright', () => {
  const play = from({ A: { squares: [{ card: 'Sleeper', on: 5 }] } });
  expect(play.stat('Sleeper', 'power')).toBe(5000);
  play.does('attack', 'Sleeper', null);
  expect(play.stat('Sleeper', 'power')).toBe(7000);
  play.does('pass').does('pass').does('pick').does('endTurn').does('pass').does('pass').does('endTurn');
  expect([decides(play), play.stat('Sleeper', 'power')]).toEqual(['A', 5000]);
});

test('a start-up ability is played in the main phase and in an event step, for its cost', () => {
  const red = (n: number) => many('Artemis, Goddess of the Hunt', n);
  const play = from({
    A: { squares: [{ card: 'Kindler', on: 5 }], resource: ['Puissance, of Strength', ...red(1)] },
    B: { squares: [{ card: 'Kindler', on: 9 }], resource: red(1), hand: [] },
  });
  play.does('activate', 'Kindler');
  if (play.may('pick')) play.does('pick', 'Artemis, Goddess of the Hunt');
  expect(size(play, 'A', 'hand')).toBe(1);
  expect(codes(play.why('activate', 'Kindler', 0))).toEqual(['cannot-pay']);
  play.does('attack', 'Kindler', null).does('pass').does('activate', 'Kindler');
  expect([decides(play), size(play, 'B', 'hand')]).toEqual(['A', 1]);
});

test('a card of two colours is paid for with both', () => {
  const [red, blue, white] = ['Artemis, Goddess of the Hunt', 'Void, Machine of Erasure', 'Puissance, of Strength'];
  const at = (...resource: string[]) => from({ A: { hand: ['Motley'], resource } });
  expect(codes(at(red, red, white).why('deploy', 'Motley', 5))).toEqual(['cannot-afford']);
  expect(codes(at(red, blue).why('deploy', 'Motley', 5))).toEqual(['cannot-afford']);
  expect(at(red, blue, white).may('deploy', 'Motley', 5)).toBe(true);
  const play = at(red, red, white, white, blue).does('deploy', 'Motley', 5);
  play.does('pick', white).does('pick', red);
  expect(play.says()).toEqual([`pick ${blue}`]);
});

test('"if" inside an ability is asked when it resolves: of two alike the second finds too many cards', () => {
  const play = from({
    A: {
      squares: [
        { card: 'Frugal', on: 4 },
        { card: 'Frugal', on: 6 },
      ],
    },
  });
  play.does('endTurn').does('trigger', 0);
  expect(size(play, 'A', 'hand')).toBe(2);
});

test('a Shift lends its name and its tribes', () => {
  const at = (shift: boolean) =>
    from({
      A: {
        hand: ['Call Mask', 'Call Masked', 'Call Pack', 'Call Two'],
        squares: [{ card: 'Wolf', on: 4, ...(shift ? { shift: 'Mask' } : {}) }],
      },
    });
  for (const event of ['Call Mask', 'Call Masked']) {
    expect(codes(at(false).why('activate', event))).toEqual(['nothing-to-do']);
    const play = at(true).does('activate', event);
    play.does('pick', 'Wolf');
    expect([play.zone('A', 'squares'), play.zone('A', 'dynamis')]).toEqual([[], ['Mask']]);
  }
  expect(at(true).may('activate', 'Call Pack')).toBe(true);
  expect(at(true).may('activate', 'Call Two')).toBe(false);
});

test('an Overboost has the name of the player card under it', () => {
  const play = from({
    A: {
      hand: ['Stand-in: Call of the Oath', 'Call Two'],
      resource: many('Void, Machine of Erasure', 3),
      dynamis: ['Stand-in: Garb of the Oath (upper half)'],
      player: 'Stand-in: Player Two',
      under: 'Stand-in: Garb of the Oath (lower half)',
    },
    B: { squares: [{ card: 'Large', on: 5 }] },
  });
  expect(play.may('activate', 'Call Two')).toBe(false);
  play
    .does('activate', 'Stand-in: Call of the Oath')
    .does('place', 4)
    .does('pick', 'Large')
    .does('activate', 'Call Two');
  expect(play.says()).toEqual(['pick Stand-in: Garb of the Oath (upper half)']);
});

test('a card may say that a player has lost: at once; both, and it is a draw', () => {
  const one = from({ A: { hand: ['Give Up'] } }).does('activate', 'Give Up');
  expect([one.state.result, one.game.point(one.state)]).toEqual([2, null]);
  expect(one.game.rules.reasons[one.game.engine.reasons.name(one.state.resultReason)]?.en).toBe('a card says so');
  expect(from({ A: { hand: ['Mutual'] } }).does('activate', 'Mutual').state.result).toBe(3);
});

test('a time-limited ability that nothing sets off does not load', () => {
  const lost = zxCard('L', '試L', 'L', { cost: 1, power: 500 }, timeLimited());
  expect(() => createGame(zx.rules, [...zx.cards, lost])).toThrow(LoadError);
});
