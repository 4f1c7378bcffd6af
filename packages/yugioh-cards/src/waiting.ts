import type { Words } from '@rulechart/core';

/** Cards that wait for a word of the vocabulary, by password: which one. */
export const waitingFor: Readonly<Record<string, Words>> = {
  '51481927': { ja: '「魔法カードの効果が処理された度に」', en: '“each time a Spell has resolved”' },
};
