import { createActor } from 'xstate';
import { machine } from '../tiny/tiny.ts';

// A turn and priority tracker for playing with paper cards: the exported statechart in a plain actor, and no engine.

/** Tells what was done at the table (`play`, `pass`), and who may do what now. */
export function track() {
  let [turn, decides] = [0, 'A'];
  const actor = createActor(
    machine.provide({
      actions: {
        beginTurn: () => turn++,
        askOther: () => (decides = decides === 'A' ? 'B' : 'A'),
        run: () => {}, // the cards lie on the table: people move them
        answer: () => {},
        judge: () => {},
      },
      guards: { isOver: () => false, isAsking: () => false },
    }),
  ).start();
  return {
    tell: (type: string) => actor.send({ type }),
    get now() {
      const snapshot = actor.getSnapshot();
      const can = ['play', 'pass'].filter((type) => snapshot.can({ type }));
      return `turn ${turn}, ${snapshot.value}: ${decides} may ${can.join(' or ')}`;
    },
  };
}
