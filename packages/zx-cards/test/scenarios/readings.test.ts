import { expect, test } from 'vitest';
import { decides, from, many, moves, size } from './board.ts';

const ex = 'Stand-in: One Who Awakens';

test('A2: from the top after each step: the excess of what was destroyed comes before the damage of the player', () => {
  const play = from({
    A: { hand: ['Blast and Blow'] },
    B: { squares: [{ card: 'Middle', on: 5 }], charge: many('Small', 4), life: many('Large', 4) },
  });
  play.does('activate', 'Blast and Blow').does('pick', 'Middle');
  expect([decides(play), size(play, 'B', 'charge'), size(play, 'B', 'life')]).toEqual(['B', 5, 4]);
  play.does('pick', 'Middle');
  expect([decides(play), size(play, 'B', 'life')]).toEqual(['A', 4]);
  play.does('pick');
  expect([decides(play), size(play, 'B', 'charge'), size(play, 'B', 'life')]).toEqual(['B', 5, 3]);
});

test('A3: a Shift whose carrier has gone waits for the preprocessing, while an effect goes on', () => {
  const play = from({
    A: { hand: ['Raze'], squares: [{ card: 'Middle', on: 5, shift: 'Stand-in: Red Plate' }] },
  });
  play.does('activate', 'Raze').does('pick', 'Middle');
  expect(moves(play.log).slice(1)).toEqual(['squares→charge', 'deck→hand', 'temporary→trash', 'shift→dynamis']);
});

test('A5: a reload without life takes none', () => {
  const play = from({ A: { hand: ['Nothing'], deck: ['Small'], trash: many('Middle', 2), life: [] } });
  play.does('activate', 'Nothing');
  expect([size(play, 'A', 'deck'), size(play, 'A', 'charge'), play.state.result]).toEqual([2, 0, 2]);
});

test('A6: both decks at once: the turn player first', () => {
  const play = from({ A: { hand: ['Mill Both'], deck: ['Small'] }, B: { deck: ['Middle'] } });
  play.does('activate', 'Mill Both');
  // The second deck is filled in the middle of the first reload: it was due when the first deck was.
  expect(play.log.filter(({ to }) => to === 'deck').map(({ seat }) => seat)).toEqual([0, 1]);
  play.does('pick').does('pick');
  expect([size(play, 'A', 'life'), size(play, 'B', 'life')]).toEqual([3, 3]);
});

test('A11: on the other player square both go, in one batch', () => {
  const play = from({
    A: { squares: [{ card: 'Small', on: 8 }] },
    B: { squares: [{ card: 'Middle', on: 8 }] },
    at: 'resource',
  });
  play.does('pass');
  expect([play.zone('A', 'trash'), play.zone('B', 'trash')]).toEqual([['Small'], ['Middle']]);
  const groups = new Set(play.log.filter(({ to }) => to === 'trash').map(({ group }) => group));
  expect(groups.size).toBe(1);
});

test('A12: an improper EX goes to the trash, and from there to Dynamis', () => {
  const play = from({
    A: {
      squares: [
        { card: ex, on: 5 },
        { card: 'Middle', on: 5 },
      ],
    },
    at: 'resource',
  });
  play.does('pass');
  expect(moves(play.log)).toEqual(['squares→trash', 'trash→dynamis']);
  expect(play.zone('A', 'squares')).toEqual(['Middle']);
});

test('A13: excess of both: the turn player chooses first, and all cards move at once', () => {
  const play = from({ A: { charge: many('Small', 5) }, B: { charge: many('Middle', 6) }, at: 'resource' });
  play.does('pass');
  expect(decides(play)).toBe('A');
  play.does('pick', 'Small');
  expect([decides(play), size(play, 'A', 'charge')]).toEqual(['B', 5]);
  play.does('pick', 'Middle').does('pick', 'Middle');
  expect([size(play, 'A', 'charge'), size(play, 'B', 'charge')]).toEqual([4, 4]);
});

test('A15: who has no life left has lost before waiting damage is dealt with', () => {
  const play = from({ A: { pending: 1 }, B: { life: [] }, at: 'resource' });
  play.does('pass');
  expect([play.state.result, size(play, 'A', 'life')]).toEqual([1, 4]);
});

test('A22: 0 damage is lethal at power 0', () => {
  const play = from({ A: { hand: ['Wither'] }, B: { squares: [{ card: 'Middle', on: 5 }] } });
  play.does('activate', 'Wither');
  expect(play.zone('B', 'charge')).toEqual(['Middle']);
});

test('A23: the nameless player card goes when the real one is back', () => {
  const upper = 'Stand-in: Garb of the Oath (upper half)';
  const play = from({
    A: {
      hand: ['Stand-in: Call of the Oath'],
      resource: many('Void, Machine of Erasure', 3),
      dynamis: [upper],
      player: 'Stand-in: Player Two',
      under: 'Stand-in: Garb of the Oath (lower half)',
    },
    B: { squares: [{ card: 'Large', on: 5 }], hand: ['Raze'] },
  });
  play.does('activate', 'Stand-in: Call of the Oath').does('place', 2).does('pick', 'Large').does('endTurn');
  play.state.seat.virtual[0] = 1;
  play.does('pass').does('activate', 'Raze').does('pick', upper);
  expect(play.state.seat.virtual[0]).toBe(0);
});
