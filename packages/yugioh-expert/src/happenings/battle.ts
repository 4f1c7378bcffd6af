import { copyLink, emit, type Happening, isForbidden, oblige } from '@rulechart/core';
import { type Duel, phase, step, zone } from '../duel.ts';
import { forgetAttack, outcome } from '../rules/calculation.ts';
import { settleTributes } from '../rules/normalSummon.ts';
import { profileOf } from '../rules/profileOf.ts';

/** What happens to the present battle and to the course of the turn. */
export const battleHappenings: Record<string, Happening<Duel>> = {
  // card: the new target of the attack, 0 for a direct one
  retarget: {
    allowed: (s, i) =>
      s.attacker !== 0 && (s.intent.card[i] === 0 || s.card.zone[s.intent.card[i]] >> 1 === zone.monsters),
    commit(s, i, engine) {
      const { intent } = s;
      const e = intent.card[i];
      s.attacked = e;
      s.attackedStay = s.card.stay[e];
      s.replayCount = 0;
      if (e !== 0)
        emit(engine, s, engine.events.id('attack target selected'), {
          card: e,
          seat: s.card.controller[e],
          cause: intent.cause[i],
          by: s.attacker,
          bySeat: intent.bySeat[i],
        });
    },
  },
  // card: the attacker; detail: what it attacks
  engage: {
    allowed(s, i, engine) {
      const { card, intent } = s;
      const [a, t] = [intent.card[i], intent.detail[i]];
      return (
        card.zone[a] >> 1 === zone.monsters &&
        card.zone[t] === engine.zoneRow(zone.monsters, 1 - card.controller[a]) &&
        !isForbidden(engine, s, 'attack', card.controller[a], a)
      );
    },
    commit(s, i) {
      const [a, t] = [s.intent.card[i], s.intent.detail[i]];
      forgetAttack(s);
      s.attacker = a;
      s.attackerStay = s.card.stay[a];
      s.attacked = t;
      s.attackedStay = s.card.stay[t];
      s.own.attackedTurn[a] = s.turn;
      s.step = step.calculation;
    },
  },
  decideBattle: {
    commit(s, _, engine) {
      for (const e of outcome(engine, s, profileOf(engine)).doomed) s.own.doomed[e] = 1;
      s.dirty = 1;
    },
  },
  disengage: {
    commit(s) {
      forgetAttack(s);
      s.step = s.phase === phase.battle ? step.battle : step.none;
    },
  },
  // seat: who wins the duel; both together is a draw
  win: {
    commit(s, i, engine) {
      s.result |= 1 << s.intent.seat[i];
      s.resultReason = engine.reasons.id('card effect');
    },
  },
  endBattle: {
    allowed: (s) => s.battleOver === 0,
    commit(s) {
      s.battleOver = 1;
      s.attackNegated = 1;
    },
  },
  // to: the obligation; amount: how often
  skip: {
    commit(s, i, engine) {
      oblige(engine, s, s.intent.to[i], s.intent.seat[i], s.intent.amount[i]);
    },
  },
  // amount: how many tributes are paid for the Normal Summon or Set that has begun
  settleTributes: {
    commit(s, i, engine) {
      settleTributes(engine, s, s.intent.amount[i]);
    },
  },
  moreSummons: {
    commit(s, i) {
      s.seatTurn.moreSummons[s.intent.seat[i]] += s.intent.amount[i];
    },
  },
  // detail 1 or 2: the first or second number a card can note
  note: {
    commit(s, i) {
      const { card, intent } = s;
      const column = intent.detail[i] === 2 ? card.memory1 : card.memory0;
      column[intent.card[i]] = Math.max(-32_768, Math.min(32_767, intent.amount[i]));
      s.dirty = 1;
    },
  },
  // The link that is answered does what an effect of this card says. detail: row of its record + 1; to: the effect
  perform: {
    allowed: (s, i) => s.intent.detail[i] > 0,
    commit(s, i, engine) {
      const effects = engine.definitionOf(s, s.intent.card[i]).effects;
      s.record.performs[s.intent.detail[i] - 1] = effects[s.intent.to[i]] as number;
    },
  },
  // The link that is being built does what the one before does. detail: row of that one's record + 1
  copy: {
    allowed: (s, i) => s.intent.detail[i] > 0,
    commit(s, i, engine) {
      copyLink(engine, s, s.recordCount - 1, s.intent.detail[i] - 1);
    },
  },
  // What an activation fixes for its effect. detail: which of its two numbers
  fix: {
    commit(s, i) {
      const record = s.frame.record[s.frameCount - 1] - 1;
      if (record < 0) return;
      if (s.intent.detail[i] === 0) s.record.declared0[record] = s.intent.amount[i];
      else s.record.declared1[record] = s.intent.amount[i];
    },
  },
  // amount: the new life points
  setLife: {
    commit(s, i) {
      s.seat.life[s.intent.seat[i]] = Math.max(0, s.intent.amount[i]);
    },
  },
  negateSummon: {
    allowed: (s) => s.summoning !== 0 && s.summonNegated >= 2,
    commit(s, i, engine) {
      s.summonNegated = 1;
      emit(engine, s, engine.events.id('summon negated'), {
        card: s.summoning,
        seat: s.card.controller[s.summoning],
        cause: s.intent.cause[i],
        by: s.intent.by[i],
        bySeat: s.intent.bySeat[i],
      });
    },
  },
};
