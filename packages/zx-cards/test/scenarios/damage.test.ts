import { expect, test } from 'vitest';
import { from, many, size } from './board.ts';

const [artemis, yatagarasu] = ['Artemis, Goddess of the Hunt', 'Yatagarasu, Messenger of the Sun'];

/** A attacks the player B, and both let the event step pass. */
const attack = (B: Parameters<typeof from>[0]['B']) =>
  from({ A: { squares: [{ card: 'Large', on: 5 }] }, ...(B ? { B } : {}) })
    .does('attack', 'Large', null)
    .does('pass')
    .does('pass');

test('the designated card is not looked at by the one who designates', () => {
  const play = attack({ life: [artemis, 'Small', 'Middle'] });
  for (const { act } of play.legal()) expect(play.state.card.known[act['card'] as number]).toBe(0);
});

test('Life Recovery does nothing for who has more life', () => {
  const play = from({
    A: { squares: [{ card: 'Large', on: 5 }], life: many('Small', 1) },
    B: { life: many(yatagarasu, 4) },
  });
  play.does('attack', 'Large', null).does('pass').does('pass').does('pick').does('deploy', yatagarasu, 9);
  expect(size(play, 'B', 'life')).toBe(3);
});

test('S42: without a player card a nameless one is there; with the Overboost out there is none', () => {
  const play = from({ A: {}, at: 'resource' });
  play.state.seat.virtual[0] = 0;
  play.does('pass');
  expect(play.state.seat.virtual[0]).toBe(1);
});

/** A has performed an Overboost on square 4. */
const overboosted = (at = 7) => {
  const play = from({
    A: {
      hand: ['Stand-in: Call of the Oath', 'Blast', 'Prick', 'Prick'],
      resource: many('Void, Machine of Erasure', 3),
      dynamis: ['Stand-in: Garb of the Oath (upper half)'],
      player: 'Stand-in: Player Two',
      under: 'Stand-in: Garb of the Oath (lower half)',
    },
    B: { squares: [{ card: 'Large', on: at }], resource: [] },
  });
  play.does('activate', 'Stand-in: Call of the Oath').does('place', 2).does('pick', 'Large');
  return play;
};

test('S42, S44: with the Overboost out the player cannot be attacked; when it is destroyed the player card is back', () => {
  const upper = 'Stand-in: Garb of the Oath (upper half)';
  const play = overboosted();
  expect(play.zone('A', 'squares')).toEqual([upper]);
  expect(play.state.card.faceUp[play.card('Stand-in: Player Two')]).toBe(0);
  expect(play.state.seat.virtual[0]).toBe(0);
  expect(play.zone('A', 'joined').length).toBe(1);
  play.does('activate', 'Blast').does('pick', upper);
  play.does('activate', 'Prick').does('pick', upper);
  play.does('activate', 'Prick').does('pick', upper);
  expect([play.zone('A', 'dynamis'), play.zone('A', 'squares')]).toEqual([[upper], []]);
  expect(play.state.card.faceUp[play.card(upper)]).toBe(1);
  expect(play.state.card.faceUp[play.card('Stand-in: Player Two')]).toBe(1);
  expect(size(play, 'A', 'under')).toBe(1);
});

test('an Overboost has the range of its lower half', () => {
  const play = overboosted();
  const upper = 'Stand-in: Garb of the Oath (upper half)';
  // Square 7 is three steps from square 2, square 4 would be two.
  expect(play.why('attack', upper, 'Large').map(({ code }) => code)).toEqual(['out-of-range']);
  expect(play.state.now.range[play.card(upper)]).toBe(2);
  const nearer = overboosted(4);
  expect(nearer.may('attack', upper, 'Large')).toBe(true);
});

test('a veiled Z/X is not chosen by the opponent', () => {
  const play = from({
    A: { hand: ['Blast'] },
    B: {
      squares: [
        { card: 'Middle', on: 5, shift: 'Stand-in: White Veil' },
        { card: 'Small', on: 9 },
      ],
    },
  });
  play.does('activate', 'Blast');
  expect(play.says()).toEqual(['pick Small']);
});

test('a Shift goes onto a Z/X of its colour, once a turn', () => {
  const plate = 'Stand-in: Red Plate';
  const play = from({
    A: {
      dynamis: [plate, plate],
      resource: many('Small', 4),
      squares: [
        { card: 'Middle', on: 4 },
        { card: 'Puissance, of Strength', on: 6 },
      ],
    },
  });
  expect(play.why('shift', plate, 'Puissance, of Strength').map(({ code }) => code)).toEqual(['other-colour']);
  play.does('shift', plate, 'Middle');
  expect(play.stat('Middle', 'power')).toBe(6000);
  expect(play.why('shift', plate, 'Middle').map(({ code }) => code)).toContain('shifted-already');
});

test('Undergird: power for each Force, until the end of the turn', () => {
  const undergird = 'Stand-in: Undergird';
  const play = from({
    A: {
      hand: [undergird],
      resource: many('Miseria, Fiend of Misfortune', 2),
      charge: ['Small'],
      squares: [{ card: 'Middle', on: 4, forces: ['Banner'] }],
    },
  });
  play.does('activate', undergird).does('pick', 'Middle').does('pick', 'Small');
  expect(play.stat('Middle', 'power')).toBe(7000);
  expect(size(play, 'A', 'force')).toBe(2);
});
