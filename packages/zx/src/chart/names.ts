import { answers, type ChartContext, type ChartEvent } from '@rulechart/core';
import { setup } from 'xstate';
import type { Duel } from '../duel.ts';

/** The actions the charts name; `actions/` carries them out, and the core `answer` and `resume`. */
export const actionNames = [
  'answer',
  'resume',
  'askFirst',
  'askSecond',
  'redraw',
  'dealRest',
  'beginTurn',
  'askTurnPlayer',
  'openMain',
  'runProgram',
  'drawForTurn',
  'putResource',
  'ignite',
  'offerRevealed',
  'deployCard',
  'deployEx',
  'shiftOnto',
  'beginActivation',
  'resolveRecord',
  'finishRecord',
  'applyRule',
  'designate',
  'pointDone',
  'beginOnly',
  'beginTrigger',
  'declareAttack',
  'openEventStep',
  'askHolder',
  'actedInEventStep',
  'passEventStep',
  'strikeNow',
  'endBattle',
] as const;

/** The guards the charts name. */
export const guardNames = [
  'isAsking',
  'isOver',
  'aRuleIsDue',
  'abilityWaits',
  'abilitiesWait',
  'damageWaits',
  'mayPlayRevealed',
  'somethingIsRevealed',
  'chargeIsEmpty',
  'otherHasPassed',
] as const;

/** An action the charts name. */
export type ActionName = (typeof actionNames)[number];
type GuardName = (typeof guardNames)[number];
type Params = { readonly program: string } | undefined;

const none = (): void => {};
const never = (): boolean => false;

/** `setup` of all charts of these rules: a misspelt action or guard does not compile. */
export const zx = setup({
  types: { context: {} as ChartContext<Duel>, events: {} as ChartEvent, input: {} as ChartContext<Duel> },
  actions: Object.fromEntries(actionNames.map((name) => [name, none])) as unknown as Record<
    ActionName,
    (_: unknown, params: Params) => void
  >,
  guards: Object.fromEntries(guardNames.map((name) => [name, never])) as unknown as Record<
    GuardName,
    (_: unknown, params: undefined) => boolean
  >,
});

/** Every kind of answer, leading to the same state. */
export const answersTo = <const T extends string>(target: T) =>
  Object.fromEntries(answers.map((answer) => [answer, { target, actions: 'answer' as const }]));
