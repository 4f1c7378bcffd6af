import type { Engine } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { ocg2007, type Profile } from '../profile.ts';

/** The profile a game is played under. */
export const profileOf = (engine: Engine<Duel>): Profile => (engine.notes['profile'] as Profile | undefined) ?? ocg2007;
