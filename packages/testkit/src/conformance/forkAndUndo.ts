import { type CoreState, Session } from '@rulechart/core';
import { type Case, type Examination, same, sameBytes, Violation } from './subject.ts';

/** A state can be forked, written to JSON and taken back wherever somebody has to decide. */
export function forkAndUndo<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  const menuOf = (s: S): string => {
    const out = new Int32Array(8192);
    return Array.from(out.subarray(0, game.legal(s, out))).join();
  };
  return [
    {
      name: 'fork: a fork goes its own way at every resting point',
      run: () => {
        let pooled: S | undefined;
        x.points(4000 * x.factor, 1, (s, { decision, where }) => {
          const before = game.fork(s);
          pooled = pooled?.sizeClass === s.sizeClass ? game.fork(s, pooled) : game.fork(s);
          sameBytes(game, `${where}, forked into a used state`, pooled, s);
          game.apply(pooled, decision);
          sameBytes(game, `${where}, after the fork played on`, s, before);
          game.apply(before, decision);
          sameBytes(game, `${where}, played on twice`, pooled, before);
        });
      },
    },
    {
      name: 'JSON: every resting point survives it',
      run: () => {
        x.points(1500 * x.factor, 3, (s, { decision, where }) => {
          const read = game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(s))));
          same(`${where}, hash after JSON`, game.hash(read), game.hash(s));
          same(`${where}, menu after JSON`, menuOf(read), menuOf(s));
          const went = game.fork(s);
          game.apply(went, decision);
          game.apply(read, decision);
          sameBytes(game, `${where}, played on after JSON`, read, went);
        });
      },
    },
    {
      name: 'undo: every decision can be taken back',
      run: () => {
        for (let seed = 1; seed <= Math.ceil(x.games / 8); seed++) {
          const session = new Session(game, x.setup(seed), seed, undefined, seed % 2 === 0 ? 16 : 5000);
          const hashes = [game.hash(session.state)];
          const logs = [session.log.length];
          for (let i = 0; i < 120 && !session.over; i++) {
            const menu = session.legal();
            session.act(menu[(seed * 31 + i * 17) % menu.length] as number);
            hashes.push(game.hash(session.state));
            logs.push(session.log.length);
          }
          const end = seed % 2 === 0 ? Math.max(0, hashes.length - 40) : 0;
          for (let i = hashes.length - 2; i >= end; i--) {
            if (!session.undo()) throw new Violation(`seed ${seed}: nothing to undo at decision ${i}`);
            same(`seed ${seed}, hash after undoing decision ${i}`, game.hash(session.state), hashes[i]);
            same(`seed ${seed}, log after undoing decision ${i}`, session.log.length, logs[i]);
          }
        }
      },
    },
  ];
}
