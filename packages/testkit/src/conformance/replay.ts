import { type CoreState, Session } from '@rulechart/core';
import { playOut } from '../playing.ts';
import { type Case, type Examination, same } from './subject.ts';

/** A replay is a list of decisions, and enough. */
export function replay<S extends CoreState>(x: Examination<S>): readonly Case[] {
  return [
    {
      name: 'replay: it reproduces the hash',
      run: () => {
        const elsewhere = x.again();
        for (let seed = 1; seed <= Math.ceil(x.games / 4); seed++) {
          const session = new Session(x.game, x.setup(seed), seed, undefined, 0);
          for (const d of playOut(x.game, x.setup(seed), seed).decisions) session.act(d);
          const text = JSON.stringify(session.replay());
          const back = Session.from(elsewhere, JSON.parse(text));
          same(`seed ${seed}, hash after the replay`, elsewhere.hash(back.state), x.game.hash(session.state));
          same(`seed ${seed}, log after the replay`, JSON.stringify(back.log), JSON.stringify(session.log));
        }
      },
    },
  ];
}
