import { expect, test } from 'vitest';
import { decides, from, many, moves, picks, size } from './board.ts';

const noble = 'Stand-in: Noble Grove, Cherry Dragon';

test('S01: lethal damage, then the excess of the charge, only then the ability that was set off', () => {
  const play = from({
    A: { hand: ['Blast'] },
    B: { squares: [{ card: noble, on: 5 }], charge: many('Small', 4) },
  });
  play.does('activate', 'Blast').does('pick', noble);
  expect(size(play, 'B', 'charge')).toBe(5);
  expect(decides(play)).toBe('B');
  expect(size(play, 'B', 'resource')).toBe(0);
  play.does('pick', noble);
  expect(play.zone('B', 'trash')).toEqual([noble]);
  expect(size(play, 'B', 'charge')).toBe(4);
  expect(size(play, 'B', 'resource')).toBe(1);
});

test('S01: with room in the charge the ability follows at once', () => {
  const play = from({
    A: { hand: ['Blast'] },
    B: { squares: [{ card: noble, on: 5 }], charge: many('Small', 3) },
  });
  play.does('activate', 'Blast').does('pick', noble);
  expect([size(play, 'B', 'charge'), size(play, 'B', 'resource')]).toEqual([4, 1]);
});

test('S02: what an advent destroys fills the charge; the excess goes before the abilities, which P puts in order', () => {
  const ex = 'Stand-in: One Who Descends';
  const play = from({
    A: {
      squares: [
        { card: 'Martyr', on: 4 },
        { card: 'Martyr', on: 6 },
      ],
      charge: many('Small', 3),
      resource: many('Small', 6),
      dynamis: [ex],
    },
    B: { squares: [{ card: 'Small', on: 9 }] },
  });
  play.does('deployEx', ex, 5).does('pick', 'Martyr').does('pick', 'Martyr');
  expect(play.zone('A', 'squares')).toEqual([ex]);
  expect(size(play, 'A', 'charge')).toBe(5);
  expect(size(play, 'A', 'hand')).toBe(0);
  play.does('pick', 'Small');
  expect(size(play, 'A', 'charge')).toBe(4);
  expect(play.legal().map(({ act }) => act.type)).toEqual(['trigger', 'trigger', 'trigger']);
  play.does('trigger', 2);
  expect([size(play, 'A', 'hand'), size(play, 'A', 'charge')].join()).toMatch(/^[01],/);
});

test('S03: five in the charge until the whole ability is done; what was destroyed is not in the trash yet', () => {
  const avaritia = 'Avaritia, Fiend of Greed, of the Seven Sins';
  const play = from({
    A: {
      hand: [avaritia],
      squares: [{ card: 'Middle', on: 4 }],
      charge: many('Small', 4),
      resource: many('Miseria, Fiend of Misfortune', 8),
      trash: ['Martyr', 'Banner'],
    },
  });
  play.does('deploy', avaritia, 5).does('answer', 1).does('pick', 'Middle');
  expect(size(play, 'A', 'charge')).toBe(5);
  expect(play.says()).toEqual(['pick Martyr', 'pick Banner', 'done']);
  play.does('pick', 'Martyr').does('pick', 'Banner');
  expect(play.zone('A', 'hand')).toEqual(expect.arrayContaining(['Martyr', 'Banner']));
  expect(size(play, 'A', 'charge')).toBe(5);
  expect(play.may('pick', 'Middle')).toBe(true);
  play.does('pick', 'Middle');
  expect(play.zone('A', 'trash')).toEqual(['Middle']);
});

test('S04: a charge of four again when it is looked at: no excess', () => {
  const pluie = 'Stand-in: Pluie, Parasol Angel';
  const play = from({
    A: {
      hand: [pluie],
      charge: many('Small', 4),
      resource: many('Puissance, of Strength', 4),
      life: many('Middle', 4),
    },
  });
  play.does('deploy', pluie, 5).does('pick');
  expect(size(play, 'A', 'charge')).toBe(5);
  play.does('answer', 1).does('pick', 'Middle');
  expect([size(play, 'A', 'charge'), size(play, 'A', 'life'), size(play, 'A', 'trash')]).toEqual([4, 3, 0]);
  expect(play.may('endTurn')).toBe(true);
});

test('S05: the deck is filled again after the draw; the card is returned into the new deck', () => {
  const pox = 'Stand-in: Pox, Machine of Plague';
  const play = from({
    A: {
      hand: [pox],
      deck: ['Large'],
      trash: many('Small', 3),
      resource: many('Void, Machine of Erasure', 2),
    },
  });
  play.does('deploy', pox, 5);
  expect(decides(play)).toBe('B');
  expect([size(play, 'A', 'deck'), size(play, 'A', 'hand')]).toEqual([3, 1]);
  play.does('pick');
  expect(decides(play)).toBe('A');
  expect([size(play, 'A', 'life'), size(play, 'A', 'charge')]).toEqual([3, 1]);
  play.does('pick', 'Large');
  expect([size(play, 'A', 'deck'), size(play, 'A', 'hand')]).toEqual([4, 0]);
});

test('S06: an EX put on the bottom of the deck goes to Dynamis at once; then the effect goes on', () => {
  const [vasuki, ex] = ['Stand-in: Vasuki, Great Dragon King', 'Stand-in: One Who Awakens'];
  const play = from({
    A: { hand: [vasuki], resource: many(noble, 6) },
    B: { squares: [{ card: ex, on: 5 }] },
  });
  play.does('deploy', vasuki, 4).does('pick', ex);
  expect(play.zone('B', 'dynamis')).toEqual([ex]);
  expect(play.state.card.faceUp[play.card(ex)]).toBe(1);
  expect([size(play, 'B', 'deck'), size(play, 'A', 'hand')]).toEqual([10, 1]);
  expect(moves(play.log).slice(-3)).toEqual(['squares→deck', 'deck→dynamis', 'deck→hand']);
});

test('S07: an EX that leaves is put where it was going first, and then at once into Dynamis', () => {
  const ex = 'Stand-in: One Who Awakens';
  const play = from({ A: { hand: ['Blast', 'Prick'] }, B: { squares: [{ card: ex, on: 5, damage: 1000 }] } });
  play.does('activate', 'Blast').does('pick', ex);
  expect(moves(play.log).slice(-2)).toEqual(['squares→charge', 'charge→dynamis']);
  expect(play.log.some(({ kind }) => kind === 'destroyed')).toBe(true);
});

test('S46: an EX returned to the hand is never there to be played', () => {
  const ex = 'Stand-in: One Who Awakens';
  const play = from({ A: { hand: ['Recall'], squares: [{ card: ex, on: 5 }] } });
  play.does('activate', 'Recall');
  picks(play);
  expect(moves(play.log).slice(-3, -1)).toEqual(['squares→hand', 'hand→dynamis']);
  expect(play.zone('A', 'hand')).toEqual([]);
  expect(play.why('deployEx', ex, 5).map(({ code }) => code)).toContain('face-up-in-dynamis');
});
