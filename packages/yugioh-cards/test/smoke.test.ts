import { createGame } from '@rulechart/core';
import { Play } from '@rulechart/testkit';
import { position, yugiohExpert } from '@rulechart/yugioh-expert';
import { expect, test } from 'vitest';
import { pool } from '../src/index.ts';

const game = createGame(yugiohExpert(), pool);

test('Pot of Greed draws two and goes to the graveyard', () => {
  const play = new Play(game, position(game, { A: { hand: ['Pot of Greed'] } }));
  play.does('activate', 'Pot of Greed').does('place', 1).settles();
  expect(play.zone('A', 'hand')).toHaveLength(2);
  expect(play.zone('A', 'graveyard')).toEqual(['Pot of Greed']);
});

test('Bottomless Trap Hole removes what was summoned', () => {
  const play = new Play(
    game,
    position(game, { A: { hand: ['Gemini Elf'] }, B: { spells: [{ card: 'Bottomless Trap Hole', set: true }] } }),
  );
  play.does('normalSummon', 'Gemini Elf').does('place', 1).passes(1);
  play.does('activate', 'Bottomless Trap Hole').settles();
  expect(play.zone('A', 'removed')).toEqual(['Gemini Elf']);
});

test('Premature Burial falls and takes its monster with it', () => {
  const play = new Play(
    game,
    position(game, {
      A: { hand: ['Premature Burial'], graveyard: ['Gemini Elf'] },
      B: { spells: [{ card: 'Mystical Space Typhoon', set: true }] },
    }),
  );
  play.does('activate', 'Premature Burial').does('place', 1).does('pick', 'Gemini Elf');
  console.log(play.says());
  play.settles();
  expect(play.zone('A', 'monsters')).toEqual(['Gemini Elf']);
  expect(play.state.seat.life[0]).toBe(7200);
  play.does('endTurn');
  console.log(play.says());
  play.does('activate', 'Mystical Space Typhoon').does('pick', 'Premature Burial').settles();
  expect(play.zone('A', 'monsters')).toEqual([]);
});

test('Magic Cylinder', () => {
  const play = new Play(
    game,
    position(game, {
      at: 'battle',
      A: { monsters: ['Gemini Elf'] },
      B: { spells: [{ card: 'Magic Cylinder', set: true }] },
    }),
  );
  play.does('attack', 'Gemini Elf', null).passes(1);
  play.does('activate', 'Magic Cylinder').does('pick', 'Gemini Elf').settles();
  expect(play.state.seat.life[0]).toBe(6100);
  expect(play.state.seat.life[1]).toBe(8000);
});

test('Snatch Steal and control', () => {
  const play = new Play(game, position(game, { A: { hand: ['Snatch Steal'] }, B: { monsters: ['Gemini Elf'] } }));
  play.does('activate', 'Snatch Steal').does('place', 1).does('pick', 'Gemini Elf').settles();
  expect(play.zone('A', 'monsters')).toEqual(['Gemini Elf']);
  expect(play.why('attack', 'Gemini Elf').map((r) => r.code)).toEqual(['not-now']);
});
