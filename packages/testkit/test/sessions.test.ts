import {
  CapacityExceeded,
  createGame,
  type Decision,
  type Game,
  IllegalDecision,
  Session,
  SessionFault,
} from '@rulechart/core';
import { describe, expect, test } from 'vitest';
import { miniCards, miniRules, miniSetup } from '../src/mini/index.ts';

/** A game whose deed throws as soon as `broken.now` is set: in the middle of a decision, when the state is half-changed. */
function breakable() {
  const broken: { now: (() => Error) | null } = { now: null };
  const damage = miniRules.happenings?.['damage'];
  const happenings = {
    ...miniRules.happenings,
    damage: {
      ...damage,
      commit: (...[s, i, engine]: Parameters<NonNullable<NonNullable<typeof damage>['commit']>>) => {
        damage?.commit?.(s, i, engine);
        if (broken.now) throw broken.now();
      },
    },
  };
  return { game: createGame({ ...miniRules, happenings }, miniCards), broken };
}

type Any = Session<Parameters<Game<never>['fork']>[0]>;
const picture = (session: Any) => ({
  state: session.game.toJSON(session.state),
  decisions: [...session.decisions],
  log: [...session.log],
  replay: session.replay(),
  legal: session.legal(),
});

/** Plays on until the next decision would deal damage; gives that decision. */
function untilDamage(session: Any, seed = 0): Decision {
  for (let i = seed; i < seed + 2000 && !session.over; i++) {
    const menu = session.legal();
    const d = menu[i % menu.length] as Decision;
    const lives = (s: object) => [...(s as { seat: { life: Int32Array } }).seat.life].join();
    if (lives(session.game.after(session.state, d)) !== lives(session.state)) return d;
    session.play(d);
  }
  throw new Error('nothing dealt damage');
}

describe('whatever throws has changed nothing', () => {
  const errors: [string, () => Error][] = [
    ['an error of the engine', () => new TypeError('something broke')],
    ['a table that is full in the last size class', () => new CapacityExceeded('lingering', 1, 2047)],
    ['a table that is full in every size class', () => new CapacityExceeded('lingering', 1, 128)],
  ];
  test.each(errors.flatMap(([what, error]) => [0, 1, 3, 256].map((keep) => [what, keep, error] as const)))(
    '%s, with %i states kept',
    (_, keep, error) => {
      const { game, broken } = breakable();
      const session = new Session(game, miniSetup, 1, undefined, keep) as unknown as Any;
      for (let round = 0; round < 3 && !session.over; round++) {
        const d = untilDamage(session, round);
        const before = picture(session);
        broken.now = error;
        for (const act of ['play', 'act'] as const) {
          let fault: unknown;
          try {
            session[act](d);
          } catch (thrown) {
            fault = thrown;
          }
          expect(fault).toBeInstanceOf(SessionFault);
          expect(fault).toMatchObject({ code: 'session-fault', seed: 1, decisions: [...before.decisions, d] });
          expect(picture(session)).toEqual(before);
        }
        broken.now = null;
        // One can go on: the decision before it is still there to be taken back, and this one to be played.
        session.undo();
        session.play(before.decisions.at(-1) as Decision);
        expect(picture(session)).toEqual(before);
        session.play(d);
        expect(picture(Session.from(game, JSON.parse(JSON.stringify(session.replay()))) as unknown as Any)).toEqual(
          picture(session),
        );
      }
    },
  );

  test('a duel that outgrows its size class and fails while it is played again', () => {
    const { game, broken } = breakable();
    const session = new Session(game, miniSetup, 1) as unknown as Any;
    session.play(untilDamage(session));
    const d = untilDamage(session);
    const before = picture(session);
    // Full at the first damage of this decision; then another error at the damage that is played again.
    let times = 0;
    broken.now = () => (times++ === 0 ? new CapacityExceeded('lingering', 1, 128) : new TypeError('something broke'));
    expect(() => session.play(d)).toThrow('something broke');
    expect(times).toBe(2);
    expect(picture(session)).toEqual(before);
    broken.now = null;
    session.play(d);
    expect(session.decisions).toEqual([...before.decisions, d]);
  });

  test('undo that plays the duel again', () => {
    const { game, broken } = breakable();
    const session = new Session(game, miniSetup, 1, undefined, 1) as unknown as Any;
    session.play(untilDamage(session));
    for (let i = 0; i < 2; i++) session.play(session.legal()[0] as Decision);
    session.undo();
    const before = picture(session);
    broken.now = () => new TypeError('something broke');
    expect(() => session.undo()).toThrow(SessionFault);
    expect(picture(session)).toEqual(before);
    broken.now = null;
    expect(session.undo()).toBe(true);
    expect(session.decisions).toEqual(before.decisions.slice(0, -1));
  });

  test('what is not legal', () => {
    const { game } = breakable();
    const session = new Session(game, miniSetup, 1) as unknown as Any;
    session.play(session.legal()[0] as Decision);
    const before = picture(session);
    const numbers = [-1, 63, 2 ** 31, 2 ** 32 + (before.legal[0] as number), 0.5, Number.NaN, 'x' as never];
    for (const d of [...numbers, game.encode({ type: 'decline' })])
      for (const act of ['play', 'act'] as const) {
        expect(() => session[act](d), `${act} ${d}`).toThrow(IllegalDecision);
        expect(picture(session)).toEqual(before);
      }
    session.concede(0);
    for (const act of ['play', 'act'] as const)
      expect(() => session[act](before.legal[0] as Decision)).toThrow(IllegalDecision);
    expect(() => session.concede(2)).toThrow(/no seat 2/);
    expect(session.conceded).toBe('A');
    session.undo();
    expect(picture(session)).toEqual(before);
  });
});
