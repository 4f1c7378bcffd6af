import { createGame, randomSource, redeal, refresh, seedRandom } from '@rulechart/core';
import { type Duel, zone } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { yugioh } from '../src/index.ts';
import { Board } from './cards/board.ts';

const trials = 900;
/** Three standard deviations and more of a third of the trials. */
const third = (n: number): void => expect(Math.abs(n - trials / 3)).toBeLessThan(60);

const game = createGame(yugioh.rules, yugioh.cards);
const B = 1;

/** The position right after the monster of A, which B has seen, was shuffled with a spell and a trap. */
function shuffled(seed: number): { s: Duel; row: number[] } {
  const board = new Board(game, {
    turn: 4,
    turnOf: 'B',
    at: 'battle',
    A: {
      monsters: ['Gemini Elf'],
      spells: [{ card: 'Magical Hats', set: true }],
      deck: ['Pot of Greed', 'Trap Hole', 'Opticlops'],
    },
    B: { monsters: ['Battle Ox'] },
  });
  seedRandom(board.state, seed);
  board
    .does('attack', 'Battle Ox', 'Gemini Elf')
    .passes()
    .uses('Magical Hats')
    .passes()
    .passes()
    .answers('Gemini Elf')
    .answers('Pot of Greed', 'Trap Hole');
  const s = board.state;
  refresh(game.engine, s);
  const row: number[] = [];
  for (let e = s.zone.head[game.engine.zoneRow(zone.monsters, 0)] as number; e !== 0; e = s.card.next[e] as number)
    row.push(e);
  return { s, row };
}

const nameOf = (s: Duel, e: number): string => game.engine.definitionOf(s, e).tree.name.en;

test('monsters that were shuffled can be followed neither by their zone nor by what stands for them', () => {
  const zones = [0, 0, 0];
  const before = shuffled(0);
  const ids = before.row.join();
  for (let seed = 1; seed <= trials; seed++) {
    const { s, row } = shuffled(seed);
    // The three lie where they lay, and stand for other cards.
    expect(row.join()).toBe(ids);
    expect(row.map((e) => nameOf(s, e)).sort()).toEqual(['Gemini Elf', 'Pot of Greed', 'Trap Hole']);
    zones[row.findIndex((e) => nameOf(s, e) === 'Gemini Elf')] += 1;
    const seen = game.view(s, B);
    for (const e of row) expect([seen.card.definition[e], seen.card.known[e], s.card.known[e]]).toEqual([0, 0, 1]);
  }
  for (const n of zones) third(n as number);
});

test('what the other player sees of shuffled monsters is the same whichever is which', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { s } = shuffled(seed);
    const other = game.fork(s);
    redeal(game.engine, other, B, randomSource(seed));
    refresh(game.engine, other);
    expect(Array.from(game.view(other, B).words)).toEqual(Array.from(game.view(s, B).words));
  }
});

test('for whoever does not know which is which, any of them may be the monster', () => {
  const { s, row } = shuffled(7);
  const zones = [0, 0, 0];
  for (let seed = 1; seed <= trials; seed++) {
    const dealt = game.determinize(s, B, seed);
    const monsters = row.filter((e) => game.engine.definitionOf(dealt, e).tree.facts['kind'] === 'monster');
    expect(monsters.length).toBe(1);
    zones[row.indexOf(monsters[0] as number)] += 1;
  }
  for (const n of zones) third(n as number);
  // Their own player knows them.
  const dealt = game.determinize(s, 0, 7);
  expect(row.map((e) => nameOf(dealt, e))).toEqual(row.map((e) => nameOf(s, e)));
});
