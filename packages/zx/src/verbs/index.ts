import type { Verb } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { advent } from './advent.ts';
import { putOnto, putUnder } from './attach.ts';
import { damage, hurt } from './damage.ts';
import { destroy } from './destroy.ts';
import { draw, drawOne, shuffle } from './draw.ts';
import { lose, setOff } from './limited.ts';
import { overboost } from './overboost.ts';
import { pay } from './pay.ts';
import { makeToken, recover, relocate } from './place.ts';
import { giveUp, put } from './put.ts';
import * as rules from './rules.ts';

/** The words that cards are written with. */
export const cardWords = {
  advent,
  damage,
  destroy,
  draw,
  giveUp,
  hurt,
  lose,
  makeToken,
  overboost,
  pay,
  put,
  putUnder,
  recover,
  relocate,
  shuffle,
};

const { draw: _, ...verbs } = { ...cardWords, drawOne, putOnto, setOff, ...rules };

/** Every verb of these rules. */
export const allVerbs: readonly Verb<Duel>[] = Object.values(verbs).map(({ verb }) => verb);
