import { battle } from './battle.ts';
import { zx } from './names.ts';
import { performing, playing, program } from './performing.ts';
import { preprocessing } from './preprocessing.ts';

const mulligan = (ask: 'askFirst' | 'askSecond', next: string) =>
  zx.createStateConfig({
    initial: 'asking',
    states: {
      asking: {
        entry: ask,
        meta: { ask: 'mulligan', rule: 'setup/mulligan' },
        on: { keep: 'done', redraw: 'redrawing' },
      },
      redrawing: { ...performing('redraw'), onDone: 'done' },
      done: { type: 'final' },
    },
    onDone: next as never,
  });

/** A phase begins: what begins with it happens, and is preprocessed. */
const beginning = (phase: string, next: string) => ({
  beginning: { ...performing(program(phase)), onDone: 'begun' as never },
  begun: { ...preprocessing(), onDone: next as never },
});

/** The whole duel: set-up, then turns of six phases until somebody has lost. */
export const turn = zx.createMachine({
  id: 'zx',
  context: ({ input }) => input,
  initial: 'setup',
  states: {
    setup: {
      initial: 'first',
      states: {
        first: mulligan('askFirst', 'second'),
        second: mulligan('askSecond', 'dealing'),
        dealing: { entry: 'dealRest', always: 'dealt' },
        dealt: { type: 'final' },
      },
      onDone: 'turn',
    },
    turn: {
      id: 'turn',
      entry: 'beginTurn',
      initial: 'reboot',
      states: {
        reboot: {
          initial: 'beginning',
          states: {
            ...beginning('reboot phase', 'rebooting'),
            rebooting: { ...performing(program('reboot')), onDone: 'rebooted' },
            rebooted: { ...preprocessing(), onDone: 'over' },
            over: { type: 'final' },
          },
          onDone: 'draw',
        },
        draw: {
          initial: 'beginning',
          states: {
            ...beginning('draw phase', 'drawing'),
            drawing: { ...performing('drawForTurn'), onDone: 'drawn' },
            drawn: { ...preprocessing(), onDone: 'over' },
            over: { type: 'final' },
          },
          onDone: 'resource',
        },
        resource: {
          initial: 'beginning',
          states: {
            ...beginning('resource phase', 'choosing'),
            choosing: {
              entry: 'askTurnPlayer',
              meta: { ask: 'resource', rule: 'turn/resource' },
              on: { putResource: { target: 'putting', actions: 'putResource' }, pass: 'put' },
            },
            putting: { ...performing(), onDone: 'put' },
            put: { ...preprocessing(), onDone: 'over' },
            over: { type: 'final' },
          },
          onDone: 'ignition',
        },
        ignition: {
          initial: 'beginning',
          states: {
            ...beginning('ignition phase', 'looking'),
            looking: { always: [{ guard: 'chargeIsEmpty', target: 'over' }, { target: 'choosing' }] },
            choosing: {
              entry: 'askTurnPlayer',
              meta: { ask: 'ignition', rule: 'turn/ignition' },
              on: { ignite: { target: 'igniting', actions: 'ignite' }, pass: 'over' },
            },
            igniting: {
              ...performing(),
              onDone: [
                { guard: 'mayPlayRevealed', target: 'revealed' },
                { guard: 'somethingIsRevealed', target: 'leaving' },
                { target: 'ignited' },
              ],
            },
            revealed: {
              entry: 'offerRevealed',
              meta: { ask: 'ignition', rule: 'turn/ignition' },
              on: {
                deploy: { target: 'deploying', actions: 'deployCard' },
                activate: { target: 'event', actions: 'beginActivation' },
                pass: 'leaving',
              },
            },
            deploying: { ...performing(), onDone: 'ignited' },
            event: { ...playing(), onDone: 'ignited' },
            leaving: { ...performing(program('leave turned up')), onDone: 'ignited' },
            ignited: { ...preprocessing(), onDone: 'looking' },
            over: { type: 'final' },
          },
          onDone: 'main',
        },
        main: {
          initial: 'beginning',
          states: {
            ...beginning('main phase', 'idle'),
            idle: {
              entry: 'openMain',
              meta: { ask: 'main', rule: 'turn/main' },
              on: {
                deploy: { target: 'acting', actions: 'deployCard' },
                deployEx: { target: 'acting', actions: 'deployEx' },
                shift: { target: 'acting', actions: 'shiftOnto' },
                activate: { target: 'playing', actions: 'beginActivation' },
                attack: { target: 'battle', actions: 'declareAttack' },
                endTurn: 'over',
              },
            },
            acting: { ...performing(), onDone: 'acted' },
            playing: { ...playing(), onDone: 'acted' },
            acted: { ...preprocessing(), onDone: 'idle' },
            battle: { ...battle(), onDone: 'idle' },
            over: { type: 'final' },
          },
          onDone: 'end',
        },
        end: {
          initial: 'beginning',
          states: {
            ...beginning('end phase', 'closing'),
            closing: { ...performing(program('end of turn')), onDone: 'closed' },
            closed: { ...preprocessing(), onDone: 'healing' },
            healing: { ...performing(program('heal')), onDone: 'healed' },
            healed: { ...preprocessing(), onDone: 'discarding' },
            discarding: { ...performing(program('hand limit')), onDone: 'over' },
            over: { type: 'final' },
          },
          onDone: 'done',
        },
        done: { type: 'final' },
      },
      onDone: { target: 'turn', reenter: true },
    },
    over: { id: 'over', type: 'final' },
  },
});
