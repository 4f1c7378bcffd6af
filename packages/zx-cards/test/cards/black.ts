import { expect } from 'vitest';
import { black, choices, type From, many, ownAppearingOnly, type Proofs, red, size, whyNot } from './board.ts';

const fang = 'Moonshadow Funeral Fang';
const curse = 'Curse Diffusion';
const desperatio = 'Desperatio, Fiend of Despair';
const avaritia = 'Avaritia, Fiend of Greed, of the Seven Sins';
const charm = 'Charm Spell';

/** B has a cheap and a dear Z/X on normal squares, a cheap one on the player square, and a recluse. */
const opposing = {
  squares: [
    { card: 'Small', on: 4 },
    { card: 'Large', on: 5 },
    { card: 'Martyr', on: 8 },
    { card: 'Recluse', on: 6 },
  ],
};

const greedy = (from: From) =>
  from({
    A: {
      hand: [avaritia],
      resource: black(8),
      squares: [
        { card: 'Middle', on: 4 },
        { card: 'Recluse', on: 6 },
      ],
      trash: ['Small', 'Large', 'Middle', 'Hoarder', curse],
    },
    B: { squares: [{ card: 'Small', on: 9 }] },
  }).does('deploy', avaritia, 5);

/** Black cards. */
export const blacks: Proofs = {
  [fang]: {
    'destroys a Z/X on a normal square': (from) => {
      const play = from({ A: { hand: [fang], resource: black(4) }, B: opposing }).does('activate', fang);
      expect(choices(play)).toEqual(['Large', 'Small']);
      play.does('pick', 'Large');
      expect(play.zone('B', 'charge')).toEqual(['Large']);
    },
    'turned up from life it does nothing without a black resource': (from) => {
      const at = (resource: string[]) =>
        from({
          A: { squares: [{ card: 'Large', on: 5 }] },
          B: { life: many(fang, 2), resource },
        })
          .does('attack', 'Large', null)
          .does('pass')
          .does('pass')
          .does('pick');
      expect(size(at(red(1)), 'B', 'charge')).toBe(1);
      const play = at(black(1)).does('activate', fang).does('pick', 'Large');
      expect([size(play, 'A', 'charge'), play.zone('B', 'trash')]).toEqual([1, [fang]]);
    },
    'cannot be played without anything to destroy': (from) => {
      expect(whyNot(from({ A: { hand: [fang], resource: black(4) } }), fang)).toEqual(['nothing-to-do']);
    },
  },
  [curse]: {
    'destroys a Z/X of cost 3 or less on a normal square': (from) => {
      const play = from({ A: { hand: [curse], resource: black(2) }, B: opposing }).does('activate', curse);
      expect(choices(play)).toEqual(['Small']);
      play.does('pick', 'Small');
      expect(play.zone('B', 'charge')).toEqual(['Small']);
    },
    'cannot be played without anything to destroy': (from) => {
      expect(whyNot(from({ A: { hand: [curse], resource: black(2) } }), curse)).toEqual(['nothing-to-do']);
    },
  },
  [desperatio]: {
    'destroys an opposing Z/X of cost 4 or less on a normal square when it appears': (from) => {
      const play = from({
        A: { hand: [desperatio], resource: black(6), squares: [{ card: 'Small', on: 1 }] },
        B: opposing,
      }).does('deploy', desperatio, 7);
      expect(choices(play)).toEqual(['Small']);
      play.does('pick');
      expect([play.zone('B', 'charge'), size(play, 'A', 'charge')]).toEqual([['Small'], 0]);
    },
    'not when another appears': ownAppearingOnly(desperatio),
  },
  [avaritia]: {
    'one other own Z/X for up to two of cost 6 or less': (from) => {
      const play = greedy(from).does('answer', 1);
      expect(choices(play)).toEqual(['Middle']);
      play.does('pick', 'Middle');
      expect([play.zone('A', 'charge'), choices(play)]).toEqual([['Middle'], ['Large', 'Middle', 'Small']]);
      play.does('pick', 'Large').does('pick', 'Small');
      expect(play.zone('A', 'hand').sort()).toEqual(['Large', 'Small']);
      expect(play.may('endTurn')).toBe(true);
    },
    'fewer will do': (from) => {
      const play = greedy(from).does('answer', 1).does('pick', 'Middle').does('pick', 'Small').does('done');
      expect(play.zone('A', 'hand')).toEqual(['Small']);
    },
    'nothing for nothing': (from) => {
      const play = greedy(from).does('answer', 0);
      expect([play.may('endTurn'), size(play, 'A', 'hand'), size(play, 'A', 'charge')]).toEqual([true, 0, 0]);
    },
    'not when another appears': ownAppearingOnly(avaritia),
  },
  [charm]: {
    'one card of the own trash goes to the charge': (from) => {
      const play = from({ A: { hand: [charm], resource: black(1), trash: ['Small'] }, B: { trash: ['Large'] } });
      play.does('activate', charm).does('pick', 'Small');
      expect([play.zone('A', 'charge'), play.zone('A', 'trash')]).toEqual([['Small'], [charm]]);
    },
    'cannot be played with an empty trash': (from) => {
      expect(whyNot(from({ A: { hand: [charm], resource: black(1) } }), charm)).toEqual(['nothing-to-do']);
    },
  },
};
