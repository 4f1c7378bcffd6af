import { createGame, type Game, type GameOptions, type Setup } from '@rulechart/core';
import { probeCards } from './cards.ts';
import { probeRules } from './rules.ts';
import type { ProbeState } from './state.ts';

export { probeCards } from './cards.ts';
export { ProbeDuel } from './duel.ts';
export { probeRules } from './rules.ts';
export type { ProbeState } from './state.ts';

/** The probe rule set with its cards, ready to play. */
export const probeGame = (options: GameOptions = {}): Game<ProbeState> => createGame(probeRules, probeCards, options);

const spread = (from: number): readonly string[] => {
  const keys = probeCards.map(({ key }) => key).filter((key) => key !== 'Shade');
  return Array.from({ length: 34 }, (_, i) => keys[(from + i * 3) % keys.length] as string);
};

/** Setups in which every probe is played sooner or later. */
export const probeSetups: readonly Setup[] = [0, 1, 2].map((k) => ({
  decks: [{ deck: spread(k) }, { deck: spread(k + 1) }],
  options: { hand: 5, reloads: k === 1 },
}));
