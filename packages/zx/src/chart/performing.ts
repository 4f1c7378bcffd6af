import { type ActionName, answersTo, zx } from './names.ts';

/** An action, with its params if it has any. */
export type Begin = ActionName | { readonly type: ActionName; readonly params: never };

/** An action that runs one of the rules' programs for the turn player. */
export const program = (name: string): Begin => ({ type: 'runProgram', params: { program: name } as never });

/** A program of the rules runs to its end; on the way somebody may have to decide. */
export const performing = (...begin: Begin[]) =>
  zx.createStateConfig({
    initial: 'running',
    states: {
      running: {
        entry: [...begin, 'resume'] as never,
        always: [{ guard: 'isAsking', target: 'asking' }, { target: 'done' }],
      },
      asking: { meta: { ask: 'question', rule: 'table/question' }, on: answersTo('answered') as never },
      answered: { always: [{ guard: 'isAsking', target: 'asking' }, { target: 'done' }] },
      done: { type: 'final' },
    },
  });

/** What is played has a record. */
const underWay = { needs: ['recordCount'] };

/** A card or ability is played: it is shown and paid for, then resolves at once and completely. */
export const playing = (...begin: Begin[]) =>
  zx.createStateConfig({
    initial: 'paying',
    states: {
      paying: { meta: underWay, ...performing(...begin), onDone: 'resolving' },
      resolving: { meta: underWay, ...performing('resolveRecord'), onDone: 'finishing' },
      finishing: { ...performing('finishRecord'), onDone: 'played' },
      played: { type: 'final' },
    },
  });
