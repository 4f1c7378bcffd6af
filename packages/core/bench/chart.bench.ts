import { bench, describe } from 'vitest';
import { createActor } from 'xstate';
import { chart, events, machine, newRounds, pass } from '../test/chart/fixture.ts';

// One iteration is 100 events; each is one transition, a done event and what follows from it.
const perIteration = 100;

describe(`${perIteration} chart events`, () => {
  const s = newRounds();
  chart.start(s);
  bench('compiled', () => {
    for (let i = 0; i < perIteration; i++) chart.send(s, pass, 0);
  });

  const actor = createActor(machine, { input: { game: newRounds() } }).start();
  const message = { type: events[pass] };
  bench('XState actor', () => {
    for (let i = 0; i < perIteration; i++) actor.send(message);
  });
});
