import {
  changeSides,
  controlGoesRound,
  controlOf,
  type Engine,
  freePlace,
  handOver,
  isControlOverruled,
  isControlSettled,
  marked,
  put,
  type RuleCheck,
  runRule,
  someIsMarked,
} from '@rulechart/core';
import { ATTACK, type Duel, inDamageStep, zone } from '../duel.ts';
import { someMonster } from './field.ts';

/** The seat that should control a monster now: who has taken it, else who summoned it, else its owner. */
export const controllerDue = (s: Duel, e: number): number => {
  const given = controlOf(s, e) || s.own.side[e];
  return given === 0 ? s.card.owner[e] : given - 1;
};

/** A monster that changes sides: with another one, or its owner has no zone for it and loses it. */
export interface ControlMove {
  readonly card: number;
  readonly seat: number;
  readonly with: number;
  readonly isLost: boolean;
}

/** A monster on this side that is due on the other, 0 if there is none. */
function wantsAcross(engine: Engine<Duel>, s: Duel, seat: number): number {
  for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e])
    if (controllerDue(s, e) !== seat) return e;
  return 0;
}

/**
 * The monsters whose control goes where it is due, in one moment: a taker needs a free zone; an owner without one loses
 * the monster. Two that change sides together need none (§1.5).
 */
export function controlMoves(engine: Engine<Duel>, s: Duel): readonly ControlMove[] {
  const moves: ControlMove[] = [];
  for (let side = 0; side < 2; side++) {
    for (let card = s.zone.head[engine.zoneRow(zone.monsters, side)]; card !== 0; card = s.card.next[card]) {
      const seat = controllerDue(s, card);
      if (seat === side) continue;
      const room = freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) > 0;
      const other = room ? 0 : wantsAcross(engine, s, seat);
      if (other !== 0) return [{ card, seat, with: other, isLost: false }];
      if (room || seat === s.card.owner[card]) moves.push({ card, seat, with: 0, isLost: !room });
    }
  }
  return moves;
}

/** Carries these moves out on a trial: whatever else they would bring about does not count. */
function tryMoves(engine: Engine<Duel>, trial: Duel): boolean {
  const moves = controlMoves(engine, trial);
  for (const { card, seat, with: other, isLost } of moves) {
    if (other !== 0) changeSides(engine, trial, card, other);
    else if (isLost) put(engine, trial, card, zone.graveyard, seat, { faceUp: true, cause: 0, by: 0, bySeat: seat });
    else if (freePlace(engine, trial, engine.zoneRow(zone.monsters, seat)) > 0) handOver(engine, trial, card, seat);
  }
  return moves.length > 0;
}

/** Whether what has moved the control of a monster, or still would, is to be forgotten: it is its owner's, and stays so (A116). */
export const isControlReset = (s: Duel, e: number): boolean =>
  isControlOverruled(s, e) || (isControlSettled(s, e) && s.own.side[e] !== 0);

/** What the rules do by themselves, whenever it is due. */
export const ruleChecks: readonly RuleCheck<Duel>[] = [
  {
    id: 'control that is reset stays reset',
    rank: 1,
    anyTime: true,
    due: (s) => someMonster(s, (e) => isControlReset(s, e)),
    perform: (s, engine) => {
      runRule(engine, s, 'reset control', s.turnSeat);
    },
  },
  {
    id: 'control goes where it is due',
    rank: 1,
    anyTime: true,
    due: (s, engine) =>
      someMonster(s, (e) => controllerDue(s, e) !== s.card.controller[e]) &&
      controlMoves(engine, s).length > 0 &&
      !controlGoesRound(engine, s, (trial) => tryMoves(engine, trial)),
    perform: (s, engine) => {
      runRule(engine, s, 'change control', s.turnSeat);
    },
  },
  {
    id: 'an equip card without its monster is destroyed',
    rank: 2,
    anyTime: true,
    due(s, engine) {
      for (let seat = 0; seat < 2; seat++) {
        for (let e = s.zone.head[engine.zoneRow(zone.spells, seat)]; e !== 0; e = s.card.next[e]) {
          if (s.card.slot[e] !== 0 && s.card.host[e] === 0) return true;
        }
      }
      return false;
    },
    perform: (s, engine) => {
      runRule(engine, s, 'equips fall', s.turnSeat);
    },
  },
  {
    id: 'a monster that is kept in Defense Position takes it',
    rank: 3,
    anyTime: true,
    due(s, engine) {
      if (!someIsMarked(s)) return false;
      const mark = engine.marks.id('kept in defense position');
      return someMonster(s, (e) => s.own.position[e] === ATTACK && marked(s, e, mark));
    },
    perform: (s, engine) => {
      runRule(engine, s, 'take position', s.turnSeat);
    },
  },
  {
    // Flipped by an attack it fights first: self-destruction waits for the end of the Damage Step.
    id: 'a monster destroys itself',
    rank: 3,
    anyTime: true,
    due(s, engine) {
      if (!someIsMarked(s) || inDamageStep(s)) return false;
      const mark = engine.marks.id('destroys itself');
      return someMonster(s, (e) => marked(s, e, mark));
    },
    perform: (s, engine) => {
      runRule(engine, s, 'self-destruction', s.turnSeat);
    },
  },
];
