import { CapacityExceeded, codecs, createGame, type Game, type GameModule, pack, rowOf } from '@rulechart/core';
import { describe, expect, it } from 'vitest';
import * as tiny from '../../../examples/tiny/tiny.ts';
import { Arena, type Bot, DuelFault, duelSeed, greedy, random } from '../src/index.ts';

const { rules, cards, decks }: GameModule = tiny;
const game = createGame(rules, cards);
type S = ReturnType<typeof game.create>;
const setup = { decks: [decks[0].deck, decks[0].deck] as const };

/** Plays the weakest card that will do, and keeps the strong ones. It knows only its view. */
const thrifty = greedy<S>((view, act, { engine }) =>
  act.type === 'play' || act.type === 'pick'
    ? 13 - (engine.rules.stats['rank']?.(view, Number(act['card']), engine) ?? 0)
    : 0,
);

describe('a duel between bots', () => {
  it('is the same for the same seed, and another for another', () => {
    const hashes = [1, 2, 3].map((n) => game.hash(new Arena(game).play(setup, duelSeed(7, n), [random, random]).state));
    const arena = new Arena(game);
    expect([1, 2, 3].map((n) => game.hash(arena.play(setup, duelSeed(7, n), [random, random]).state))).toEqual(hashes);
    expect(new Set(hashes).size).toBe(3);
  });

  it('moves to a larger state when a table runs full, and nobody can tell', () => {
    const tight: Game<S> = {
      ...game,
      apply(s, d) {
        if (s.sizeClass < 512 && s.ply === 4) throw new CapacityExceeded('event', 1, s.sizeClass);
        game.apply(s, d);
      },
    };
    const played = new Arena(tight).play(setup, 3, [random, thrifty]);
    expect(played.state.sizeClass).toBe(512);
    const plain = new Arena(game).play(setup, 3, [random, thrifty]);
    expect(game.hash(played.state)).toBe(game.hash(plain.state));
    expect(played.decisions).toEqual(plain.decisions);
  });

  it('that goes wrong says with which seed and after which decisions', () => {
    const broken: Game<S> = {
      ...game,
      apply(s, d) {
        if (s.ply === 2) throw new Error('the engine stumbles');
        game.apply(s, d);
      },
    };
    const fault = (() => {
      try {
        return new Arena(broken).play(setup, 5, [random, random]);
      } catch (error) {
        return error;
      }
    })();
    expect(fault).toBeInstanceOf(DuelFault);
    expect(fault).toMatchObject({ message: 'the engine stumbles', seed: 5, decisions: { length: 3 } });
    expect(() => new Arena(game, 4).play(setup, 5, [random, random])).toThrow('no end after 4 decisions');
  });
});

describe('random', () => {
  it('chooses each decision equally often, and a declaration counts once however many names there are', () => {
    const types = codecs({
      pass: { operands: {} },
      play: { operands: { card: 'entity' } },
      name: { operands: { name: 'definition' } },
    });
    const [pass, play, name] = types as [(typeof types)[0], (typeof types)[0], (typeof types)[0]];
    const menu = Int32Array.of(
      pack(pass, 0, 0, 0),
      pack(play, 1, 0, 0),
      ...Array.from({ length: 98 }, (_, i) => pack(name, i, 0, 0)),
    );
    const bot: Bot<S> = random(1);
    const table = { engine: { codecs: types } } as unknown as Game<S>;
    const counts = [0, 0, 0];
    const names = new Set<number>();
    for (let i = 0; i < 3000; i++) {
      const d = bot.choose(null as never, menu, menu.length, table, null as never);
      const type = d & 63;
      counts[type] = (counts[type] ?? 0) + 1;
      if (type === 2) names.add(d);
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100);
    expect(names.size).toBe(98);
  });
});

describe('greedy', () => {
  it('beats random', () => {
    const arena = new Arena(game);
    const won = Array.from({ length: 200 }, (_, n) => arena.play(setup, n, [random, thrifty]).state.result).filter(
      (r) => r === 2,
    );
    expect(won.length).toBeGreaterThan(110);
  });

  it('sees its own hand and not the other', () => {
    const seen: number[] = [];
    const spy: Bot<S> = {
      name: 'spy',
      looks: true,
      choose(view, menu, _n, { engine }, { seat }) {
        for (const [whose, sign] of [
          [seat, 1],
          [1 - seat, -1],
        ] as const)
          for (let e = view.zone.head[rowOf(engine, 'hand', whose)]; e !== 0; e = view.card.next[e])
            seen.push(sign * view.card.definition[e]);
        return menu[0];
      },
    };
    new Arena(game).play(setup, 2, [() => spy, () => spy]);
    expect(seen.some((definition) => definition > 0)).toBe(true);
    expect(seen.every((definition) => definition >= 0)).toBe(true);
  });
});
