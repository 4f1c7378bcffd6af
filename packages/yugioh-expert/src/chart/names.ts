import type { ChartContext, ChartEvent } from '@rulechart/core';
import { setup } from 'xstate';
import type { Duel, Phase } from '../duel.ts';

/** The actions the charts name; `actions/` carries them out. */
export const actionNames = [
  'answer',
  'resume',
  'checkDefeat',
  'openWindow',
  'closeWindow',
  'returnPriority',
  'passPriority',
  'offerAnswer',
  'beginActivation',
  'placeLink',
  'sortTriggers',
  'askTriggers',
  'askMandatory',
  'beginTrigger',
  'declineTriggers',
  'closeChain',
  'announceLink',
  'beginLink',
  'endLink',
  'sendSpent',
  'runWaitingWatch',
  'beginTurn',
  'endTurn',
  'askTurnPlayer',
  'leave',
  'stay',
  'adjustHand',
  'declareNormalSummon',
  'declareSet',
  'declareFlipSummon',
  'declareSpecialSummon',
  'payForSummon',
  'offerNegation',
  'completeSummon',
  'setSpellOrTrap',
  'changePosition',
  'beginBattle',
  'endBattle',
  'declareAttack',
  'payForAttack',
  'announceAttack',
  'retarget',
  'giveUpAttack',
  'flipAttacked',
  'endDamageStep',
  'estimateDamage',
  'calculateDamage',
  'inflictDamage',
  'destroyDoomed',
  'endAttack',
  'checkField',
  'enterPhase',
  'enterStep',
  'announce',
  'drawForTurn',
] as const;

/** The guards the charts name. */
export const guardNames = [
  'isAsking',
  'isOver',
  'anActivationHasBegun',
  'aTriggerWaits',
  'chainIsOpen',
  'windowIsOpen',
  'aWatchWaits',
  'otherHasPassed',
  'aMandatoryEffectIsLeft',
  'aLinkIsLeft',
  'isLeaving',
  'leavesForBattle',
  'summonCanBeNegated',
  'summonIsNegated',
  'aSummonIsDeclared',
  'aSummonIsDue',
  'attackIsOff',
  'replayIsDue',
  'battleIsOff',
  'battleIsOver',
  'handIsTooLarge',
] as const;

type ActionName = (typeof actionNames)[number];
type GuardName = (typeof guardNames)[number];
type Params = { readonly phase: Phase } | { readonly step: string } | { readonly event: string } | undefined;

const none = (): void => {};
const never = (): boolean => false;

/** `setup` of all charts of these rules: a misspelt action or guard does not compile. */
export const expert = setup({
  types: { context: {} as ChartContext<Duel>, events: {} as ChartEvent },
  actions: Object.fromEntries(actionNames.map((name) => [name, none])) as unknown as Record<
    ActionName,
    (_: unknown, params: Params) => void
  >,
  guards: Object.fromEntries(guardNames.map((name) => [name, never])) as unknown as Record<
    GuardName,
    (_: unknown, params: Params) => boolean
  >,
});

/** Every kind of answer, leading to the same state. */
export const answersTo = <const T extends string>(target: T) => {
  const to = { target, actions: 'answer' as const };
  return { pick: to, done: to, choose: to, answer: to, order: to, number: to, place: to };
};
