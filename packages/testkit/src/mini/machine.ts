import { answers, type ChartContext, type ChartEvent } from '@rulechart/core';
import { setup } from 'xstate';
import type { MiniState } from './state.ts';

/** Names of the chart's actions; `answer` and `resume` are the core's. */
export const actions = [
  'answer',
  'resume',
  'beginTurn',
  'openMain',
  'playUnit',
  'hideUnit',
  'setCard',
  'beginActivation',
  'commitRecord',
  'tidyTriggers',
  'beginTrigger',
  'offerTrigger',
  'declineTrigger',
  'openPriority',
  'pass',
  'resolveTop',
  'dropTop',
  'applyRule',
  'declareAttack',
  'beginClash',
  'strike',
  'endAttack',
  'endTurn',
] as const;
/** Names of the chart's guards; `isAsking` and `isOver` are the core's. */
export const guards = [
  'isAsking',
  'isOver',
  'mustTrigger',
  'hasTrigger',
  'lastPass',
  'stackWaits',
  'aRuleIsDue',
  'attackStands',
] as const;

const each = <const N extends readonly string[], F>(names: N, value: F) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<N[number], F>;

const rules = setup({
  types: { context: {} as ChartContext<MiniState>, events: {} as ChartEvent, input: {} as ChartContext<MiniState> },
  actions: each(actions, () => {}),
  guards: each(guards, () => false),
});

/** Runs the programs on the stack, asking whenever somebody has to decide. */
const programs = () =>
  rules.createStateConfig({
    initial: 'going',
    states: {
      going: { entry: 'resume', always: 'looking' },
      looking: {
        always: [{ guard: 'isOver', target: '#over' }, { guard: 'isAsking', target: 'asking' }, { target: 'finished' }],
      },
      asking: {
        meta: { ask: 'question', rule: 'mini/answering' },
        on: Object.fromEntries(answers.map((answer) => [answer, { actions: 'answer' as const, target: 'looking' }])),
      },
      finished: { type: 'final' },
    },
  });

/** An activation is under way. */
const underWay = { needs: ['recordCount'] };

/** Both seats may respond until both pass; then the stack resolves from the top, and everything starts over. */
const window = () =>
  rules.createStateConfig({
    initial: 'settling',
    states: {
      settling: {
        always: [
          { guard: 'isOver', target: '#over' },
          { guard: 'aRuleIsDue', actions: 'applyRule', target: 'applying' },
          { target: 'triggers' },
        ],
      },
      applying: { ...programs(), onDone: 'settling' },
      triggers: {
        entry: 'tidyTriggers',
        always: [
          { guard: 'isOver', target: '#over' },
          { guard: 'mustTrigger', actions: 'beginTrigger', target: 'paying' },
          { guard: 'hasTrigger', target: 'offering' },
          { target: 'priority', actions: 'openPriority' },
        ],
      },
      offering: {
        entry: 'offerTrigger',
        meta: { ask: 'trigger', rule: 'mini/triggers', needs: ['triggerCount'] },
        on: {
          use: { actions: 'beginTrigger', target: 'paying' },
          decline: { actions: 'declineTrigger', target: 'triggers' },
        },
      },
      paying: { meta: underWay, ...programs(), onDone: { actions: 'commitRecord', target: 'triggers' } },
      priority: {
        meta: { ask: 'response', rule: 'mini/responses' },
        on: {
          activate: { actions: 'beginActivation', target: 'paying' },
          pass: [{ guard: 'lastPass', target: 'passed' }, { actions: 'pass' }],
        },
      },
      passed: { always: [{ guard: 'stackWaits', target: 'resolving' }, { target: 'closed' }] },
      resolving: {
        meta: underWay,
        entry: 'resolveTop',
        ...programs(),
        onDone: { actions: 'dropTop', target: 'resolved' },
      },
      resolved: { always: [{ guard: 'stackWaits', target: 'resolving' }, { target: 'settling' }] },
      closed: { type: 'final' },
    },
  });

/** The turn of the mini rule set: draw, main, attacks with a clash, end. */
export const machine = rules.createMachine({
  id: 'mini',
  context: ({ input }) => input,
  initial: 'turn',
  states: {
    turn: {
      id: 'turn',
      initial: 'draw',
      states: {
        draw: { entry: 'beginTurn', ...programs(), onDone: 'main' },
        main: {
          id: 'main',
          initial: 'idle',
          states: {
            idle: {
              entry: 'openMain',
              meta: { ask: 'main', rule: 'mini/main' },
              on: {
                play: { actions: 'playUnit', target: 'acting' },
                hide: { actions: 'hideUnit', target: 'acting' },
                set: { actions: 'setCard', target: 'idle', reenter: true },
                activate: { actions: 'beginActivation', target: 'paying' },
                attack: { actions: 'declareAttack', target: '#attack' },
                endTurn: '#ending',
              },
            },
            acting: { ...programs(), onDone: 'window' },
            paying: { meta: underWay, ...programs(), onDone: { actions: 'commitRecord', target: 'window' } },
            window: { ...window(), onDone: 'idle' },
          },
        },
        attack: {
          id: 'attack',
          initial: 'declared',
          exit: 'endAttack',
          states: {
            declared: { ...window(), onDone: [{ guard: 'attackStands', target: 'showing' }, { target: 'done' }] },
            showing: { entry: 'beginClash', ...programs(), onDone: 'boosting' },
            boosting: { ...window(), onDone: [{ guard: 'attackStands', target: 'striking' }, { target: 'done' }] },
            striking: { entry: 'strike', ...programs(), onDone: 'after' },
            after: { ...window(), onDone: 'done' },
            done: { type: 'final' },
          },
          onDone: 'main',
        },
        ending: { id: 'ending', entry: 'endTurn', ...programs(), onDone: { target: '#turn', reenter: true } },
      },
    },
    over: { id: 'over', type: 'final' },
  },
});
