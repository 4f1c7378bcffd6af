export type { MiniState as ProbeState } from '../mini/state.ts';

/** The zone of what is out of the game. */
export const EXILE = 6;
