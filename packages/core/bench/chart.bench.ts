import { bench, describe } from 'vitest';
import { createActor } from 'xstate';
import { chart, machine, newRounds, pass, take } from '../test/chart/fixture.ts';

/** Ten rounds in which both seats pass, then the counters are taken: 30 events. */
const events = [...Array.from({ length: 20 }, () => pass), ...Array.from({ length: 10 }, () => take)];

describe('thirty events of a chart', () => {
  bench('compiled tables', () => {
    const s = newRounds();
    chart.start(s);
    for (const event of events) chart.send(s, event, 1);
  });
  bench('an XState actor', () => {
    const actor = createActor(machine, { input: { game: newRounds() } });
    actor.start();
    for (const event of events) actor.send({ type: chart.events[event] as string, d: 1 });
    actor.stop();
  });
});
