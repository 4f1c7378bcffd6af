import { expect, test } from 'vitest';
import { decides, from, many, moves, picks, size } from './board.ts';

const blue = (n: number) => many('Void, Machine of Erasure', n);

test('S08: a reload falls between two cards of one draw; the event that draws is not part of the new deck', () => {
  const stations = 'Battle Stations, First Degree';
  const play = from({ A: { hand: [stations], deck: many('Small', 2), trash: many('Middle', 5), resource: blue(2) } });
  play.does('activate', stations);
  expect([decides(play), size(play, 'A', 'hand'), size(play, 'A', 'deck')]).toEqual(['B', 2, 5]);
  play.does('pick');
  expect([size(play, 'A', 'life'), size(play, 'A', 'hand'), size(play, 'A', 'deck')]).toEqual([3, 3, 4]);
  picks(play);
  expect([size(play, 'A', 'hand'), size(play, 'A', 'deck')]).toEqual([1, 6]);
  expect(play.zone('A', 'trash')).toEqual([stations]);
});

test('S09: three reloads of one card', () => {
  const flush = 'Royal Straight Flush';
  const play = from({ A: { hand: [flush], deck: ['Small'], resource: blue(1) } });
  play.does('activate', flush);
  picks(play);
  expect([size(play, 'A', 'life'), size(play, 'A', 'charge'), size(play, 'A', 'deck')]).toEqual([1, 3, 1]);
});

test('S10: the event goes to the trash and is the new deck: nobody has lost', () => {
  const play = from({ A: { hand: ['Idle Hands', 'Small'], deck: [] } });
  play.does('activate', 'Idle Hands');
  picks(play);
  expect(play.zone('A', 'deck')).toEqual(['Idle Hands']);
  expect([size(play, 'A', 'life'), play.state.result]).toEqual([3, 0]);
});

test('S10b: neither deck nor trash in preprocessing: lost', () => {
  const play = from({ A: { deck: [] }, at: 'resource' });
  play.does('pass');
  expect(play.state.result).toBe(2);
});

test('S11: the reload takes the last life; the loss is found in the next preprocessing', () => {
  const play = from({ A: { hand: ['Nothing'], deck: ['Small'], trash: many('Small', 3), life: ['Large'] } });
  play.does('activate', 'Nothing').does('pick');
  expect(play.zone('A', 'hand')).toEqual(['Small']);
  expect(play.zone('A', 'charge')).toEqual(['Large']);
  expect(play.state.result).toBe(2);
});

test('S12: both without life at the same look: a draw', () => {
  const play = from({ A: { life: [] }, B: { life: [] }, at: 'resource' });
  play.does('pass');
  expect(play.state.result).toBe(3);
});

test('S13: the ability of a card that the reload took back finds nothing', () => {
  const play = from({ A: { charge: ['Small'], deck: ['Seedling'] }, at: 'ignition' });
  play.does('ignite', 'Small').does('pick');
  expect([size(play, 'A', 'deck'), size(play, 'A', 'hand'), size(play, 'A', 'trash')]).toEqual([2, 0, 0]);
});

test('S14: an ignited Z/X leaves an empty deck: it is filled right after the placing, then comes its ability', () => {
  const erase = 'Erase, Machine of Erasure';
  const play = from({ A: { charge: ['Small'], deck: [erase], trash: many('Middle', 2) }, at: 'ignition' });
  play.does('ignite', 'Small').does('deploy', erase, 5);
  expect([decides(play), size(play, 'A', 'deck'), size(play, 'A', 'hand')]).toEqual(['B', 3, 0]);
  play.does('pick');
  expect(size(play, 'A', 'hand')).toBe(1);
  expect(moves(play.log).slice(0, 2)).toEqual(['charge→trash', 'deck→squares']);
});

test('S15: two cards of the deck into the resource, a reload between them', () => {
  const play = from({ A: { hand: ['Seed Twice'], deck: ['Small'], trash: many('Middle', 2) } });
  play.does('activate', 'Seed Twice').does('pick');
  expect(play.zone('A', 'resource').sort()).toEqual(['Middle', 'Small']);
  expect(play.zone('A', 'deck')).toEqual(['Middle']);
});

test('S16: what goes to the trash after the reload is not part of the new deck', () => {
  const play = from({ A: { hand: ['Mill and Spend'], deck: ['Small'], resource: ['Large'] } });
  play.does('activate', 'Mill and Spend').does('pick');
  expect(play.zone('A', 'deck')).toEqual(['Small']);
  expect(play.zone('A', 'trash')).toContain('Large');
});

test('S17: a life lost to a reload is a life lost', () => {
  const play = from({
    A: { hand: ['Nothing'], deck: ['Small'], trash: many('Middle', 3), squares: [{ card: 'Mourner', on: 2 }] },
  });
  play.does('activate', 'Nothing').does('pick');
  expect(size(play, 'A', 'resource')).toBe(1);
});

test('S18: a reload fills the charge in the middle of an effect: the excess waits until it is over', () => {
  const stations = 'Battle Stations, First Degree';
  const play = from({
    A: {
      hand: [stations],
      deck: ['Small'],
      trash: many('Middle', 5),
      resource: blue(2),
      charge: many('Small', 4),
    },
  });
  play.does('activate', stations).does('pick');
  expect(size(play, 'A', 'charge')).toBe(5);
  expect(play.zone('A', 'hand').length).toBe(3);
  play.does('pick').does('pick');
  expect(size(play, 'A', 'charge')).toBe(5);
  expect(play.game.question(play.state)?.clause).toContain('charge excess');
  play.does('pick');
  expect(size(play, 'A', 'charge')).toBe(4);
});
