import { type Decision, type Engine, expire, interrupt, marked, operand, runRule } from '@rulechart/core';
import { ATTACK, DEFENSE, type Duel, zone } from '../duel.ts';
import type { Profile } from '../profile.ts';

/** Attack and damage step. */
export function battleActions(engine: Engine<Duel>, profile: Profile) {
  const named = (d: Decision, position: 0 | 1): number => operand(engine.codecs[d & 63] as never, d, position);
  const mark = (name: string): number => engine.marks.id(name);
  const piercing = mark('piercing');
  const battleproof = mark('not destroyed by battle');
  const aim = (s: Duel, target: number): void => {
    s.attacked = target;
    s.attackedStay = s.card.stay[target];
    s.replayCount = 0;
  };
  const forget = (s: Duel): void => {
    s.attacker = 0;
    s.attackerStay = 0;
    s.attacked = 0;
    s.attackedStay = 0;
    s.attackDeclared = 0;
    s.attackNegated = 0;
    s.replayCount = 0;
    s.damageToA = 0;
    s.damageToB = 0;
  };
  return {
    beginBattle(s: Duel): void {
      s.battleConducted = 1;
      s.idle = 0;
      for (let e = 1; e <= s.entities; e++) {
        s.own.attacks[e] = 0;
        s.own.struckBy[e] = 0;
      }
    },
    endBattle(s: Duel): void {
      expire(engine, s, engine.untils.id('end of battle phase'), s.turnSeat);
      forget(s);
    },
    declareAttack(s: Duel, d: Decision): void {
      s.idle = 0;
      s.attacker = named(d, 0);
      s.attackerStay = s.card.stay[s.attacker];
      aim(s, named(d, 1));
      s.attackNegated = 0;
      s.attackDeclared = 1;
      s.own.attacks[s.attacker] += 1;
      s.own.attackedTurn[s.attacker] = s.turn;
      s.own.fixedTurn[s.attacker] = s.turn;
      if (s.attacked !== 0) s.own.struckBy[s.attacked] |= 1 << s.card.place[s.attacker];
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
      forget(s);
    },
    endAttack(s: Duel): void {
      forget(s);
    },
    checkField(s: Duel): void {
      interrupt(engine, s);
    },
    flipAttacked(s: Duel): void {
      if (s.attacked !== 0 && s.card.faceUp[s.attacked] === 0) runRule(engine, s, 'flip the attacked', s.turnSeat);
    },
    calculateDamage(s: Duel): void {
      const { now, own, card } = s;
      const a = s.attacker;
      const t = s.attacked;
      const mine = Math.max(0, now.atk[a]);
      const hurt = (seat: number, by: number): void => {
        if (seat === 0) s.damageToA = by;
        else s.damageToB = by;
      };
      const doom = (e: number): void => {
        if (!marked(s, e, battleproof)) own.doomed[e] = 1;
      };
      s.damageToA = 0;
      s.damageToB = 0;
      s.dirty = 1;
      if (t === 0) {
        hurt(1 - card.controller[a], mine);
        return;
      }
      const defender = card.controller[t];
      if (own.position[t] === ATTACK) {
        const theirs = Math.max(0, now.atk[t]);
        if (mine > theirs) {
          doom(t);
          hurt(defender, mine - theirs);
        } else if (mine < theirs) {
          doom(a);
          hurt(card.controller[a], theirs - mine);
        } else if (mine > 0 || profile.zeroAtkClashDestroys) {
          doom(a);
          doom(t);
        }
      } else if (own.position[t] === DEFENSE) {
        const wall = Math.max(0, now.def[t]);
        if (mine > wall) {
          doom(t);
          if (marked(s, a, piercing)) hurt(defender, mine - wall);
        } else if (mine < wall) hurt(card.controller[a], wall - mine);
      }
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
