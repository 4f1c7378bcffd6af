import { type actionNames, answersTo, expert } from './names.ts';

type Action = (typeof actionNames)[number];
/** An action, with its params if it has any. */
export type Begin = Action | { readonly type: Action; readonly params: never };

/** A program of the rules runs to its end; on the way somebody may have to decide. */
export const performing = (begin: Begin | readonly Begin[]) =>
  expert.createStateConfig({
    initial: 'running',
    states: {
      running: {
        entry: [...(Array.isArray(begin) ? begin : [begin]), 'resume'] as never,
        always: [{ guard: 'isAsking', target: 'asking' }, { target: 'done' }],
      },
      asking: { meta: { ask: 'question', rule: 'table/question' }, on: answersTo('answered') },
      answered: { always: [{ guard: 'isAsking', target: 'asking' }, { target: 'done' }] },
      done: { type: 'final', entry: 'checkDefeat' },
    },
  });
