import { expect } from 'vitest';
import {
  blue,
  choices,
  decides,
  type From,
  many,
  moves,
  ownAppearingOnly,
  type Proofs,
  size,
  whyNot,
} from './board.ts';

const vivale = 'Vivale, Playing the Voice';
const stations = 'Battle Stations, First Degree';
const flush = 'Royal Straight Flush';

/** Draws one and gives one back into the deck, which is shuffled. */
const renewing = (name: string): Proofs => ({
  [name]: {
    'draws one, then returns one of the hand and shuffles': (from) => {
      const play = from({ A: { hand: [name, 'Small'], resource: blue(2), deck: many('Large', 3) } });
      play.does('deploy', name, 5);
      expect([choices(play), size(play, 'A', 'deck')]).toEqual([['Large', 'Small'], 2]);
      play.does('pick', 'Small');
      expect(play.zone('A', 'hand')).toEqual(['Large']);
      expect(play.zone('A', 'deck').sort()).toEqual(['Large', 'Large', 'Small']);
      expect(play.log.map(({ kind }) => kind)).toContain('shuffled');
    },
    'not when another appears': ownAppearingOnly(name),
  },
});

const moving = (from: From) =>
  from({
    A: { hand: [vivale], resource: blue(5), squares: [{ card: 'Recluse', on: 3 }] },
    B: {
      squares: [
        { card: 'Small', on: 9 },
        { card: 'Large', on: 8 },
      ],
    },
  }).does('deploy', vivale, 4);

/** Blue cards. */
export const blues: Proofs = {
  ...renewing('Erase, Machine of Erasure'),
  ...renewing('Stand-in: Pox, Machine of Plague'),
  [vivale]: {
    'may put a Z/X from a normal square on an adjacent one, never on the opposing player square': (from) => {
      const play = moving(from);
      expect(decides(play)).toBe('A');
      play.does('answer', 1);
      expect(choices(play)).toEqual(['Small', vivale].sort());
      play.does('pick', 'Small');
      expect(play.says()).toEqual(['place 6']);
      play.does('place', 6);
      expect(play.state.card.place[play.card('Small')]).toBe(6);
    },
    'may leave it': (from) => {
      const play = moving(from).does('answer', 0);
      expect([play.may('endTurn'), play.state.card.place[play.card('Small')]]).toEqual([true, 9]);
    },
    'asks nothing if nothing may be chosen': (from) => {
      const play = from({
        A: { hand: [vivale], resource: blue(5) },
        B: { squares: [{ card: 'Large', on: 8 }] },
      }).does('deploy', vivale, 2);
      expect(play.may('endTurn')).toBe(true);
    },
    'not when another appears': ownAppearingOnly(vivale),
  },
  [stations]: {
    'draws three, then returns two and shuffles': (from) => {
      const play = from({ A: { hand: [stations], resource: blue(2), deck: many('Large', 5) } });
      play.does('activate', stations);
      expect([size(play, 'A', 'hand'), size(play, 'A', 'deck')]).toEqual([3, 2]);
      play.does('pick').does('pick');
      expect([size(play, 'A', 'hand'), size(play, 'A', 'deck')]).toEqual([1, 4]);
      expect(play.log.map(({ kind }) => kind)).toContain('shuffled');
    },
    'cannot be played with an empty deck': (from) => {
      const play = from({ A: { hand: [stations, 'Small'], resource: blue(2), deck: [] } });
      expect(whyNot(play, stations)).toEqual(['nothing-to-do']);
    },
  },
  [flush]: {
    'three cards of the deck go to the trash, one by one': (from) => {
      const play = from({ A: { hand: [flush], resource: blue(1) } }).does('activate', flush);
      expect([size(play, 'A', 'deck'), size(play, 'A', 'trash')]).toEqual([7, 4]);
      const groups = play.log.filter(({ from: zone }) => zone === 'deck').map(({ group }) => group);
      expect(new Set(groups).size).toBe(3);
      expect(moves(play.log).filter((move) => move === 'deck→trash').length).toBe(3);
    },
  },
};
