import { expect, test } from 'vitest';
import { decides, from, many, moves, picks, size } from './board.ts';

const [artemis, yatagarasu, itto] = [
  'Artemis, Goddess of the Hunt',
  'Yatagarasu, Messenger of the Sun',
  'Itto, Swordsmith',
];
/** A attacks the player B, and both let the event step pass. */
const attack = (B: Parameters<typeof from>[0]['B']) =>
  from({ A: { squares: [{ card: 'Large', on: 5 }] }, ...(B ? { B } : {}) })
    .does('attack', 'Large', null)
    .does('pass')
    .does('pass');

test('S32: P designates a life card, O reveals it; without an ignition icon it goes to the charge', () => {
  const play = attack({ life: many('Small', 3) });
  expect(decides(play)).toBe('A');
  play.does('pick');
  expect([size(play, 'B', 'life'), size(play, 'B', 'charge')]).toEqual([2, 1]);
});

test('the designated card is not looked at by the one who designates', () => {
  const play = attack({ life: [artemis, 'Small', 'Middle'] });
  for (const { act } of play.legal()) expect(play.state.card.known[act['card'] as number]).toBe(0);
});

test('S33: an ignition Z/X may be placed, or declined', () => {
  const life = { life: many(artemis, 3) };
  const placed = attack(life).does('pick');
  expect(decides(placed)).toBe('B');
  placed.does('deploy', artemis, 9);
  expect([placed.zone('B', 'squares'), size(placed, 'B', 'charge')]).toEqual([[artemis], 0]);
  const declined = attack(life).does('pick').does('pass');
  expect([size(declined, 'B', 'squares'), size(declined, 'B', 'charge')]).toEqual([0, 1]);
});

test('S33: an ignition event resolves in full, then goes to the trash', () => {
  const gun = 'Main Gun, Fire!';
  const play = attack({ life: many(gun, 3) }).does('pick');
  play.does('activate', gun).does('pick', 'Large');
  expect([play.zone('B', 'trash'), size(play, 'B', 'charge')]).toEqual([[gun], 0]);
  expect(play.state.own.damage[play.card('Large')]).toBe(8000);
});

test('S34: an ignition Z/X that no square is open for goes to the charge', () => {
  const play = attack({
    life: many(artemis, 3),
    squares: [1, 3, 4, 6, 7, 9].map((on) => ({ card: 'Middle', on, asleep: true })),
  });
  // 5 holds the attacker, 8 is free: take it as well.
  play.does('pick');
  expect(decides(play)).toBe('B');
  for (const place of [1, 2, 3, 4, 5, 6, 7, 9])
    expect(play.why('deploy', artemis, place).map(({ code }) => code)).toEqual(['square-not-open']);
  const full = from({
    A: { hand: ['Double Blow'], squares: [{ card: 'Large', on: 5 }] },
    B: { life: many(artemis, 3), squares: [1, 3, 4, 6, 7, 8, 9].map((on) => ({ card: 'Middle', on, asleep: true })) },
  });
  full.does('activate', 'Double Blow');
  picks(full);
  expect([size(full, 'B', 'life'), size(full, 'B', 'charge')]).toEqual([1, 2]);
});

test('S35: between two points of damage everything else is looked at, abilities wait', () => {
  const play = from({
    A: { hand: ['Double Blow'] },
    B: { life: [artemis, artemis, artemis], squares: [{ card: 'Martyr', on: 9 }] },
  });
  play.does('activate', 'Double Blow').does('pick').does('deploy', artemis, 9);
  expect(play.zone('B', 'trash')).toEqual(['Martyr']);
  expect(play.zone('B', 'squares')).toEqual([artemis]);
  expect([decides(play), size(play, 'B', 'life')]).toEqual(['A', 2]);
});

test('S36: Life Recovery lifts the last life before the loss is looked for; the second point takes it', () => {
  const play = from({ A: { hand: ['Double Blow'] }, B: { life: [yatagarasu], deck: many('Small', 5) } });
  play.does('activate', 'Double Blow').does('pick').does('deploy', yatagarasu, 9);
  expect([size(play, 'B', 'life'), play.state.result]).toEqual([1, 0]);
  play.does('pick');
  expect([size(play, 'B', 'life'), play.state.result]).toEqual([0, 1]);
});

