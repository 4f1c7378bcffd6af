import type { Voice } from '@rulechart/core';
import type { ja } from './ja.ts';

/** Refusals in English; one that Japanese has and English lacks does not compile. */
export const en: { readonly [C in keyof typeof ja]: Voice[string] } = {
  'wrong-zone': ({ card, zones }, say) =>
    `${say.card(card as number)} cannot be used from there (from: ${(zones as readonly string[]).map((zone) => say.zone(zone)).join(', ')}).`,
  'condition-not-met': ({ card, effect, condition }, say) =>
    `The condition of ${say.card(card as number)} is not met: ${say.word('condition', `${effect}.${condition}`)}.`,
  'limit-reached': ({ card, per }, say) =>
    `The effect of ${say.card(card as number)} has been used already (${say.word('period', per as string)}).`,
  'cannot-pay': ({ card, effect, clause }, say) =>
    `The cost of ${say.card(card as number)} cannot be paid: ${say.word('cost', `${effect}.${clause}`)}.`,
  'no-target': ({ card, effect, clause }, say) =>
    `There is nothing ${say.card(card as number)} could target (${say.word('target', `${effect}.${clause}`)}).`,
  'nothing-to-do': ({ card, effect }, say) =>
    `${say.card(card as number)} would have no effect, so it may not be activated (${say.word('effect', String(effect))}).`,
  'deck-too-small': ({ card }, say) => `Your Deck has fewer cards than ${say.card(card as number)} would draw.`,
  'nothing-to-answer': ({ card, effect }, say) =>
    `There is nothing right before that ${say.card(card as number)} could answer: it does when ${say.word('answers', String(effect))}.`,
  'not-controller': ({ card }, say) => `${say.card(card as number)} is not under your control.`,
  forbidden: ({ card, by }, say) =>
    `The effect of ${say.card(by as number)} forbids that for ${say.card(card as number)}.`,
  'damage-step': ({ card }, say) => `${say.card(card as number)} cannot be activated in the Damage Step.`,
  'too-slow': ({ card, speed, needed }, say) =>
    `${say.card(card as number)} is Spell Speed ${speed as number}; Spell Speed ${needed as number} or higher is needed here.`,
  'already-face-up': ({ card }, say) => `${say.card(card as number)} is face-up already.`,
  'set-this-turn': ({ card }, say) => `${say.card(card as number)} cannot be activated in the turn it was Set.`,
  'own-turn-from-hand': ({ card }, say) =>
    `${say.card(card as number)} can be activated from the hand in your own turn only.`,
  'no-free-zone': () => 'No Spell & Trap Zone is free.',
  'only-main-phase': ({ card }, say) =>
    `${say.card(card as number)} can be used only in your own Main Phase while nothing else is activated.`,
  'missed-timing': ({ card }, say) =>
    `${say.card(card as number)} has missed its timing: something else happened after what it answers.`,
  'not-in-force-yet': ({ card }, say) =>
    `The activation of ${say.card(card as number)} has not resolved yet: nothing of it applies before.`,
  'face-down': ({ card }, say) => `${say.card(card as number)} is face-down.`,
  'goes-off-by-itself': ({ card }, say) =>
    `The effect of ${say.card(card as number)} goes off only when its condition is met.`,
  'not-offered': () => 'That effect cannot be used now.',
  'must-use': () => 'An effect is left that must be used.',
  'out-of-reach': () => 'A card you cannot see cannot be used.',
  'needs-tributes': ({ card }, say) => `Setting ${say.card(card as number)} takes Tributes (choose Tribute Set).`,
  'needs-no-tributes': ({ card }, say) => `Setting ${say.card(card as number)} takes no Tributes.`,
  'not-in-hand': ({ card }, say) => `${say.card(card as number)} is not in your hand.`,
  'not-a-monster': ({ card }, say) => `${say.card(card as number)} is no Monster Card.`,
  'normal-summon-used': () => 'The Normal Summon or Set of this turn has been made.',
  'unending-loop': ({ card, by }, say) =>
    `${say.card(card as number)} cannot be Summoned: with ${say.card(by as number)} in force, nothing would come to rest.`,
  'special-only': ({ card }, say) => `${say.card(card as number)} cannot be Normal Summoned.`,
  'not-enough-tributes': ({ card, needed, have }, say) =>
    `${say.card(card as number)} needs ${needed as number} Tribute(s); ${have as number} can be Tributed.`,
  'no-monster-zone': () => 'No Monster Zone is free.',
  'not-your-monster': ({ card }, say) => `${say.card(card as number)} is not a monster on your field.`,
  'position-fixed': ({ card }, say) =>
    `The position of ${say.card(card as number)} cannot be changed any more this turn.`,
  'face-up': ({ card }, say) => `${say.card(card as number)} is face-up already.`,
  'not-a-spell-or-trap': ({ card }, say) => `${say.card(card as number)} is no Spell or Trap Card.`,
  'not-in-attack-position': ({ card }, say) => `${say.card(card as number)} is not in face-up Attack Position.`,
  'already-attacked': ({ card }, say) => `${say.card(card as number)} has attacked already.`,
  'other-attacker': ({ card }, say) =>
    `In a replay only the attacking monster chooses again, not ${say.card(card as number)}.`,
  'not-a-target': ({ target }, say) => `${say.card(target as number)} cannot be attacked.`,
  'must-attack-a-monster': () => 'Your opponent has monsters, so no direct attack is possible.',
  'already-attacked-it': ({ target }, say) => `${say.card(target as number)} has been attacked by it already.`,
  'no-chains': ({ card }, say) => `Under these rules nothing is chained; ${say.card(card as number)} has to wait.`,
  'enough-for-the-turn': () => 'Under these rules one Spell and one Trap may be put into play in a turn.',
  'summon-pending': ({ card }, say) =>
    `A summon has just been declared; ${say.card(card as number)} could not negate it.`,
  'attacks-only-directly': ({ card }, say) => `${say.card(card as number)} can only attack directly.`,
  'cannot-be-attacked': ({ target, by }, say) =>
    `The effect of ${say.card(by as number)} keeps ${say.card(target as number)} from being attacked.`,
  'must-attack-another': ({ card }, say) => `${say.card(card as number)} must attack another monster.`,
  'cannot-pay-for-attack': ({ card }, say) => `What an attack of ${say.card(card as number)} costs cannot be paid.`,
  'battle-skipped': () => 'This Battle Phase is skipped.',
  'must-attack': ({ card }, say) => `${say.card(card as number)} must attack.`,
  'no-battle-in-the-first-turn': () => 'There is no Battle Phase in the first turn of the Duel.',
};
