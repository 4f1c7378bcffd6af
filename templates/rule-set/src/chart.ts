import { createMachine } from 'xstate';

const run = (program: string) => ({ type: 'run', params: { program } });
const place = { actions: run('place'), target: 'settling' };
const pass = { actions: [run('draw'), 'askOther'], target: 'lead' };
const answered = { actions: 'answer', target: 'settling' };
const over = { guard: 'isOver', target: 'over' };
const asking = { guard: 'isAsking', target: 'asking' };
const fallen = { guard: 'hasFallen', target: 'lead' };

/** Who may do what, when: one seat leads a stone, the other answers with one or passes. */
export const machine = createMachine({
  id: 'cairn',
  context: ({ input }) => input,
  initial: 'lead',
  states: {
    lead: { meta: { ask: 'lead', rule: 'cairn/lead' }, entry: 'beginTurn', on: { lead: place } },
    answer: { meta: { ask: 'answer', rule: 'cairn/answer' }, on: { push: place, pass } },
    settling: { entry: 'judge', always: [over, asking, fallen, { actions: 'askOther', target: 'answer' }] },
    asking: { meta: { ask: 'question', rule: 'table/card' }, on: { pick: answered, done: answered } },
    over: { type: 'final' },
  },
});
