import { type CoreState, sizeClasses } from '@rulechart/core';
import { playOut } from '../playing.ts';
import { type Case, type Examination, same } from './subject.ts';

/** The size class is no rule: games are the same in every one. */
export function sizes<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  return [
    {
      name: 'sizes: the same games in every size class',
      run: () => {
        for (let seed = 1; seed <= Math.ceil(x.games / 2); seed++) {
          const least = playOut(game, x.setup(seed), seed);
          for (const sizeClass of sizeClasses) {
            if (sizeClass <= least.state.sizeClass) continue;
            if (seed > 6 && sizeClass !== sizeClasses[sizeClasses.indexOf(least.state.sizeClass) + 1]) continue;
            const large = playOut(game, x.setup(seed), seed, { sizeClass });
            same(`seed ${seed}, class ${sizeClass}: decisions`, large.decisions.join(), least.decisions.join());
            same(`seed ${seed}, class ${sizeClass}: hash`, game.hash(large.state), game.hash(least.state));
            const { sizeClass: _, ...json } = game.toJSON(large.state);
            const { sizeClass: __, ...small } = game.toJSON(least.state);
            same(`seed ${seed}, class ${sizeClass}: JSON`, JSON.stringify(json), JSON.stringify(small));
          }
        }
      },
    },
  ];
}
