import { type Decision, type Engine, operand, payProcedure, runRule, typeOf } from '@rulechart/core';
import { type Duel, type SummonKind, summonKinds } from '../duel.ts';
import { canBeNegated, declareSummon, normalKind, payTributes, WITH, WITHOUT } from '../rules/normalSummon.ts';
import { countPlayed } from './window.ts';

/** Summons and sets that use no chain, changes of position. */
export function summonActions(engine: Engine<Duel>) {
  const named = (d: Decision, position: 0 | 1 = 0): number => operand(engine.codecs[d & 63] as never, d, position);
  const declare = (s: Duel, card: number, kind: SummonKind): void => {
    s.idle = 0;
    declareSummon(s, card, kind);
  };
  return {
    declareNormalSummon(s: Duel, d: Decision): void {
      const card = named(d);
      declare(s, card, normalKind(engine, s, card));
      s.seatTurn.normalSummons[s.decider] += 1;
    },
    declareSet(s: Duel, d: Decision): void {
      declare(s, named(d), 'set');
      s.procedure = engine.codecs[typeOf(d)]?.name === 'setMonster' ? WITHOUT : WITH;
      s.seatTurn.normalSummons[s.decider] += 1;
    },
    declareFlipSummon(s: Duel, d: Decision): void {
      declare(s, named(d), 'flip');
    },
    declareSpecialSummon(s: Duel, d: Decision): void {
      declare(s, named(d), 'special');
      s.procedure = engine.definitionOf(s, named(d)).effects[named(d, 1)] as number;
    },
    payForSummon(s: Duel): void {
      const kind = summonKinds[s.summonKind];
      if (kind === 'normal' || kind === 'tribute' || kind === 'set') payTributes(engine, s);
      else if (kind === 'special') payProcedure(engine, s, s.procedure, s.turnSeat, s.summoning);
    },
    offerNegation(s: Duel): void {
      s.summonNegated = 2;
      if (s.summonDue === 1) s.summonDue = 2;
    },
    completeSummon(s: Duel): void {
      s.summonDue = 0;
      if (s.summonNegated === 1) return;
      s.summonNegated = 0;
      const kind = summonKinds[s.summonKind] as SummonKind;
      runRule(engine, s, `place ${kind}`, s.card.controller[s.summoning], s.summoning);
    },
    setSpellOrTrap(s: Duel, d: Decision): void {
      s.idle = 0;
      countPlayed(engine, s, s.turnSeat, named(d));
      runRule(engine, s, 'set card', s.turnSeat, named(d));
    },
    changePosition(s: Duel, d: Decision): void {
      const card = named(d);
      s.idle = 0;
      s.own.fixedTurn[card] = s.turn;
      runRule(engine, s, 'reposition', s.turnSeat, card);
    },
  };
}

/** Guards about summons. */
export function summonGuards(engine: Engine<Duel>) {
  return {
    summonCanBeNegated: (s: Duel): boolean => canBeNegated(engine, s),
    aSummonIsDeclared: (s: Duel): boolean => s.summonDue === 1,
    aSummonIsDue: (s: Duel): boolean => s.summonDue === 2,
    summonIsNegated: (s: Duel): boolean => s.summonNegated === 1,
  };
}
