/** What card files are written with; they import nothing else. */

export type { Cards, CardTree, Clause, EffectTree, Test } from '@rulechart/core';
export {
  afterThat,
  afterwards,
  all,
  andAlso,
  any,
  arrange,
  as,
  atTheSameTime,
  choose,
  compare,
  count,
  declare,
  forEach,
  host,
  ifYouDo,
  inZone,
  it,
  lasting,
  may,
  named,
  nameNumber,
  not,
  oneOf,
  pickPlace,
  remember,
  repeat,
  some,
  stat,
  thisCard,
  when,
} from '@rulechart/core';
export * from './authoring/cards.ts';
export {
  attackCost,
  continuous,
  type EffectText,
  fieldIgnition,
  fieldQuick,
  fieldTrigger,
  flip,
  ifTrigger,
  ignition,
  immediate,
  maintenance,
  mustAnswer,
  mustTrigger,
  procedure,
  property,
  quick,
  ruleText,
  substituteEffect,
  whenTrigger,
} from './authoring/effects.ts';
export * from './authoring/filters.ts';
export * from './authoring/kinds.ts';
export * from './authoring/parts.ts';
export * from './authoring/revived.ts';
export {
  allowNormalSummons,
  endBattlePhase,
  endLasting,
  fixNumber,
  makeAttackDirect,
  makeBattle,
  noteCard,
  noteNumber,
  redirectAttack,
  skipPhase,
} from './verbs/battle.ts';
export { blockZones } from './verbs/blockZones.ts';
export { callCoin, chooseAtRandom, rollDie, tossCoins } from './verbs/chance.ts';
export { giveControl, moveColumn, placeAsSpell, resetControl, swapControl } from './verbs/control.ts';
export { addCounters, removeCounters } from './verbs/counters.ts';
export {
  arrangeTop,
  drawUpTo,
  excavate,
  intoOpponentsDeck,
  lookAtHand,
  putOnTop,
  reveal,
  stack,
  toDeck,
} from './verbs/deck.ts';
export { destroy } from './verbs/destroy.ts';
export { discard, discardHand, discardRandom, discardThose, sendFromHand } from './verbs/discard.ts';
export { disguise } from './verbs/disguise.ts';
export { draw } from './verbs/draw.ts';
export { absorb, equip } from './verbs/equip.ts';
export { becomeMonster, fusionSummon, ritualSummon } from './verbs/fusion.ts';
export {
  damage,
  gainLife,
  loseLife,
  payDownTo,
  payHalf,
  payLife,
  payMultiples,
  regainHalf,
  setLife,
} from './verbs/life.ts';
export { sendTop, shuffleDeck, toGraveyard, toHand } from './verbs/move.ts';
export {
  changeEffect,
  copyEffect,
  negateActivation,
  negateAttack,
  negateEffect,
  negateSummon,
} from './verbs/negate.ts';
export { normalSummon } from './verbs/normalSummon.ts';
export { changePosition, turnFaceDown, turnFaceUp } from './verbs/position.ts';
export { remove, removeFromGraveyard } from './verbs/remove.ts';
export { setCard } from './verbs/setCard.ts';
export { specialSummon, specialSummonEach } from './verbs/specialSummon.ts';
export { makeTokens } from './verbs/tokens.ts';
export { tribute, tributeThis, tributeThose } from './verbs/tribute.ts';
export { winDuel } from './verbs/win.ts';

/**
 * Names that a card may mention. A package of cards adds its index of names here (as `card` and `group`), so that a
 * misspelt name does not compile; without one, any text is a name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to
export interface KnownNames {}
/** The name of a card that a card may mention. */
export type KnownCard = KnownNames extends { readonly card: infer N extends string } ? N : string;
/** A part of names that a card may mention. */
export type KnownGroup = KnownNames extends { readonly group: infer N extends string } ? N : string;
