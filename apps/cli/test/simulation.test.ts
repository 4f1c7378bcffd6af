import { mini } from '@rulechart/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openGame } from '../src/games.ts';
import { Board, playAll, type Task } from '../src/simulation.ts';
import { run } from './run.ts';

const decks = [mini.decks[0]?.deck, mini.decks[0]?.deck] as unknown as NonNullable<Task['decks']>;

describe('a run of duels', () => {
  afterEach(() => vi.restoreAllMocks());
  it('goes on after a faulty one, which is recorded', async () => {
    const opened = await openGame({ rules: 'mini' });
    const { game } = opened;
    const board = new Board(20);
    const task: Task = { rules: 'mini', decks, seed: 1, duels: 20, policy: 'random', board: board.buffer };
    const { apply } = game;
    let applied = 0;
    vi.spyOn(game, 'apply').mockImplementation((s, d) => {
      if (++applied === 100) throw new TypeError('something broke');
      apply(s, d);
    });
    const faults = await playAll(opened, task);
    expect(faults).toEqual([
      { duel: expect.any(Number), seed: expect.any(Number), message: 'something broke', decisions: expect.any(Array) },
    ]);
    expect(faults[0]?.decisions.length).toBeGreaterThan(0);
    expect(board.done).toBe(20);
    const won = Array.from({ length: 20 }, (_, duel) => board.get(duel, 'result') > 0);
    expect(won.filter((ended) => !ended)).toHaveLength(1);
  });

  it('that is stopped tells what it has', async () => {
    const running = run('simulate --rules tiny --duels 10000000 --json');
    const timer = setInterval(() => process.emit('SIGINT'), 200);
    const { code, out, err } = await running;
    clearInterval(timer);
    expect(code).toBe(130);
    expect(err).toMatch(/stopped after \d+ of 10000000 duels$/);
    const { duels, wins, draws } = JSON.parse(out);
    expect(duels).toBeGreaterThan(0);
    expect(wins[0] + wins[1] + draws).toBe(duels);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it('of Z/X with drawn decks', async () => {
    const line = 'simulate --rules zx --random-decks --duels 10 --json';
    const [one, again, other] = [await run(line), await run(line), await run(`${line} --seed 2`)];
    expect(one).toMatchObject({ code: 0, err: '' });
    const digest = ({ out }: typeof one): string => JSON.parse(out).digest;
    expect(digest(again)).toBe(digest(one));
    expect(digest(other)).not.toBe(digest(one));
  }, 60_000);
});
