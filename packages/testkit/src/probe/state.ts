export type { MiniState as ProbeState } from '../mini/state.ts';
