import { type Decision, type Engine, expire, interrupt, operand, payProcedure, runRule } from '@rulechart/core';
import { ATTACK, type Duel, zone } from '../duel.ts';
import type { Profile } from '../profile.ts';
import { attackCosts } from '../rules/attackCosts.ts';
import { forgetAttack, outcome } from '../rules/calculation.ts';

/** Attack and damage step. */
export function battleActions(engine: Engine<Duel>, profile: Profile) {
  const named = (d: Decision, position: 0 | 1): number => operand(engine.codecs[d & 63] as never, d, position);
  const aim = (s: Duel, target: number): void => {
    s.attacked = target;
    s.attackedStay = s.card.stay[target];
    s.replayCount = 0;
    s.attackedDown = 0;
    s.dirty = 1;
  };
  return {
    beginBattle(s: Duel): void {
      s.battleConducted = 1;
      s.battleOver = 0;
      s.idle = 0;
      for (let e = 1; e <= s.entities; e++) {
        s.own.attacks[e] = 0;
        s.own.struckBy[e] = 0;
      }
    },
    endBattle(s: Duel): void {
      expire(engine, s, engine.untils.id('end of battle phase'), s.turnSeat);
      forgetAttack(s);
      s.battleOver = 0;
    },
    declareAttack(s: Duel, d: Decision): void {
      s.idle = 0;
      s.attacker = named(d, 0);
      s.attackerStay = s.card.stay[s.attacker];
      aim(s, named(d, 1));
      s.attackNegated = 0;
      s.attackDeclared = 1;
      s.own.attacks[s.attacker] += 1;
      s.seatTurn.attacks[s.turnSeat] += 1;
      s.own.attackedTurn[s.attacker] = s.turn;
      s.own.fixedTurn[s.attacker] = s.turn;
      if (s.attacked !== 0) s.own.struckBy[s.attacked] |= 1 << s.card.place[s.attacker];
    },
    payForAttack(s: Duel): void {
      for (const { effect, source } of attackCosts(engine, s, s.attacker))
        payProcedure(engine, s, effect.id, s.turnSeat, source);
    },
    announceAttack(s: Duel): void {
      runRule(engine, s, 'announce attack', s.turnSeat, s.attacker);
    },
    // Replay: no new declaration, no cost again; "when selected as a target" would apply.
    retarget(s: Duel, d: Decision): void {
      aim(s, named(d, 1));
      s.attackDeclared = 0;
      if (s.attacked !== 0) s.own.struckBy[s.attacked] |= 1 << s.card.place[s.attacker];
    },
    giveUpAttack(s: Duel): void {
      if (profile.storeCancelledReplay) s.own.attacks[s.attacker] -= 1;
      forgetAttack(s);
    },
    endAttack(s: Duel): void {
      expire(engine, s, engine.untils.id('end of damage step'), s.turnSeat);
      forgetAttack(s);
    },
    checkField(s: Duel): void {
      interrupt(engine, s);
    },
    flipAttacked(s: Duel): void {
      if (s.attacked === 0 || s.card.faceUp[s.attacked] === 1) return;
      s.attackedDown = 1;
      runRule(engine, s, 'flip the attacked', s.turnSeat);
    },
    endDamageStep(s: Duel): void {
      s.damageOver = 1;
    },
    // What it would come to: texts of the damage calculation ask for it.
    estimateDamage(s: Duel): void {
      const { damage } = outcome(engine, s, profile);
      s.damageToA = damage[0];
      s.damageToB = damage[1];
    },
    calculateDamage(s: Duel): void {
      const { damage, doomed } = outcome(engine, s, profile);
      s.damageToA = damage[0];
      s.damageToB = damage[1];
      for (const e of doomed) s.own.doomed[e] = 1;
      s.dirty = 1;
    },
    inflictDamage(s: Duel): void {
      runRule(engine, s, s.attacked === 0 ? 'direct damage' : 'battle damage', s.turnSeat);
    },
    destroyDoomed(s: Duel): void {
      runRule(engine, s, 'destroy by battle', s.turnSeat);
    },
  };
}

/** Whether the attacker can still carry its attack out. */
function attackerStands(s: Duel): boolean {
  return (
    s.attacker !== 0 &&
    s.card.stay[s.attacker] === s.attackerStay &&
    s.card.zone[s.attacker] >> 1 === zone.monsters &&
    s.card.faceUp[s.attacker] === 1 &&
    s.own.position[s.attacker] === ATTACK &&
    s.card.controller[s.attacker] === s.turnSeat
  );
}

/** Guards about battle. */
export function battleGuards(_engine: Engine<Duel>) {
  return {
    battleIsOver: (s: Duel): boolean => s.battleOver === 1,
    attackIsOff: (s: Duel): boolean => s.attackNegated === 1 || !attackerStands(s),
    // The number of the defender's monsters changed, even if back and forth, or the target is one no more.
    replayIsDue: (s: Duel): boolean => {
      if (s.replayCount > 0) return true;
      if (s.attacked === 0) return false;
      return s.card.stay[s.attacked] !== s.attackedStay || s.card.controller[s.attacked] === s.turnSeat;
    },
    battleIsOff: (s: Duel): boolean =>
      !attackerStands(s) ||
      (s.attacked !== 0 &&
        (s.card.stay[s.attacked] !== s.attackedStay || s.card.controller[s.attacked] === s.turnSeat)),
  };
}