test('Life Recovery does nothing for who has more life', () => {
  const play = from({
    A: { squares: [{ card: 'Large', on: 5 }], life: many('Small', 1) },
    B: { life: many(yatagarasu, 4) },
  });
  play.does('attack', 'Large', null).does('pass').does('pass').does('pick').does('deploy', yatagarasu, 9);
  expect(size(play, 'B', 'life')).toBe(3);
});

test('S37: an icon that is there while life is 1: the revealed card still counts as life', () => {
  const two = attack({ life: ['Ember', 'Ember'] }).does('pick');
  expect([size(two, 'B', 'life'), size(two, 'B', 'charge'), two.may('endTurn')]).toEqual([1, 1, true]);
  const one = attack({ life: ['Ember'] }).does('pick');
  expect(one.may('deploy', 'Ember', 9)).toBe(true);
});

test('S38: a point each at one life each: one batch, a draw', () => {
  const play = from({ A: { life: ['Small'], pending: 1 }, B: { life: ['Small'], pending: 1 }, at: 'resource' });
  play.does('pass').does('pick').does('pick');
  expect(play.state.result).toBe(3);
});

test('S39: Void Bringer takes any Z/X, the attacker too; the trashed is not destroyed', () => {
  const play = attack({ life: many(itto, 3) })
    .does('pick')
    .does('deploy', itto, 9)
    .does('pick', 'Large');
  expect([play.zone('A', 'trash'), size(play, 'A', 'charge')]).toEqual([['Large'], 0]);
});

test('S40: a force outlives its carrier until the preprocessing', () => {
  const play = from({
    A: { hand: ['Blast'], squares: [{ card: 'Middle', on: 5, forces: ['Small', 'Banner'] }] },
  });
  play.does('activate', 'Blast');
  picks(play);
  expect([play.zone('A', 'force'), size(play, 'A', 'trash')]).toEqual([[], 3]);
  expect(moves(play.log).slice(-3)).toEqual(['squares→charge', 'force→trash', 'force→trash']);
});

test('S41: the Shift on a destroyed carrier goes face-up to Dynamis in the preprocessing; the carrier lies in the charge', () => {
  const plate = 'Stand-in: Red Plate';
  const play = from({ A: { hand: ['Blast'], squares: [{ card: 'Middle', on: 5, shift: plate }] } });
  expect(play.stat('Middle', 'power')).toBe(6000);
  play.does('activate', 'Blast');
  picks(play);
  expect([play.zone('A', 'charge'), play.zone('A', 'dynamis')]).toEqual([['Middle'], [plate]]);
});

test('S42: without a player card a nameless one is there; with the Overboost out there is none', () => {
  const play = from({ A: {}, at: 'resource' });
  play.state.seat.virtual[0] = 0;
  play.does('pass');
  expect(play.state.seat.virtual[0]).toBe(1);
});

test('S43: a destroyed token is put into the charge and is gone at once', () => {
  const copy = 'Stand-in: Copy';
  const play = from({ A: { hand: ['Blast'], squares: [{ card: copy, on: 5 }], charge: many('Small', 4) } });
  play.does('activate', 'Blast');
  picks(play);
  expect([size(play, 'A', 'charge'), size(play, 'A', 'squares')]).toEqual([4, 0]);
  expect(moves(play.log)).toEqual(expect.arrayContaining(['squares→charge', 'charge→nowhere']));
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

test('S45: an Overboost with forces leaves: rank 1, then rank 4', () => {
  const upper = 'Stand-in: Garb of the Oath (upper half)';
  const play = from({
    A: { hand: ['Blast'], squares: [{ card: upper, on: 5, damage: 9000, forces: many('Small', 3) }] },
  });
  play.does('activate', 'Blast');
  picks(play);
  expect(moves(play.log).slice(-5)).toEqual([
    'squares→charge',
    'charge→dynamis',
    'force→trash',
    'force→trash',
    'force→trash',
  ]);
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
