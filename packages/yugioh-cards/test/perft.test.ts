import type { CoreState, Game } from '@rulechart/core';
import { endScenario, perft } from '@rulechart/testkit';
import { expect, test } from 'vitest';
import { court, files, scenariosIn } from './scenarios.ts';

/**
 * How many lines of play begin where the first scenario of each position ends, two, three and four choices deep. Its
 * menu is what the rules say, written by hand; these numbers are what they came to when they were counted: regression
 * values, which show at once that something has changed, not that it is wrong.
 */
const counted: Readonly<Record<string, readonly number[]>> = {
  P01: [19, 72],
  P02: [5, 15, 41],
  P03: [21, 92],
  P04: [8, 24, 65],
  P05: [5, 19, 60],
  P06: [10, 36, 106],
  P07: [18, 53, 170],
  P08: [16, 62, 308],
  P09: [107, 727],
  P10: [37, 158, 670],
  P11: [8, 22, 70],
  P12: [41, 144, 506],
  P13: [21, 111, 519],
  P14: [12, 46],
  P15: [6, 13, 39],
  P16: [10, 31, 77],
  P17: [6, 13, 32],
  P18: [7, 18, 46],
  P19: [8, 27],
  P20: [37],
  P21: [21],
  P22: [13, 40],
  P23: [4, 19],
  P24: [6, 28, 94],
  P25: [6, 13, 34],
  P26: [56, 320],
  P27: [39, 164],
  P28: [27, 108, 439],
  P29: [16, 48, 167],
  P30: [7, 27, 121],
  P31: [4, 8, 28],
  P32: [4, 10, 27],
  P33: [6, 22, 67],
  P34: [13, 44, 146],
  P35: [9, 22, 71],
  P36: [8, 19, 46],
};

const game = court.game(null) as Game<CoreState>;
const positions = files.filter((file) => file.startsWith('positions/'));

test.each(positions)('%s', (file) => {
  const [read] = scenariosIn(file);
  if (!read) throw new Error(`${file} is empty`);
  const state = endScenario(read, court);
  const wanted = counted[file.replace(/^.*\/|\.yaml$/g, '')] ?? [];
  expect(wanted.map((_, i) => perft(game, state, i + 2))).toEqual(wanted);
});

test('every position is counted', () => {
  const names = positions.map((file) => file.replace(/^.*\/|\.yaml$/g, ''));
  expect(Object.keys(counted).sort()).toEqual(names.sort());
});
