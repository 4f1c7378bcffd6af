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
          // A setup for trying things out may have decks that no duel has: no file is believed about those.
          const legal = session.setup.decks.every((deck) => elsewhere.checkDeck(deck).length === 0);
          const back = legal
            ? Session.from(elsewhere, JSON.parse(text))
            : new Session(elsewhere, session.setup, session.seed, undefined, 0);
          if (!legal) for (const d of session.decisions) back.act(d);
          same(`seed ${seed}, hash after the replay`, elsewhere.hash(back.state), x.game.hash(session.state));
          same(`seed ${seed}, log after the replay`, JSON.stringify(back.log), JSON.stringify(session.log));
        }
      },
    },
  ];
}
