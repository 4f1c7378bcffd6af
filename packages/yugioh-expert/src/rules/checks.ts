import {
  type ControlMove,
  controlGoesRound,
  controlOf,
  type Engine,
  freePlace,
  isControlOverruled,
  isControlSettled,
  marked,
  type RuleCheck,
  runRule,
} from '@rulechart/core';
import { ATTACK, type Duel, inDamageStep, zone } from '../duel.ts';

const someMonster = (engine: Engine<Duel>, s: Duel, is: (e: number) => boolean): boolean => {
  for (let seat = 0; seat < 2; seat++) {
    for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e]) if (is(e)) return true;
  }
  return false;
};

/** The seat that should control a monster now: who has taken it, else who summoned it, else its owner. */
export const controllerDue = (s: Duel, e: number): number => {
  const given = controlOf(s, e) || s.own.side[e];
  return given === 0 ? s.card.owner[e] : given - 1;
};

/** Whether the control of a monster can go where it is due: a taker needs a free zone; an owner without one loses the monster. */
export const canChangeControl = (engine: Engine<Duel>, s: Duel, e: number): boolean => {
  const due = controllerDue(s, e);
  if (due === s.card.controller[e]) return false;
  return (
    due === s.card.owner[e] ||
    freePlace(engine, s, engine.zoneRow(zone.monsters, due)) > 0 ||
    wantsAcross(s, engine, due) !== 0
  );
};

/** A monster on this side that is due on the other, 0 if there is none. */
export function wantsAcross(s: Duel, engine: Engine<Duel>, seat: number): number {
  for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e])
    if (controllerDue(s, e) !== seat) return e;
  return 0;
}

/** Whether what has moved the control of a monster, or still would, is to be forgotten: it is its owner's, and stays so (A116). */
export const isControlReset = (s: Duel, e: number): boolean =>
  isControlOverruled(s, e) || (isControlSettled(s, e) && s.own.side[e] !== 0);

/** The monsters whose control can go where it is due. */
const controlMoves =
  (engine: Engine<Duel>) =>
  (s: Duel): readonly ControlMove[] => {
    const moves: ControlMove[] = [];
    for (let seat = 0; seat < 2; seat++)
      for (let e = s.zone.head[engine.zoneRow(zone.monsters, seat)]; e !== 0; e = s.card.next[e])
        if (canChangeControl(engine, s, e)) moves.push({ card: e, seat: controllerDue(s, e) });
    return moves;
  };

/** What the rules do by themselves, whenever it is due. */
export const ruleChecks: readonly RuleCheck<Duel>[] = [
  {
    id: 'control that is reset stays reset',
    rank: 1,
    anyTime: true,
    due: (s, engine) => someMonster(engine, s, (e) => isControlReset(s, e)),
    perform: (s, engine) => {
      runRule(engine, s, 'reset control', s.turnSeat);
    },
  },
  {
    id: 'control goes where it is due',
    rank: 1,
    anyTime: true,
    due: (s, engine) =>
      someMonster(engine, s, (e) => canChangeControl(engine, s, e)) &&
      !controlGoesRound(engine, s, controlMoves(engine)),
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
      const mark = engine.marks.id('kept in defense position');
      return someMonster(engine, s, (e) => s.own.position[e] === ATTACK && marked(s, e, mark));
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
      const mark = engine.marks.id('destroys itself');
      return !inDamageStep(s) && someMonster(engine, s, (e) => marked(s, e, mark));
    },
    perform: (s, engine) => {
      runRule(engine, s, 'self-destruction', s.turnSeat);
    },
  },
];
