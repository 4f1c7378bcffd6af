import type { LayoutExtension, RuleState } from '@rulechart/core';

/** Stages of a turn that rules ask for. */
export const stages = { none: 0, main: 1, attack: 2, clash: 3 } as const;

/** What the mini rule set adds to the core's state. */
export const layout = {
  scalars: ['stage', 'passes', 'attacker', 'attackerStay', 'defender', 'defenderStay'],
  card: {
    /** 1: a charm or snare that has done its work and waits to be discarded */
    spent: 'u8',
    /** the turn in which it last attacked */
    attacked: 'u16',
  },
  effective: { power: 'i16' },
  seat: { life: 'i32', lacking: 'u8' },
  seatTurn: { plays: 'u8', draws: 'u8' },
} as const satisfies LayoutExtension;

/** A state of the mini rule set. */
export type MiniState = RuleState<typeof layout>;
