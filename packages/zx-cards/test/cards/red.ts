import { expect } from 'vitest';
import { choices, type From, many, type Proofs, red, size, whyNot } from './board.ts';

/** A plays an event that hurts a Z/X on a normal square: one of B's, one of A's on the player square, a recluse. */
const burn = (from: From, event: string, cost: number) =>
  from({
    A: { hand: [event], resource: red(cost), squares: [{ card: 'Large', on: 2 }] },
    B: {
      squares: [
        { card: 'Large', on: 5 },
        { card: 'Recluse', on: 6 },
      ],
    },
  });

const burning = (event: string, cost: number, amount: number): Proofs => ({
  [event]: {
    'deals its damage to a Z/X on a normal square': (from) => {
      const play = burn(from, event, cost).does('activate', event);
      expect(choices(play)).toEqual(['Large']);
      play.does('pick');
      const [large] = [
        play.state.zone.head[play.game.engine.zoneRow(play.game.engine.zones.id('squares'), 1)] as number,
      ];
      expect(play.state.own.damage[large]).toBe(amount);
      expect(play.zone('A', 'trash')).toEqual([event]);
    },
    'cannot be played without anything to hurt': (from) => {
      expect(whyNot(from({ A: { hand: [event], resource: red(cost) } }), event)).toEqual(['nothing-to-do']);
    },
  },
});

const elephant = 'Glass Elephant, the Gentle Pane';
const gun = 'Main Gun, Fire!';

/** Red cards. */
export const reds: Proofs = {
  ...burning('Bursting Coal', 2, 5000),
  ...burning(gun, 4, 8000),
  [elephant]: {
    'grows when it attacks, until the end of the turn': (from) => {
      const play = from({
        A: { squares: [{ card: elephant, on: 5 }] },
        B: { squares: [{ card: 'Large', on: 8 }] },
      });
      play.does('attack', elephant, 'Large');
      expect(play.stat(elephant, 'power')).toBe(7000);
      play.does('pass').does('pass');
      expect(play.stat('Large', 'damage')).toBe(7000);
      play.does('endTurn');
      expect(play.stat(elephant, 'power')).toBe(6000);
    },
    'does not grow when another attacks': (from) => {
      const play = from({
        A: {
          squares: [
            { card: elephant, on: 4 },
            { card: 'Small', on: 5 },
          ],
        },
        B: { life: many('Small', 4) },
      });
      play.does('attack', 'Small', null);
      expect([play.stat(elephant, 'power'), size(play, 'A', 'squares')]).toEqual([6000, 2]);
    },
  },
};
