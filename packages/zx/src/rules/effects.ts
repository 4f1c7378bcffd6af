import { type Engine, type RuleCheck, runRule } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { hasPlayerCard, overboostOut } from '../happenings.ts';
import { type CardType, types } from '../printed.ts';
import { readings } from '../readings.ts';
import {
  chargeExcess,
  hasLost,
  improper,
  isAstray,
  isDisputed,
  lethalIsDue,
  noteLethal,
  reloading,
  unlinked,
} from './conditions.ts';

type RuleEffect = RuleCheck<Duel>;

const seats = [0, 1] as const;
/** What a rule effect does, as a program of the rules; it acts for the turn player. */
const program =
  (name: string): RuleEffect['perform'] =>
  (s, engine) =>
    void runRule(engine, s, name, s.turnSeat);
const strays = (type: CardType): Pick<RuleEffect, 'due' | 'perform'> => ({
  due: (s) => isAstray(s, type),
  perform(s, engine) {
    s.strays &= ~(1 << types.indexOf(type));
    runRule(engine, s, type === 'ex' ? 'extra' : type, s.turnSeat);
  },
});

const bare = (engine: Engine<Duel>, s: Duel, seat: number): boolean =>
  !hasPlayerCard(engine, s, seat) && !overboostOut(engine, s, seat);

/**
 * The rule effects: ranks and order of the rules. Each step performs everything due at the first row that is due, for
 * both players at once; then everything is looked at anew. Rows marked any-time are also looked at after every move in
 * the middle of an effect, a cost or another rule effect; the others only in preprocessing, before any waiting ability.
 */
export const ruleEffects: readonly RuleEffect[] = [
  { rank: 1, id: 'extra', anyTime: true, ...strays('ex') },
  { rank: 1, id: 'overboost', anyTime: true, ...strays('overboost') },
  { rank: 1, id: 'token', anyTime: true, ...strays('token') },
  {
    rank: 1,
    id: 'shift',
    anyTime: readings.shiftAnyTime,
    due: (s, engine) => unlinked(engine, s, zone.shift),
    perform: program('shift'),
  },
  {
    rank: 2,
    id: 'reload',
    anyTime: true,
    due: (s, engine) => reloading(engine, s) >= 0,
    perform: (s, engine) => void runRule(engine, s, 'reload', reloading(engine, s)),
  },
  {
    rank: 3,
    id: 'improper player card',
    anyTime: false,
    due: (s, engine) => seats.some((seat) => bare(engine, s, seat)),
    perform: (s, engine) => {
      for (const seat of seats) if (bare(engine, s, seat)) s.seat.virtual[seat] = 1;
    },
  },
  {
    rank: 4,
    id: 'improper force',
    anyTime: false,
    due: (s, engine) => unlinked(engine, s, zone.force),
    perform: program('improper force'),
  },
  {
    rank: 5,
    id: 'charge excess',
    anyTime: false,
    due: (s, engine) => seats.some((seat) => chargeExcess(engine, s, seat) > 0),
    perform: program('charge excess'),
  },
  {
    rank: 6,
    id: 'improper zx',
    anyTime: false,
    due: (s, engine) => improper(engine, s).length > 0,
    perform: program('improper zx'),
  },
  {
    rank: 7,
    id: 'lethal damage',
    anyTime: false,
    due: (s, engine) => lethalIsDue(engine, s),
    perform: (s, engine) => {
      noteLethal(engine, s);
      runRule(engine, s, 'lethal damage', s.turnSeat);
    },
  },
  {
    rank: 8,
    id: 'loss',
    anyTime: false,
    due: (s, engine) => seats.some((seat) => hasLost(engine, s, seat)),
    perform: (s, engine) => {
      const lost = seats.filter((seat) => hasLost(engine, s, seat));
      const life = lost.some((seat) => s.zone.size[engine.zoneRow(zone.life, seat)] === 0);
      s.result = lost.length === 2 ? 3 : 2 - (lost[0] as number);
      s.resultReason = engine.reasons.id(life ? 'life' : 'deck and trash');
    },
  },
  {
    rank: 9,
    id: 'player damage',
    anyTime: false,
    due: (s) => s.seat.pending[0] + s.seat.pending[1] > 0,
    // One point for each damaged player; the chart lets each be answered.
    perform: (s, engine) => {
      for (const seat of seats) {
        if (s.seat.pending[seat] === 0) continue;
        s.seat.pending[seat] -= 1;
        if (s.zone.size[engine.zoneRow(zone.life, seat)] > 0 || !readings.dropDamageAtNoLife) s.batch |= 1 << seat;
      }
    },
  },
];

/**
 * What the rules do by themselves: the rule effects, and before them, whenever something changed, Z/X go to who controls
 * them now. That is no rule effect: it is what "gains control" means.
 */
export const ruleChecks: readonly RuleCheck<Duel>[] = [
  {
    rank: 0,
    id: 'control',
    anyTime: true,
    due: (s, engine) => isDisputed(engine, s),
    perform: program('control'),
  },
  ...ruleEffects,
];

/** The row of the table whose turn it is, or nothing. */
export function dueEffect(engine: Engine<Duel>, s: Duel): RuleEffect | undefined {
  const { ruleChecks } = engine.rules;
  for (let i = 0; i < ruleChecks.length; i++) if ((ruleChecks[i] as RuleEffect).due(s, engine)) return ruleChecks[i];
  return undefined;
}
