import type { Verb } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import {
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
} from './battle.ts';
import { blockZones } from './blockZones.ts';
import { callCoin, chooseAtRandom, drawLots, rollDie, tossCoins } from './chance.ts';
import { endControl, giveControl, moveColumn, placeAsSpell, resetControl, swapControl } from './control.ts';
import { addCounters, removeCounters } from './counters.ts';
import {
  arrangeTop,
  drawUpTo,
  excavate,
  intoOpponentsDeck,
  lookAtHand,
  putOnTop,
  reveal,
  stack,
  toDeck,
} from './deck.ts';
import { destroy } from './destroy.ts';
import { discard, discardHand, discardRandom, discardThose, sendFromHand } from './discard.ts';
import { disguise, setAsMonsters, shuffleMonsters } from './disguise.ts';
import { draw } from './draw.ts';
import { absorb, equip } from './equip.ts';
import { becomeMonster, fusionSummon, ritualSummon } from './fusion.ts';
import { damage, gainLife, loseLife, payDownTo, payHalf, payLife, payMultiples, regainHalf, setLife } from './life.ts';
import { sendTop, shuffleDeck, toGraveyard, toHand } from './move.ts';
import { changeEffect, copyEffect, negateActivation, negateAttack, negateEffect, negateSummon } from './negate.ts';
import { beginNormalSummon, normalSummon } from './normalSummon.ts';
import { changePosition, turnFaceDown, turnFaceUp } from './position.ts';
import { remove, removeFromGraveyard } from './remove.ts';
import * as rules from './rules.ts';
import { setCard } from './setCard.ts';
import { specialSummon } from './specialSummon.ts';
import { makeTokens } from './tokens.ts';
import { tribute, tributeThis, tributeThose } from './tribute.ts';
import { winDuel } from './win.ts';

/** The words cards are written with. */
export const cardWords = {
  allowNormalSummons,
  arrangeTop,
  becomeMonster,
  callCoin,
  changeEffect,
  chooseAtRandom,
  copyEffect,
  drawLots,
  discardThose,
  drawUpTo,
  endBattlePhase,
  endControl,
  endLasting,
  excavate,
  fusionSummon,
  giveControl,
  intoOpponentsDeck,
  lookAtHand,
  loseLife,
  makeAttackDirect,
  makeBattle,
  moveColumn,
  negateSummon,
  noteCard,
  noteNumber,
  payDownTo,
  payHalf,
  payMultiples,
  placeAsSpell,
  putOnTop,
  redirectAttack,
  regainHalf,
  resetControl,
  reveal,
  ritualSummon,
  rollDie,
  sendFromHand,
  setLife,
  skipPhase,
  stack,
  swapControl,
  toDeck,
  tossCoins,
  tributeThose,
  winDuel,
  absorb,
  addCounters,
  blockZones,
  changePosition,
  damage,
  destroy,
  disguise,
  setAsMonsters,
  shuffleMonsters,
  discard,
  discardHand,
  discardRandom,
  draw,
  equip,
  fixNumber,
  gainLife,
  makeTokens,
  negateActivation,
  negateAttack,
  negateEffect,
  normalSummon,
  beginNormalSummon,
  payLife,
  remove,
  removeCounters,
  removeFromGraveyard,
  sendTop,
  setCard,
  shuffleDeck,
  specialSummon,
  toGraveyard,
  toHand,
  tribute,
  tributeThis,
  turnFaceDown,
  turnFaceUp,
};

/** Every verb, those of the rules' own programs included. */
export const verbs: readonly Verb<Duel>[] = [...Object.values(cardWords), ...Object.values(rules)].map(
  ({ verb }) => verb,
);
