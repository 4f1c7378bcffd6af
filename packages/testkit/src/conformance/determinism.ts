import type { CoreState } from '@rulechart/core';
import { playOut } from '../playing.ts';
import { type Case, type Examination, same, Violation } from './subject.ts';

/** Runs with clocks and chance from outside taken away. */
function sealed<T>(act: () => T): T {
  const forbidden = (name: string) => () => {
    throw new Violation(`the rules asked for ${name}: what happens must follow from seed and decisions alone`);
  };
  const { now } = Date;
  const { random } = Math;
  const clock = performance.now.bind(performance);
  Date.now = forbidden('Date.now');
  Math.random = forbidden('Math.random');
  performance.now = forbidden('performance.now');
  try {
    return act();
  } finally {
    Date.now = now;
    Math.random = random;
    performance.now = clock;
  }
}

/** The same seed and decisions give the same game, whatever else goes on. */
export function determinism<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const compare = (
    what: string,
    other: (seed: number) => { state: S; decisions: readonly number[] },
    hash: (s: S) => number,
  ) => {
    for (let seed = 1; seed <= x.games; seed++) {
      const one = playOut(x.game, x.setup(seed), seed);
      const two = other(seed);
      const at = one.decisions.findIndex((d, i) => d !== two.decisions[i]);
      if (at >= 0 || one.decisions.length !== two.decisions.length) {
        throw new Violation(`${what}: with seed ${seed} the games part at decision ${at}`);
      }
      same(`${what}: final hash with seed ${seed}`, hash(two.state), x.game.hash(one.state));
    }
  };
  return [
    {
      name: 'determinism: the same seed gives the same game',
      run: () => {
        const again = x.again();
        compare('played twice', (seed) => playOut(again, x.setup(seed), seed), again.hash);
      },
    },
    {
      name: 'determinism: no clock, no chance from outside',
      run: () =>
        sealed(() => {
          const game = x.again();
          for (let seed = 1; seed <= Math.ceil(x.games / 4); seed++) playOut(game, x.setup(seed), seed);
        }),
    },
    {
      name: 'determinism: the same games with every short cut off',
      run: () => {
        const plain = x.again({ plain: true });
        compare('without short cuts', (seed) => playOut(plain, x.setup(seed), seed), plain.hash);
      },
    },
  ];
}
