import { expect } from 'vitest';
import {
  black,
  blue,
  choices,
  decides,
  type From,
  green,
  many,
  moves,
  ownAppearingOnly,
  type Proofs,
  red,
  size,
  white,
  whyNot,
} from './board.ts';

const descends = 'Stand-in: One Who Descends';
const awakens = 'Stand-in: One Who Awakens';
const upper = 'Stand-in: Garb of the Oath (upper half)';
const lower = 'Stand-in: Garb of the Oath (lower half)';
const call = 'Stand-in: Call of the Oath';
const plate = 'Stand-in: Red Plate';
const veil = 'Stand-in: White Veil';
const undergird = 'Stand-in: Undergird';
const copier = 'Stand-in: Copier';
const vasuki = 'Stand-in: Vasuki, Great Dragon King';
const noble = 'Stand-in: Noble Grove, Cherry Dragon';
const voice = 'Stand-in: Luring Voice';
const pluie = 'Stand-in: Pluie, Parasol Angel';

const advent = (from: From, ...squares: { card: string; on: number; asleep?: boolean }[]) =>
  from({
    A: { dynamis: [descends], resource: white(6), squares },
    B: {
      squares: [
        { card: 'Middle', on: 9 },
        { card: 'Large', on: 7 },
        { card: 'Recluse', on: 8 },
      ],
    },
  });

/** The player card, both halves and what calls them. */
const oath = { player: 'Stand-in: Player Two', under: lower, dynamis: [upper], hand: [call], resource: blue(3) };
const sworn = (from: From, on: number) =>
  from({
    A: { ...oath, squares: [{ card: 'Wolf', on: 1 }] },
    B: {
      squares: [
        { card: 'Large', on: 9 },
        { card: 'Recluse', on: 6 },
      ],
    },
  })
    .does('activate', call)
    .does('place', on);

