import type { Engine, LayoutExtension, RuleState } from '@rulechart/core';

/** Stages of a turn that rules ask for. */
export const stages = { none: 0, main: 1, attack: 2, clash: 3 } as const;

/** Kinds of zones, in the order in which the rule set declares them. */
export const zone = { deck: 1, hand: 2, field: 3, back: 4, discard: 5 } as const;

/** What kind of card it is, as a number; the engine's notes have one per definition. */
export const kinds = ['', 'unit', 'charm', 'relic', 'snare'] as const;
export const kindOf = (engine: Engine<MiniState>, s: MiniState, e: number): number =>
  (engine.notes['kinds'] as Uint8Array)[s.card.definition[e] as number] as number;
export const [UNIT, RELIC, SNARE] = [1, 3, 4] as const;

/** What the mini rule set adds to the core's state. */
export const layout = {
  /** `reloads`: whether an empty deck is filled again (only in the probe rule set) */
  scalars: ['stage', 'passes', 'attacker', 'attackerStay', 'defender', 'defenderStay', 'reloads'],
  entities: ['attacker', 'defender'],
  ranges: { stage: [0, 3], passes: [0, 2], reloads: [0, 1] },
  card: {
    /** 1: a charm or snare that has done its work and waits to be discarded */
    spent: 'u8',
    /** the turn in which it last attacked */
    attacked: 'u16',
    /** its power when it last left the field */
    lastPower: 'i16',
  },
  lasting: ['lastPower'],
  effective: { power: 'i16' },
  seat: { life: 'i32', lacking: 'u8' },
  seatTurn: { plays: 'u8', draws: 'u8' },
} as const satisfies LayoutExtension;

/** A state of the mini rule set. */
export type MiniState = RuleState<typeof layout>;
