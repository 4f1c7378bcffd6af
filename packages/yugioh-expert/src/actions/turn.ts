import {
  beginTurn,
  type Decision,
  type Engine,
  emit,
  endPeriod,
  expire,
  interrupt,
  owes,
  runRule,
  settleObligation,
  typeOf,
} from '@rulechart/core';
import { type Duel, type Phase, phase, step, zone } from '../duel.ts';
import type { Profile } from '../profile.ts';
import { turnPayments } from '../rules/payments.ts';

/** Phases, the draw of the turn, the end of the turn. */
export function turnActions(engine: Engine<Duel>, profile: Profile) {
  const turnEnds = engine.events.id('turn ends');
  return {
    beginTurn(s: Duel): void {
      beginTurn(engine, s, s.turn === 0 ? s.firstSeat : 1 - s.turnSeat);
      turnPayments(engine, s);
      s.battleConducted = 0;
      s.played.spells.fill(0);
      s.played.traps.fill(0);
      for (let e = 1; e <= s.entities; e++) s.own.attacks[e] = 0;
      s.leaving = 0;
      s.decider = s.turnSeat;
    },
    enterPhase(s: Duel, _: Decision, params: { phase: Phase }): void {
      s.phase = phase[params.phase];
      s.step = step.none;
      s.leaving = 0;
      s.adjusted = 0;
      endPeriod(s, 'phase');
    },
    enterStep(s: Duel, _: Decision, params: { step: keyof typeof step }): void {
      s.step = step[params.step];
      // What holds in the damage calculation alone begins and ends here.
      if (s.step === step.calculation || s.step === step.afterCalculation) s.dirty = 1;
      s.calculated = 0;
    },
    announce(s: Duel, _: Decision, params: { event: string }): void {
      // Nobody is told what nobody listens to.
      if (params.event.startsWith('damage ') && params.event !== 'damage step ends') {
        if (engine.hears[engine.events.id(params.event)]?.[0] === 0) return;
      }
      runRule(engine, s, params.event, s.turnSeat);
    },
    drawForTurn(s: Duel): void {
      const skip = engine.obligations.id('skip draw');
      if (owes(s, skip, s.turnSeat)) settleObligation(s, skip, s.turnSeat);
      else if (s.turn > 1 || profile.firstTurnDraw) runRule(engine, s, 'draw for the turn', s.turnSeat);
    },
    askTurnPlayer(s: Duel): void {
      s.mandatoryChains = 0;
      s.decider = s.turnSeat;
      s.holder = s.turnSeat;
      s.idle = 1;
      s.leaving = 0;
    },
    leave(s: Duel, d: Decision): void {
      s.leaving = 1;
      s.idle = 0;
      s.battleNext = engine.codecs[typeOf(d)]?.name === 'enterBattle' ? 1 : 0;
    },
    stay(s: Duel): void {
      s.leaving = 0;
    },
    adjustHand(s: Duel): void {
      s.adjusted = 1;
      runRule(engine, s, 'adjust hand', s.turnSeat);
    },
    endTurn(s: Duel): void {
      // "Until the end of the turn" ends after the hand adjustment; control goes back; then turns are counted.
      expire(engine, s, engine.untils.id('end of turn'), s.turnSeat);
      settleObligation(s, engine.obligations.id('skip battle'), s.turnSeat);
      endPeriod(s, 'turn');
      if (engine.hears[turnEnds]?.[0] !== 0) emit(engine, s, turnEnds, { seat: s.turnSeat });
      interrupt(engine, s);
    },
    /** Sets the result once a condition for winning or losing holds; both at once is a draw. */
    checkDefeat(s: Duel): void {
      if (s.result !== 0) return;
      const lost = [0, 1].map(
        (seat) => s.seat.life[seat] <= 0 || (s.seat.cannotDraw[seat] === 1 && profile.deckOutLoses),
      );
      if (!lost[0] && !lost[1]) return;
      s.result = lost[0] && lost[1] ? 3 : lost[0] ? 2 : 1;
      const byLife = s.seat.life[lost[0] ? 0 : 1] <= 0;
      s.resultReason = engine.reasons.id(byLife ? 'life' : 'deck-out');
    },
  };
}

/** Guards about phases. */
export function turnGuards(engine: Engine<Duel>, profile: Profile) {
  return {
    leavesForBattle: (s: Duel): boolean => s.battleNext === 1,
    handIsTooLarge: (s: Duel): boolean =>
      profile.handLimit !== null && s.zone.size[engine.zoneRow(zone.hand, s.turnSeat)] > profile.handLimit,
  };
}
