import { battlePhase } from './battle.ts';
import { mainPhase } from './main.ts';
import { expert } from './names.ts';
import { performing } from './performing.ts';
import { window } from './window.ts';

const enter = (phase: 'draw' | 'standby' | 'end') => ({ type: 'enterPhase', params: { phase } }) as const;
const announcing = (event: string) => performing({ type: 'announce', params: { event } } as never);

/** ターンの流れ: the turn as it is printed on the play mat. */
export const turn = expert.createMachine({
  id: 'duel',
  /** The duel the actor plays on. */
  context: ({ input }) => input as never,
  initial: 'turn',
  states: {
    turn: {
      id: 'turn',
      meta: { rule: 'turn/order' },
      initial: 'draw',
      entry: 'beginTurn',
      always: { guard: 'isOver', target: '#over' },
      states: {
        draw: {
          meta: { rule: 'turn/draw-phase' },
          entry: enter('draw'),
          initial: 'drawing',
          states: {
            drawing: { ...performing('drawForTurn'), onDone: 'open' },
            open: { ...window(), onDone: 'over' },
            over: { type: 'final' },
          },
          onDone: 'standby',
        },
        standby: {
          meta: { rule: 'turn/standby-phase' },
          entry: enter('standby'),
          initial: 'maintenance',
          states: {
            maintenance: { ...announcing('maintenance'), onDone: 'effects' },
            effects: { ...announcing('standby phase'), onDone: 'open' },
            open: { ...window(), onDone: 'over' },
            over: { type: 'final' },
          },
          onDone: 'main1',
        },
        main1: { ...mainPhase('main1'), onDone: [{ guard: 'leavesForBattle', target: 'battle' }, { target: 'end' }] },
        battle: { ...battlePhase(), onDone: 'main2' },
        main2: { ...mainPhase('main2'), onDone: 'end' },
        end: {
          meta: { rule: 'turn/end-phase' },
          entry: enter('end'),
          initial: 'effects',
          states: {
            effects: { ...announcing('end phase'), onDone: 'open' },
            open: { ...window(), onDone: 'hand' },
            hand: {
              meta: { rule: 'turn/hand-limit' },
              always: [{ guard: 'handIsTooLarge', target: 'adjusting' }, { target: 'over' }],
            },
            adjusting: { ...performing('adjustHand'), onDone: 'adjusted' },
            // What that sets off and must be used, nothing else (§2.9).
            adjusted: { ...window(), onDone: 'hand' },
            over: { type: 'final' },
          },
          onDone: 'boundary',
        },
        boundary: { ...performing('endTurn'), onDone: 'over' },
        over: { type: 'final' },
      },
      onDone: { target: 'turn', reenter: true },
    },
    over: { id: 'over', type: 'final' },
  },
});
