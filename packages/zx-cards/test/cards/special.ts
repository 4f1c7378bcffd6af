import { expect } from 'vitest';
import { blue, choices, decides, fromLife, type Proofs, red, size } from './board.ts';

const voidBringer = (name: string, resource: (n: number) => string[]): Proofs => ({
  [name]: {
    'from life, at most as much of it as the other: any Z/X goes to the trash': (from) => {
      const play = fromLife(from, name, 3, 2);
      expect([decides(play), choices(play)]).toEqual(['B', ['Large', 'Middle', name].sort()]);
      play.does('pick', 'Large');
      expect([play.zone('A', 'trash'), size(play, 'A', 'charge')]).toEqual([['Large'], 0]);
    },
    'nothing need be chosen': (from) => {
      const play = fromLife(from, name, 3, 2).does('done');
      expect([size(play, 'A', 'squares'), size(play, 'B', 'squares')]).toEqual([1, 3]);
    },
    'with more life than the other nothing happens': (from) => {
      expect(fromLife(from, name, 4, 2).may('endTurn')).toBe(true);
    },
    'from the hand nothing happens': (from) => {
      const play = from({ A: { hand: [name], resource: resource(2), squares: [{ card: 'Middle', on: 4 }] } });
      expect(play.does('deploy', name, 5).may('endTurn')).toBe(true);
    },
    'another from the life sets nothing off': (from) => {
      const play = from({
        A: { squares: [{ card: 'Large', on: 5 }] },
        B: { life: red(3), squares: [{ card: name, on: 7 }] },
      });
      play.does('attack', 'Large', null).does('pass').does('pass').does('pick');
      expect(play.does('deploy', red(1)[0] as string, 9).may('endTurn')).toBe(true);
    },
  },
});

const lifeRecovery = (name: string, resource: (n: number) => string[]): Proofs => ({
  [name]: {
    'from life, at most as much of it as the other: one life comes back': (from) => {
      expect(size(fromLife(from, name, 3, 2), 'B', 'life')).toBe(3);
    },
    'with more life than the other none does': (from) => {
      expect(size(fromLife(from, name, 4, 2), 'B', 'life')).toBe(3);
    },
    'from the hand none does': (from) => {
      const play = from({ A: { hand: [name], resource: resource(3) } });
      expect(size(play.does('deploy', name, 5), 'A', 'life')).toBe(4);
    },
    'another from the life sets nothing off': (from) => {
      const play = from({
        A: { squares: [{ card: 'Large', on: 5 }] },
        B: { life: blue(3), squares: [{ card: name, on: 7 }] },
      });
      play
        .does('attack', 'Large', null)
        .does('pass')
        .does('pass')
        .does('pick')
        .does('deploy', blue(1)[0] as string, 9);
      expect(size(play, 'B', 'life')).toBe(2);
    },
  },
});

/** Cards with Life Recovery and Void Bringer. */
export const special: Proofs = {
  ...voidBringer('Itto, Swordsmith', red),
  ...voidBringer('Steel Castle Astatine', blue),
  ...lifeRecovery('Yatagarasu, Messenger of the Sun', red),
  ...lifeRecovery('Sariel, Playing the Strings', blue),
};