/** Stand-ins. */
export const others: Proofs = {
  [descends]: {
    'comes for own rebooted red or black Z/X that are no tokens, of a total cost of 6': (from) => {
      const play = advent(
        from,
        { card: 'Large', on: 4 },
        { card: 'Small', on: 6, asleep: true },
        { card: white(1)[0] as string, on: 3 },
        { card: black(1)[0] as string, on: 2 },
      );
      play.does('deployEx', descends, 5);
      expect(choices(play)).toEqual(['Large', black(1)[0]].sort());
      play.does('pick', 'Large').does('done');
      expect([play.zone('A', 'charge'), play.state.own.asleep[play.card(descends)]]).toEqual([['Large'], 0]);
    },
    'not for too little, nor for tokens': (from) => {
      const play = advent(from, { card: 'Middle', on: 4 }, { card: 'Stand-in: Copy', on: 6 });
      expect(play.why('deployEx', descends, 5).map(({ code }) => code)).toEqual(['cannot-pay']);
    },
    'a token of its colour does not pay for it': (from) => {
      const play = advent(from, { card: 'Middle', on: 4 }, { card: 'Wolf', on: 3 }, { card: 'Red Token', on: 6 });
      play.does('deployEx', descends, 5);
      expect(choices(play)).toEqual(['Middle', 'Wolf']);
    },
    'destroys a Z/X of cost 3 or less when it appears': (from) => {
      const play = advent(from, { card: 'Large', on: 4 }, { card: 'Chill', on: 2 });
      play.does('deployEx', descends, 5).does('pick', 'Large').does('done');
      expect(choices(play)).toEqual(['Middle']);
      play.does('pick');
      expect(play.zone('B', 'charge')).toEqual(['Middle']);
    },
    'not when another appears': ownAppearingOnly(descends),
  },
  [awakens]: {
    'comes for a card of the charge, and the top of the deck goes there': (from) => {
      const play = from({ A: { dynamis: [awakens], charge: ['Small', 'Middle'], deck: many('Large', 3) } });
      play.does('deployEx', awakens, 5).does('pick', 'Small');
      expect([play.zone('A', 'trash'), play.zone('A', 'charge').sort()]).toEqual([['Small'], ['Large', 'Middle']]);
      expect(play.zone('A', 'squares')).toEqual([awakens]);
    },
    'not without charge': (from) => {
      const play = from({ A: { dynamis: [awakens] } });
      expect(play.why('deployEx', awakens, 5).map(({ code }) => code)).toEqual(['cannot-pay']);
    },
  },
  [upper]: {
    'deals 5000 damage when it appears': (from) => {
      const play = sworn(from, 5);
      expect(choices(play)).toEqual(['Large', 'Wolf', upper].sort());
      play.does('pick', 'Large');
      expect(play.stat('Large', 'damage')).toBe(5000);
    },
    'not when another appears': ownAppearingOnly(upper),
  },
  [lower]: {
    'gives both halves Range 2': (from) => {
      const play = sworn(from, 5).does('pick', 'Large');
      expect(play.state.now.range[play.card(upper)]).toBe(2);
      expect(play.may('attack', upper, 'Large')).toBe(true);
    },
  },
  [call]: {
    'puts the Overboost on a square without Z/X, never on the opposing player square': (from) => {
      const play = from({
        A: { ...oath, squares: [{ card: 'Wolf', on: 1 }] },
        B: { squares: [{ card: 'Large', on: 9 }] },
      });
      play.does('activate', call);
      expect(play.says()).toEqual([2, 3, 4, 5, 6, 7].map((place) => `place ${place}`));
      play.does('place', 5);
      expect(play.zone('A', 'squares').sort()).toEqual([upper, 'Wolf'].sort());
    },
    'cannot be played without both halves, nor while one is out': (from) => {
      const { under: _, ...half } = oath;
      expect(whyNot(from({ A: half }), call)).toEqual(['nothing-to-do']);
      const twice = from({
        A: { ...oath, hand: [call, call], dynamis: [upper, upper], resource: blue(6) },
        B: { squares: [{ card: 'Large', on: 9 }] },
      });
      twice.does('activate', call).does('place', 5).does('pick', 'Large');
      expect(whyNot(twice, call)).toEqual(['nothing-to-do']);
    },
  },
  [plate]: {
    'goes for two resources onto a red Z/X, which has 1000 more': (from) => {
      const given = { dynamis: [plate], squares: [{ card: 'Middle', on: 4 }] };
      const play = from({ A: { ...given, resource: white(3) } }).does('shift', plate, 'Middle');
      if (play.may('pick')) play.does('pick').does('pick');
      expect([play.stat('Middle', 'power'), play.zone('A', 'shift')]).toEqual([6000, [plate]]);
      expect(play.state.own.asleep[play.state.zone.head[play.game.engine.zoneRow(6, 0)] as number]).toBe(1);
      const poor = from({ A: { ...given, resource: white(1) } });
      expect(poor.why('shift', plate, 'Middle').map(({ code }) => code)).toEqual(['cannot-pay']);
    },
  },
  [veil]: {
    'goes for two resources onto a white Z/X, which the opponent cannot choose': (from) => {
      const angel = 'Sham, Seller of Jars';
      const given = { dynamis: [veil], squares: [{ card: angel, on: 4 }], hand: ['Blast'] };
      const play = from({ A: { ...given, resource: white(2) }, B: { hand: ['Blast'] } });
      play.does('shift', veil, angel);
      expect(play.may('activate', 'Blast')).toBe(true);
      play.does('endTurn').does('pass');
      expect(whyNot(play, 'Blast')).toEqual(['nothing-to-do']);
      const poor = from({ A: { ...given, resource: white(1) } });
      expect(poor.why('shift', veil, angel).map(({ code }) => code)).toEqual(['cannot-pay']);
    },
  },
  [undergird]: {
    'puts a card of the charge under an own Z/X, which has 1000 more for each Force': (from) => {
      const play = from({
        A: {
          hand: [undergird],
          resource: black(2),
          charge: ['Small'],
          squares: [
            { card: 'Middle', on: 4, forces: ['Banner'], shift: 'Mask' },
            { card: 'Recluse', on: 6 },
          ],
        },
        B: { squares: [{ card: 'Large', on: 9 }] },
      });
      play.does('activate', undergird);
      expect(choices(play)).toEqual(['Middle']);
      play.does('pick').does('pick', 'Small');
      expect([play.stat('Middle', 'power'), play.zone('A', 'force').sort()]).toEqual([7000, ['Banner', 'Small']]);
    },
    'does nothing without charge, and cannot be played without a Z/X': (from) => {
      const given = { hand: [undergird], resource: black(2) };
      expect(whyNot(from({ A: { ...given, charge: ['Small'] } }), undergird)).toEqual(['nothing-to-do']);
      const play = from({ A: { ...given, squares: [{ card: 'Middle', on: 4, forces: ['Banner'] }] } });
      play.does('activate', undergird).does('pick', 'Middle');
      expect([play.stat('Middle', 'power'), play.may('endTurn')]).toEqual([5000, true]);
    },
  },
  [copier]: {
    'may make a token on an empty normal square': (from) => {
      const given = { hand: [copier], resource: white(4), squares: [{ card: 'Middle', on: 4 }] };
      const play = from({ A: given, B: { squares: [{ card: 'Large', on: 9 }] } }).does('deploy', copier, 5);
      play.does('answer', 1);
      expect(play.says()).toEqual([1, 3, 6, 7].map((place) => `place ${place}`));
      play.does('place', 6);
      expect(play.zone('A', 'squares')).toContain('Stand-in: Copy');
      const none = from({ A: given }).does('deploy', copier, 5).does('answer', 0);
      expect([none.may('endTurn'), size(none, 'A', 'squares')]).toEqual([true, 2]);
    },
    'not when another appears': ownAppearingOnly(copier),
  },
  [vasuki]: {
    'puts an opposing Z/X from a normal square on the bottom of the deck, then draws': (from) => {
      const play = from({
        A: { hand: [vasuki], resource: green(6) },
        B: {
          squares: [
            { card: 'Large', on: 5 },
            { card: 'Small', on: 8 },
            { card: 'Recluse', on: 6 },
          ],
        },
      }).does('deploy', vasuki, 4);
      expect(choices(play)).toEqual(['Large']);
      play.does('pick');
      expect([play.zone('B', 'deck').at(-1), size(play, 'B', 'deck'), size(play, 'A', 'hand')]).toEqual([
        'Large',
        11,
        1,
      ]);
    },
    'draws though there is nothing to put': (from) => {
      const play = from({ A: { hand: [vasuki], resource: green(6) } }).does('deploy', vasuki, 4);
      expect(size(play, 'A', 'hand')).toBe(1);
    },
    'not when another appears': ownAppearingOnly(vasuki),
  },
  [noble]: {
    'destroyed, it puts the top of the deck into the resource, asleep': (from) => {
      const play = from({ A: { hand: ['Raze'], squares: [{ card: noble, on: 5 }], deck: many('Small', 5) } });
      play.does('activate', 'Raze').does('pick', noble);
      expect([play.zone('A', 'resource'), play.zone('A', 'charge')]).toEqual([['Small'], [noble]]);
      expect(play.state.own.asleep[play.state.zone.head[play.game.engine.zoneRow(6, 0)] as number]).toBe(1);
    },
    'not when another is destroyed': (from) => {
      const play = from({ A: { hand: ['Raze'], squares: [{ card: 'Small', on: 5 }], charge: [noble] } });
      play.does('activate', 'Raze').does('pick', 'Small');
      expect(size(play, 'A', 'resource')).toBe(0);
    },
  },
  [voice]: {
    'gives control of an opposing Z/X until the end of the turn': (from) => {
      const play = from({
        A: { hand: [voice], resource: red(1), squares: [{ card: 'Small', on: 4 }] },
        B: {
          squares: [
            { card: 'Middle', on: 6 },
            { card: 'Recluse', on: 9 },
          ],
        },
      }).does('activate', voice);
      expect(choices(play)).toEqual(['Middle']);
      play.does('pick');
      expect(play.zone('A', 'squares').sort()).toEqual(['Middle', 'Small']);
      expect(play.does('endTurn').zone('B', 'squares')).toContain('Middle');
    },
    'cannot be played without an opposing Z/X': (from) => {
      expect(whyNot(from({ A: { hand: [voice], resource: red(1) } }), voice)).toEqual(['nothing-to-do']);
    },
  },
  [pluie]: {
    'a life goes to the charge, then a Z/X of the charge may go to the hand': (from) => {
      const given = { hand: [pluie], resource: white(4), life: many('Middle', 4), charge: ['Small', 'Charm Spell'] };
      const play = from({ A: given }).does('deploy', pluie, 5);
      expect(decides(play)).toBe('A');
      play.does('pick');
      expect([size(play, 'A', 'life'), size(play, 'A', 'charge')]).toEqual([3, 3]);
      play.does('answer', 1);
      expect(choices(play)).toEqual(['Middle', 'Small']);
      play.does('pick', 'Middle');
      expect(play.zone('A', 'hand')).toEqual(['Middle']);
      const none = from({ A: given }).does('deploy', pluie, 5).does('pick').does('answer', 0);
      expect([none.may('endTurn'), size(none, 'A', 'charge'), moves(none.log).at(-1)]).toEqual([
        true,
        3,
        'life→charge',
      ]);
    },
    'not when another appears': ownAppearingOnly(pluie),
  },
};
