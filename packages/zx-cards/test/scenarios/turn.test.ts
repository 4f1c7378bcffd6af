import { createGame } from '@rulechart/core';
import { Play } from '@rulechart/testkit';
import { type Duel, zone } from '@rulechart/zx';
import { expect, test } from 'vitest';
import { blueWhite, redBlack, zx } from '../../src/index.ts';
import { decides, from, many, size } from './board.ts';

const game = createGame(zx.rules, zx.cards);
const begun = () => new Play(game, game.create({ decks: [redBlack.deck, blueWhite.deck] as never, first: 1 }, 7));
const sizes = (play: Play<Duel>, seat: 'A' | 'B') =>
  ['deck', 'hand', 'life', 'resource', 'squares'].map((zone) => play.zone(seat, zone).length);

test('set-up: four cards, one chance to deal anew, then four lives and two resources; the first player does not draw', () => {
  const play = begun();
  expect([decides(play), sizes(play, 'A')]).toEqual(['B', [45, 4, 0, 0, 1]]);
  const kept = play.zone('B', 'hand');
  play.does('redraw');
  expect([decides(play), play.zone('B', 'hand').length]).toEqual(['A', 4]);
  expect(play.zone('B', 'hand')).not.toEqual(kept);
  play.does('keep');
  expect([sizes(play, 'A'), sizes(play, 'B')]).toEqual([
    [39, 4, 4, 2, 1],
    [39, 4, 4, 2, 1],
  ]);
  expect([decides(play), play.state['turn']]).toEqual(['B', 1]);
});

test('a start card lies face-down until the resources are dealt, and has not appeared', () => {
  const play = begun();
  const kette = 'Kette, Chain of Death';
  const start = play.state.zone.head[game.engine.zoneRow(zone.squares, 0)] as number;
  expect(play.zone('A', 'squares')).toEqual([kette]);
  expect([play.state.card.faceUp[start], play.state.card.place[start]]).toEqual([0, 2]);
  play.does('keep').does('keep');
  expect(play.state.card.faceUp[start]).toBe(1);
  expect(play.log.filter(({ kind }) => kind === 'appeared')).toEqual([]);
});

test('the second player draws two; what sleeps is set upright, the player card too', () => {
  const play = from({
    A: { squares: [] },
    B: {
      squares: [{ card: 'Middle', on: 9, asleep: true }],
      resource: many('Small', 1),
      player: 'Stand-in: Player One',
      hand: ['Small'],
    },
    turn: 1,
  });
  const [middle, player] = [play.card('Middle'), play.card('Stand-in: Player One')];
  play.state.own.asleep[player] = 1;
  play.does('endTurn');
  expect([play.state.own.asleep[middle], play.state.own.asleep[player]]).toEqual([0, 0]);
  expect([decides(play), size(play, 'B', 'hand')]).toEqual(['B', 3]);
  play.does('putResource', 'Small');
  expect([size(play, 'B', 'resource'), size(play, 'B', 'hand')]).toEqual([2, 2]);
  expect(play.may('putResource')).toBe(false);
});

test('ignition: as often as there is charge; what is revealed and not played goes to the trash', () => {
  const artemis = 'Artemis, Goddess of the Hunt';
  const play = from({
    A: { charge: many('Small', 3), deck: ['Middle', artemis, artemis, 'Large'] },
    at: 'ignition',
  });
  play.does('ignite', 'Small');
  expect(play.zone('A', 'trash').sort()).toEqual(['Middle', 'Small']);
  play.does('ignite', 'Small').does('deploy', artemis, 5).does('ignite', 'Small').does('pass');
  expect([play.zone('A', 'squares'), size(play, 'A', 'trash')]).toEqual([[artemis], 5]);
  // Nothing is left to ignite: the main phase has begun.
  expect(play.may('endTurn')).toBe(true);
});

test('an event with an ignition icon that is turned up in the ignition is played for nothing', () => {
  const gun = 'Main Gun, Fire!';
  const play = from({
    A: { charge: ['Small'], deck: [gun, 'Large'] },
    B: { squares: [{ card: 'Middle', on: 5 }] },
    at: 'ignition',
  });
  play.does('ignite', 'Small').does('activate', gun).does('pick', 'Middle');
  expect([play.zone('B', 'charge'), play.zone('A', 'trash').sort()]).toEqual([['Middle'], [gun, 'Small'].sort()]);
});

test('at the end of the turn the hand is cut down to six, into the trash', () => {
  const play = from({ A: { hand: [...many('Small', 7), 'Large'] }, B: { hand: many('Small', 9) } });
  play.does('endTurn');
  expect(decides(play)).toBe('A');
  play.does('pick', 'Large').does('pick', 'Small');
  expect([size(play, 'A', 'hand'), size(play, 'A', 'trash'), decides(play)]).toEqual([6, 2, 'B']);
});

test('one EX a turn', () => {
  const ex = 'Stand-in: One Who Awakens';
  const play = from({ A: { dynamis: [ex, ex], charge: many('Small', 3) } });
  play.does('deployEx', ex, 4).does('pick', 'Small');
  expect(play.zone('A', 'squares')).toEqual([ex]);
  expect(play.why('deployEx', ex, 6).map(({ code }) => code)).toEqual(['ex-played-already']);
});

test('a reload cuts into what is paid for an EX', () => {
  const ex = 'Stand-in: One Who Awakens';
  const play = from({ A: { dynamis: [ex], charge: ['Small'], deck: ['Middle'], trash: ['Large'] } });
  play.does('deployEx', ex, 4);
  if (play.may('pick', 'Small')) play.does('pick', 'Small');
  expect([decides(play), size(play, 'A', 'deck'), size(play, 'A', 'squares')]).toEqual(['B', 2, 0]);
  play.does('pick');
  expect([size(play, 'A', 'life'), size(play, 'A', 'charge'), play.zone('A', 'squares')]).toEqual([3, 2, [ex]]);
});

test('a second Shift waits until the first is gone', () => {
  const plate = 'Stand-in: Red Plate';
  const play = from({
    A: {
      dynamis: [plate],
      resource: many('Small', 2),
      squares: [
        { card: 'Middle', on: 4, shift: plate },
        { card: 'Wolf', on: 6 },
      ],
    },
  });
  expect(play.why('shift', plate, 'Wolf').map(({ code }) => code)).toEqual(['shift-out']);
});
