import { zx } from './names.ts';
import { performing, playing, program } from './performing.ts';
import { preprocessing } from './preprocessing.ts';

/** バトル: declaration, event step, damage step, end. */
export const battle = () =>
  zx.createStateConfig({
    initial: 'declaring',
    states: {
      declaring: { ...performing(), onDone: 'declared' },
      declared: { ...preprocessing(), onDone: 'eventStep' },
      eventStep: {
        entry: 'openEventStep',
        initial: 'asking',
        states: {
          asking: {
            entry: 'askHolder',
            meta: { ask: 'event', rule: 'battle/event-step' },
            on: {
              activate: { target: 'playing', actions: 'beginActivation' },
              pass: [
                { guard: 'otherHasPassed', target: 'over' },
                { target: 'between', actions: 'passEventStep' },
              ],
            },
          },
          playing: { ...playing(), onDone: { target: 'between', actions: 'actedInEventStep' } },
          between: { ...preprocessing(), onDone: 'asking' },
          over: { type: 'final' },
        },
        onDone: 'damageStep',
      },
      damageStep: { ...performing('strikeNow'), onDone: 'damaged' },
      damaged: { ...preprocessing(), onDone: 'ending' },
      ending: { ...performing(program('battle ends')), onDone: 'ended' },
      ended: { ...preprocessing(), onDone: 'done' },
      done: { type: 'final', entry: 'endBattle' },
    },
  });
