import { expect } from 'vitest';
import { choices, many, type Proofs, red, size, white, whyNot } from './board.ts';

const priere = 'Priere, of Prayer';
const gamubiel = 'Gamubiel, House of the Water Bearer';
const angel = 'Shining Angel';
const wall = 'Haughty Wall of Light';

/** White cards. */
export const whites: Proofs = {
  [priere]: {
    'opposing Z/X on adjacent squares have 1000 less, as long as it is there': (from) => {
      const play = from({
        A: {
          squares: [
            { card: priere, on: 5 },
            { card: 'Middle', on: 4 },
          ],
        },
        B: {
          squares: [
            { card: 'Large', on: 6 },
            { card: 'Small', on: 9 },
          ],
        },
      });
      expect(['Middle', 'Large', 'Small'].map((name) => play.stat(name, 'power'))).toEqual([5000, 8000, 2000]);
    },
  },
  [gamubiel]: {
    'the opposing charge holds two cards less, the own as many as ever': (from) => {
      const play = from({
        A: { squares: [{ card: gamubiel, on: 5 }], charge: many('Small', 4) },
        B: { charge: many('Small', 4) },
        at: 'resource',
      });
      play.does('pass').does('pick').does('pick');
      expect([size(play, 'A', 'charge'), size(play, 'B', 'charge')]).toEqual([4, 2]);
    },
  },
  [angel]: {
    'one card of the own charge goes to the hand': (from) => {
      const play = from({ A: { hand: [angel], resource: white(1), charge: ['Small'] }, B: { charge: ['Large'] } });
      play.does('activate', angel).does('pick', 'Small');
      expect([play.zone('A', 'hand'), size(play, 'A', 'charge')]).toEqual([['Small'], 0]);
    },
    'cannot be played without charge': (from) => {
      expect(whyNot(from({ A: { hand: [angel], resource: white(1) } }), angel)).toEqual(['nothing-to-do']);
    },
  },
  [wall]: {
    'an attacked Z/X in the own army area has 3000 more until the end of the turn': (from) => {
      const play = from({
        A: { squares: [{ card: 'Middle', on: 5 }], resource: red(1) },
        B: { hand: [wall], resource: white(1), squares: [{ card: 'Small', on: 8 }] },
      });
      play.does('attack', 'Middle', 'Small').does('pass').does('activate', wall);
      expect(choices(play)).toEqual(['Small']);
      play.does('pick');
      expect(play.stat('Small', 'power')).toBe(5000);
      play.does('pass').does('pass').does('endTurn');
      expect(size(play, 'B', 'charge')).toBe(1);
    },
    'not one elsewhere, and nothing without an attack': (from) => {
      const play = from({
        A: { squares: [{ card: 'Middle', on: 4 }] },
        B: { hand: [wall], resource: white(1), squares: [{ card: 'Small', on: 5 }] },
      });
      play.does('attack', 'Middle', 'Small').does('pass');
      expect(whyNot(play, wall)).toEqual(['nothing-to-do']);
      expect(whyNot(from({ A: { hand: [wall], resource: white(1) } }), wall)).toEqual(['nothing-to-do']);
    },
  },
};
