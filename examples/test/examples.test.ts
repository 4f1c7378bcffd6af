import { below, randomSource } from '@rulechart/core';
import { expect, it } from 'vitest';
import { best, game, start } from '../src/search.ts';
import { track } from '../src/tracker.ts';

it('search beats a seat that plays at random', () => {
  const menu = new Int32Array(64);
  const random = randomSource(1);
  const won = Array.from({ length: 40 }, (_, seed) => seed).filter((seed) => {
    const s = start(seed);
    while (s.result === 0) {
      const n = game.legal(s, menu);
      game.apply(s, s.decider === 1 ? best(s, 4).d : (menu[below(random, n)] as number));
    }
    return s.result === 2;
  });
  expect(won.length).toBeGreaterThan(26);
});

it('the tracker follows turn and priority with nothing but the statechart', () => {
  const tracker = track();
  expect(tracker.now).toBe('turn 1, lead: A may play');
  tracker.tell('play');
  expect(tracker.now).toBe('turn 1, answer: B may play or pass');
  tracker.tell('play');
  expect(tracker.now).toBe('turn 1, answer: A may play or pass');
  tracker.tell('pass');
  expect(tracker.now).toBe('turn 2, lead: B may play');
});
