import type { Verb } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { blockZones } from './blockZones.ts';
import { addCounters, removeCounters } from './counters.ts';
import { destroy } from './destroy.ts';
import { discard, discardHand, discardRandom } from './discard.ts';
import { draw } from './draw.ts';
import { absorb, equip } from './equip.ts';
import { damage, gainLife, payLife } from './life.ts';
import { sendTop, shuffleDeck, toGraveyard, toHand } from './move.ts';
import { negateActivation, negateAttack, negateEffect } from './negate.ts';
import { changePosition, turnFaceDown, turnFaceUp } from './position.ts';
import { remove, removeFromGraveyard } from './remove.ts';
import * as rules from './rules.ts';
import { setCard } from './setCard.ts';
import { specialSummon } from './specialSummon.ts';
import { makeTokens } from './tokens.ts';
import { tribute, tributeThis } from './tribute.ts';

/** The words cards are written with. */
export const cardWords = {
  absorb,
  addCounters,
  blockZones,
  changePosition,
  damage,
  destroy,
  discard,
  discardHand,
  discardRandom,
  draw,
  equip,
  gainLife,
  makeTokens,
  negateActivation,
  negateAttack,
  negateEffect,
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
