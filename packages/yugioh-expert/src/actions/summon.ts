import { type Decision, type Engine, operand, payProcedure, runRule } from '@rulechart/core';
import { type Duel, type SummonKind, summonKinds, zone } from '../duel.ts';
import { tributesFor } from '../rules/tributes.ts';
import { countPlayed } from './window.ts';

/** Summons and sets that use no chain, changes of position. */
export function summonActions(engine: Engine<Duel>) {
  const named = (d: Decision, position: 0 | 1 = 0): number => operand(engine.codecs[d & 63] as never, d, position);
  const declare = (s: Duel, card: number, kind: SummonKind): void => {
    s.idle = 0;
    s.summoning = card;
    s.summonKind = summonKinds.indexOf(kind);
    s.summonNegated = 0;
    s.own.tributeAttributes[card] = 0;
    // Who declares a summon shows the card; who sets one does not.
    if (kind !== 'set') s.card.known[card] = 3;
  };
  return {
    declareNormalSummon(s: Duel, d: Decision): void {
      const card = named(d);
      const onField = s.card.zone[card] >> 1 === zone.monsters;
      declare(s, card, onField ? 'again' : tributesFor(engine, s, card) > 0 ? 'tribute' : 'normal');
      s.seatTurn.normalSummons[s.decider] += 1;
    },
    declareSet(s: Duel, d: Decision): void {
      declare(s, named(d), 'set');
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
      if (kind === 'tribute' || kind === 'set') {
        const tributes = tributesFor(engine, s, s.summoning);
        if (tributes > 0) runRule(engine, s, `tribute ${tributes}`, s.turnSeat, s.summoning);
      } else if (kind === 'special') payProcedure(engine, s, s.procedure, s.turnSeat, s.summoning);
    },
    offerNegation(s: Duel): void {
      s.summonNegated = 2;
    },
    completeSummon(s: Duel): void {
      s.summonNegated = 0;
      const kind = summonKinds[s.summonKind] as SummonKind;
      runRule(engine, s, `place ${kind}`, s.turnSeat, s.summoning);
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
    // Nobody is asked for what no card of the pool can do; a set is no summon.
    summonCanBeNegated: (s: Duel): boolean =>
      engine.notes['negates summons'] === true && summonKinds[s.summonKind] !== 'set',
    summonIsNegated: (s: Duel): boolean => s.summonNegated === 1,
  };
}
