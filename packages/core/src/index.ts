export * from './asking.ts';
export * from './bindings.ts';
export { hasBit } from './bits.ts';
export * from './chart/index.ts';
export * from './compile.ts';
export { connectives } from './connectives.ts';
export * from './context.ts';
export * from './continuous.ts';
export { controlGoesRound, controlOf, isControlOverruled, isControlSettled } from './control.ts';
export * from './decision.ts';
export { plainSpeakers, type WholeRuleSet, whole } from './defaults.ts';
export { type Effect, triggerStands } from './effect.ts';
export * from './engine.ts';
export * from './errors.ts';
export {
  collect,
  dropTrigger,
  emit,
  type Happened,
  inForce,
  pendAgain,
  runWaitingWatch,
  waitingWatch,
} from './events.ts';
export { factsOf } from './facts.ts';
export { renumberCards } from './following.ts';
export * from './game.ts';
export { forCards, intends } from './intending.ts';
export * from './journal.ts';
export * from './layout.ts';
export * from './letPass.ts';
export * from './limits.ts';
export * from './lingering.ts';
export type * from './module.ts';
export * from './names.ts';
export * from './obligations.ts';
export * from './part.ts';
export * from './position.ts';
export { possibleClause, possibleClauses } from './possible.ts';
export * from './program.ts';
export * from './question.ts';
export * from './random.ts';
export * from './records.ts';
export * from './refusal.ts';
export * from './replay.ts';
export type * from './ruleset.ts';
export * from './seats.ts';
export * from './session.ts';
export { commitCore, type Intent, intend, interrupt, takeForced, wouldGo } from './settle.ts';
export { shown } from './setup.ts';
export { isKnownTo, isKnownToAll, knows, sees, show } from './sight.ts';
export * from './speech.ts';
export * from './state.ts';
export * from './stock.ts';
export type * from './tree.ts';
export * from './turn.ts';
export * from './verb.ts';
export { redeal } from './view.ts';
export { pickedPlace, pushFrame, type Running, run } from './vm.ts';
export * from './words.ts';
export * from './zones.ts';
