import { bench, describe } from 'vitest';
import { miniGame, miniSetup, playOut } from '../src/index.ts';

const game = miniGame();
const points = [7, 8, 9].flatMap((seed) => {
  const found: { s: ReturnType<typeof game.fork>; d: number }[] = [];
  playOut(game, miniSetup, seed, { watch: (s, d) => void (s.ply % 7 === 3 && found.push({ s: game.fork(s), d })) });
  return found;
});
const here = game.create(miniSetup, 1);
const menu = new Int32Array(512);
let at = 0;
const next = () => points[at++ % points.length] as (typeof points)[number];

describe('the mini rule set, per resting point', () => {
  bench('fork', () => void game.fork(next().s, here));
  bench('fork and menu', () => void game.legal(game.fork(next().s, here), menu));
  bench('fork and apply', () => {
    const { s, d } = next();
    game.apply(game.fork(s, here), d);
  });
  bench('hash', () => void game.hash(next().s));
  bench('view', () => void game.view(next().s, 0, here));
});

describe('the mini rule set', () => {
  let seed = 1;
  bench('a whole random duel', () => void playOut(game, miniSetup, seed++));
});
