import {
  below,
  bring,
  clearCounters,
  commitCore,
  EFFECT,
  type Engine,
  emit,
  freePlace,
  type Happening,
  isForbidden,
  leaveTrace,
  make,
  marked,
  put,
  show,
  shuffle,
  takeForced,
  turnOver,
} from '@rulechart/core';
import { ATTACK, befall, DREW, type Duel, phase, SUMMONED, summonKinds, zone } from './duel.ts';
import { battleHappenings } from './happenings/battle.ts';
import { chanceHappenings, LOT } from './happenings/chance.ts';
import { controlHappenings, keepControl } from './happenings/control.ts';
import { printed, subs, TRAP } from './printed.ts';
import { notePayment } from './rules/payments.ts';
import { profileOf } from './rules/profileOf.ts';
import { mayBeRemoved } from './rules/reach.ts';
import { attributesOf } from './rules/role.ts';
import { showTop } from './rules/strangers.ts';

type Happenings = Record<string, Happening<Duel>>;

const isFusion = (engine: Engine<Duel>, s: Duel, e: number): boolean =>
  ((printed(engine).sub[s.card.definition[e]] >>> subs.indexOf('fusion')) & 1) === 1;

/** A trap monster that holds no column among spells and traps. */
const HOLDS_NOTHING = 32;

/** Added to the attributes of what was tributed for each of them: at most three. */
const ONE_TRIBUTE = 64;

/** Added to the kind of a summon that is a monster's own proper way, whatever its kind. */
export const PROPERLY = 64;
const PROPER: readonly string[] = ['fusion', 'ritual'];

/** In the amount of a move to a deck: it is that of the seat that is named, whoever owns the card. */
export const OTHER_SEAT = 1;

/** Whether a card is a token: no card, so it reaches no pile. */
export const isToken = (engine: Engine<Duel>, s: Duel, e: number): boolean =>
  ((printed(engine).sub[s.card.definition[e]] >>> subs.indexOf('token')) & 1) === 1;

/** Destroying, discarding and tributing become a move to the owner's graveyard, which something may still replace. */
const toGraveyard: NonNullable<Happening<Duel>['becomes']> = (s, i, engine) => {
  const { intent } = s;
  intent.happening[i] = engine.happenings.id('move');
  if (intent.to[i] === 0) intent.to[i] = zone.graveyard;
  intent.seat[i] = s.card.owner[intent.card[i]];
  intent.faceUp[i] = 1;
};

const changeLife =
  (event: string, sign: 1 | -1): NonNullable<Happening<Duel>['commit']> =>
  (s, i, engine) => {
    const { intent } = s;
    const seat = intent.seat[i];
    const amount = intent.amount[i];
    if (amount <= 0) {
      intent.cancelled[i] = 1;
      return;
    }
    s.seat.life[seat] = Math.max(0, s.seat.life[seat] + sign * amount);
    // Battle damage is an event of the monster that dealt it.
    const card = engine.causes.name(intent.cause[i]) === 'battle' ? intent.by[i] : 0;
    emit(engine, s, engine.events.id(event), {
      card,
      seat,
      amount,
      cause: intent.cause[i],
      by: intent.by[i],
      bySeat: intent.bySeat[i],
    });
  };

/** A link can be negated once, and not if its text or something else says that it cannot be. */
const mayNegate: NonNullable<Happening<Duel>['allowed']> = (s, i, engine) => {
  const r = s.intent.detail[i] - 1;
  if (r < 0 || s.record.negated[r] !== 0) return false;
  if (marked(s, s.record.source[r], engine.marks.id('effects not negated'))) return false;
  return engine.effects[s.record.effect[r]]?.tree.traits?.['unnegatable'] !== true;
};

/** What can happen in a duel, and how it is carried out once settled. */
export const happenings: Happenings = {
  ...chanceHappenings,
  ...controlHappenings,
  ...battleHappenings,
  // Cards always go to their owner's piles; a fusion monster that would go to hand or deck goes to the fusion deck.
  move: {
    allowed: (s, i, engine) =>
      s.intent.to[i] !== zone.removed ||
      s.card.zone[s.intent.card[i]] >> 1 !== zone.graveyard ||
      mayBeRemoved(engine, s, s.intent.bySeat[i], s.intent.by[i], s.intent.card[i]),
    commit(s, i, engine) {
      const { intent, card } = s;
      const e = intent.card[i];
      let to = intent.to[i];
      const own = to !== zone.deck || intent.amount[i] !== OTHER_SEAT;
      if (own && (to === zone.hand || to === zone.deck || to === zone.graveyard || to === zone.removed))
        intent.seat[i] = card.owner[e];
      if ((to === zone.hand || to === zone.deck) && isFusion(engine, s, e)) to = zone.fusion;
      if (isToken(engine, s, e)) to = zone.nowhere;
      intent.to[i] = to;
      const first = engine.happenings.name(intent.first[i]);
      const was = {
        from: card.zone[e] >> 1,
        seat: card.controller[e],
        to,
        cause: intent.cause[i],
        by: intent.by[i],
        bySeat: intent.bySeat[i],
      };
      const moved = s.eventCount;
      commitCore(engine, s, i, s.frameCount - 1);
      if (intent.cancelled[i]) return;
      if (first === 'destroy') s.own.left[e] |= 4;
      // In a deck no card can be followed: what it sets off there comes from what it was.
      if (to === zone.deck && engine.definitionOf(s, e).activeIn & (1 << zone.nowhere))
        s.event.card[moved] = leaveTrace(engine, s, e);
      if (was.from === zone.deck && to === zone.hand)
        emit(engine, s, engine.events.id('added to hand'), { card: e, ...was });
      if (was.from === zone.monsters && to === zone.graveyard) s.seatTurn.fallen[was.seat] += 1;
      if (first === 'destroy') {
        if (to === zone.graveyard && engine.causes.name(was.cause) === 'battle') s.own.fresh[e] = 2;
        emit(engine, s, engine.events.id('destroyed'), { card: e, ...was });
      } else if (first === 'discard') emit(engine, s, engine.events.id('discarded'), { card: e, ...was });
      else if (first === 'tribute') {
        s.own.left[e] |= 2;
        emit(engine, s, engine.events.id('tributed'), { card: e, ...was });
      }
    },
  },
  // into the owner's deck, which is shuffled
  intoDeck: {
    commit(s, i, engine) {
      const { intent } = s;
      intent.happening[i] = engine.happenings.id('move');
      intent.to[i] = zone.deck;
      happenings['move']?.commit?.(s, i, engine);
      if (intent.cancelled[i] || intent.to[i] !== zone.deck) return;
      shuffle(engine, s, engine.zoneRow(zone.deck, intent.seat[i]));
      showTop(engine, s, intent.seat[i]);
      emit(engine, s, engine.events.id('shuffled'), {
        to: zone.deck,
        seat: intent.seat[i],
        cause: intent.cause[i],
        by: intent.by[i],
        bySeat: intent.bySeat[i],
      });
    },
  },
  // on top of the deck in which it lies, once that is shuffled
  atop: {
    allowed: (s, i) => s.card.zone[s.intent.card[i]] >> 1 === zone.deck,
    commit(s, i, engine) {
      const { intent } = s;
      const definition = s.card.definition[intent.card[i]];
      const seat = s.card.owner[intent.card[i]];
      const row = engine.zoneRow(zone.deck, seat);
      const cause = { cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      shuffle(engine, s, row);
      // A shuffle lets cards change places without a trace: it is looked for, or a copy of it.
      let e = s.zone.head[row];
      while (s.card.definition[e] !== definition) e = s.card.next[e];
      put(engine, s, e, zone.deck, seat, { faceUp: false, ...cause });
      show(s, e);
      emit(engine, s, engine.events.id('shuffled'), { to: zone.deck, seat, ...cause });
    },
  },
  // What the battle has doomed is as good as gone: no effect destroys it once more (§5.7).
  destroy: {
    allowed: (s, i, engine) => {
      const e = s.intent.card[i];
      if (s.card.zone[e] <= 1) return false;
      if (s.own.doomed[e] === 1 && engine.causes.name(s.intent.cause[i]) !== 'battle') return false;
      return !(s.intent.cause[i] === EFFECT && marked(s, e, engine.marks.id('not destroyed by effects')));
    },
    becomes: toGraveyard,
  },
  discard: { becomes: toGraveyard },
  // seat: whose hand; the card is drawn by lot among those that are not discarded already
  discardRandom: {
    becomes(s, i, engine) {
      const { intent } = s;
      const hand: number[] = [];
      for (let e = s.zone.head[engine.zoneRow(zone.hand, intent.seat[i])]; e !== 0; e = s.card.next[e]) {
        let meant = false;
        for (let o = 0; o < s.intentCount; o++)
          if (o !== i && intent.card[o] === e && !intent.cancelled[o]) meant = true;
        if (!meant) hand.push(e);
      }
      if (hand.length === 0) {
        intent.cancelled[i] = 1;
        return;
      }
      intent.card[i] = hand[takeForced(s, LOT) ?? below(s, hand.length)] as number;
      intent.first[i] = engine.happenings.id('discard');
      intent.happening[i] = engine.happenings.id('discard');
    },
  },
  tribute: {
    allowed: (s, i, engine) => !isForbidden(engine, s, 'be tributed', s.intent.bySeat[i], s.intent.card[i]),
    becomes(s, i, engine) {
      // What is tributed for a summon is remembered by what it was: the summoned monster may ask for it.
      if (s.summoning !== 0 && s.intent.by[i] === s.summoning)
        s.own.tributeAttributes[s.summoning] =
          (s.own.tributeAttributes[s.summoning] | attributesOf(engine, s, s.intent.card[i])) + ONE_TRIBUTE;
      toGraveyard(s, i, engine);
    },
  },
  summon: {
    // detail: number of the kind of summon; amount: the position; to: the column, 0 for the first free one
    allowed: (s, i, engine) =>
      s.card.zone[s.intent.card[i]] >> 1 === zone.monsters ||
      freePlace(engine, s, engine.zoneRow(zone.monsters, s.intent.seat[i])) > 0,
    commit(s, i, engine) {
      const { intent, card, own } = s;
      const e = intent.card[i];
      const seat = intent.seat[i];
      const kind = intent.detail[i] % PROPERLY;
      const from = card.zone[e] >> 1;
      const faceUp = intent.faceUp[i] === 1;
      const backing = card.place[e] + 8 * card.controller[e];
      const placing = { faceUp, cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      const wasDown = card.faceUp[e] === 0;
      const noted = card.memory0[e];
      const notedToo = card.memory1[e];
      if (from === zone.monsters) turnOver(engine, s, e, true);
      else if (freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) === 0) {
        intent.cancelled[i] = 1;
        return;
      } else {
        put(engine, s, e, zone.monsters, seat, { ...placing, place: intent.to[i] });
        // What was noted on the way to its summon stays: by its own procedure, or how it was paid.
        if (e === s.summoning) {
          card.memory0[e] = noted;
          card.memory1[e] = notedToo;
        }
      }
      // A trap that becomes a monster holds its column among spells and traps as well (§8.6).
      if (from === zone.spells && printed(engine).kind[card.definition[e]] === TRAP)
        own.backing[e] = profileOf(engine).trapMonsterUsesSTZone ? backing : HOLDS_NOTHING;
      if (summonKinds[kind] === 'again') own.awakened[e] = 1;
      else own.position[e] = intent.amount[i] || ATTACK;
      own.fixedTurn[e] = s.turn;
      own.summoned[e] = kind;
      own.summonedTurn[e] = s.turn;
      if (from !== zone.monsters) own.side[e] = seat === card.owner[e] ? 0 : seat + 1;
      if (faceUp) own.shownTurn[e] = s.turn;
      s.dirty = 1;
      if (summonKinds[kind] === 'set') {
        // Whoever has seen it on a deck does not see that it is this one.
        if (from === zone.deck) card.known[e] = 1 << seat;
        emit(engine, s, engine.events.id('set'), { card: e, from, to: kind, seat, ...placing });
        return;
      }
      own.fresh[e] = 1;
      card.cameGroup[e] = s.group;
      befall(s, seat, SUMMONED);
      if (seat === s.turnSeat && profileOf(engine).ignitionAfterSummon) s.ignitionGroup = s.group;
      s.seatTurn.summons[seat] += 1;
      // Fusion and ritual summons are the proper way of what they bring out, and so is its own procedure (§4.4).
      if (PROPER.includes(summonKinds[kind] ?? '') || intent.detail[i] >= PROPERLY) own.proper[e] = 1;
      if (kind >= summonKinds.indexOf('special') && kind <= summonKinds.indexOf('ritual'))
        s.seatTurn.specialSummons[seat] += 1;
      if (from === zone.monsters && wasDown) {
        own.flipped[e] = 1;
        emit(engine, s, engine.events.id('turned'), { card: e, to: 1, seat, ...placing });
      }
      emit(engine, s, engine.events.id('summoned'), { card: e, from, to: kind, seat, ...placing });
    },
  },
  // card: who makes them; to: definition (through detail); amount: position
  token: {
    allowed: (s, i, engine) => freePlace(engine, s, engine.zoneRow(zone.monsters, s.intent.seat[i])) > 0,
    commit(s, i, engine) {
      const { intent, own } = s;
      const seat = intent.seat[i];
      if (freePlace(engine, s, engine.zoneRow(zone.monsters, seat)) === 0) {
        intent.cancelled[i] = 1;
        return;
      }
      const e = make(engine, s, intent.detail[i]);
      const placing = { faceUp: true, cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      bring(engine, s, e, zone.monsters, seat, placing);
      own.position[e] = intent.amount[i];
      own.fixedTurn[e] = s.turn;
      own.summoned[e] = summonKinds.indexOf('special');
      own.summonedTurn[e] = s.turn;
      own.fresh[e] = 1;
      befall(s, seat, SUMMONED);
      intent.card[i] = e;
      s.seatTurn.summons[seat] += 1;
      s.seatTurn.specialSummons[seat] += 1;
      s.dirty = 1;
      emit(engine, s, engine.events.id('summoned'), { card: e, to: summonKinds.indexOf('special'), seat, ...placing });
    },
  },
  draw: {
    allowed: (s, i, engine) =>
      engine.causes.name(s.intent.cause[i]) !== 'effect' ||
      !isForbidden(engine, s, 'draw by effect', s.intent.seat[i], 0),
    commit(s, i, engine) {
      const { intent } = s;
      const seat = intent.seat[i];
      const deck = engine.zoneRow(zone.deck, seat);
      const wanted = intent.amount[i];
      const cause = { cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      let drawn = 0;
      for (; drawn < wanted; drawn++) {
        const e = s.zone.head[deck];
        if (e === 0) {
          // What is there is drawn first; then the duel is lost.
          s.seat.cannotDraw[seat] = 1;
          break;
        }
        put(engine, s, e, zone.hand, seat, { faceUp: false, bottom: true, ...cause });
        emit(engine, s, engine.events.id('moved'), { card: e, from: zone.deck, to: zone.hand, seat, ...cause });
        emit(engine, s, engine.events.id('drawn'), { card: e, seat, ...cause });
      }
      if (drawn === 0) return;
      if (s.phase !== phase.draw) befall(s, seat, DREW);
      emit(engine, s, engine.events.id('drew'), { seat, amount: drawn, ...cause });
    },
  },
  damage: {
    commit(s, i, engine) {
      const { intent } = s;
      changeLife('damaged', -1)(s, i, engine);
      if (!intent.cancelled[i]) befall(s, intent.seat[i], engine.causes.name(intent.cause[i]) === 'battle' ? 1 : 2);
    },
  },
  gain: {
    allowed: (s, i, engine) => !isForbidden(engine, s, 'gain life', s.intent.seat[i], 0),
    commit: changeLife('gained', 1),
  },
  pay: {
    commit(s, i, engine) {
      changeLife('paid', -1)(s, i, engine);
      if (!s.intent.cancelled[i]) notePayment(engine, s, s.intent.seat[i], s.intent.amount[i]);
    },
  },
  position: {
    // amount: 1 attack, 2 defense; detail 1: face-down, 2: face-up without a word
    allowed: (s, i, engine) => {
      const e = s.intent.card[i];
      if (s.card.zone[e] >> 1 !== zone.monsters) return false;
      return s.intent.amount[i] !== ATTACK || !marked(s, e, engine.marks.id('kept in defense position'));
    },
    commit(s, i, engine) {
      const { intent, own, card } = s;
      const e = intent.card[i];
      const to = intent.amount[i];
      const down = intent.detail[i] === 1;
      if (down && isToken(engine, s, e)) {
        intent.cancelled[i] = 1; // a token can never be face-down
        return;
      }
      if (own.position[e] === to && (card.faceUp[e] === 0) === down) {
        intent.cancelled[i] = 1;
        return;
      }
      const wasUp = card.faceUp[e];
      own.position[e] = to;
      const cause = { cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      if (down) {
        if (own.backing[e] !== 0) {
          // A trap monster lies among the traps again, set anew.
          const place = own.backing[e] & 7;
          put(engine, s, e, zone.spells, card.owner[e], { faceUp: false, place, ...cause });
          own.setTurn[e] = s.turn;
          return;
        }
        // Face-down it forgets: counters, equips and what lingered on it are gone; a new stay begins for whoever meant it.
        card.faceUp[e] = 0;
        own.awakened[e] = 0;
        card.memory0[e] = card.memory1[e] = 0;
        clearCounters(s, e);
        s.stays += 1;
        keepControl(s, e, card.stay[e], s.stays, engine);
        card.stay[e] = s.stays;
        for (let o = 1; o <= s.entities; o++) if (card.host[o] === e) card.host[o] = 0;
        // A target that is turned face-down is still the target.
        if (e === s.attacked) s.attackedStay = s.stays;
      } else if (wasUp === 0) {
        turnOver(engine, s, e, true);
        own.shownTurn[e] = s.turn;
        // Quietly: what it would do when it is turned up does not happen.
        if (intent.detail[i] !== 2) {
          own.flipped[e] = 1;
          emit(engine, s, engine.events.id('turned'), { card: e, to: 1, seat: card.controller[e], ...cause });
        }
      }
      if (profileOf(engine).effectPositionChangeCountsAsManual) own.fixedTurn[e] = s.turn;
      s.dirty = 1;
      emit(engine, s, engine.events.id('position changed'), { card: e, to, seat: card.controller[e], ...cause });
    },
  },
  setCard: {
    // to: the zone kind; detail: the column
    allowed: (s, i, engine) => freePlace(engine, s, engine.zoneRow(s.intent.to[i], s.intent.seat[i])) > 0,
    commit(s, i, engine) {
      const { intent, own, card } = s;
      const e = intent.card[i];
      const from = card.zone[e] >> 1;
      const cause = { cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      put(engine, s, e, intent.to[i], intent.seat[i], { faceUp: false, place: intent.detail[i], ...cause });
      own.setTurn[e] = s.turn;
      emit(engine, s, engine.events.id('set'), { card: e, from, to: intent.to[i], seat: intent.seat[i], ...cause });
    },
  },
  // detail: row of the record + 1
  negateActivation: {
    allowed: mayNegate,
    commit(s, i, engine) {
      const r = s.intent.detail[i] - 1;
      s.record.negated[r] = 1;
      emit(engine, s, engine.events.id('activation negated'), {
        card: s.record.source[r],
        seat: s.record.seat[r],
        cause: s.intent.cause[i],
        by: s.intent.by[i],
        bySeat: s.intent.bySeat[i],
      });
    },
  },
  negateEffect: {
    allowed: mayNegate,
    commit(s, i) {
      s.record.negated[s.intent.detail[i] - 1] = 2;
    },
  },
  negateAttack: {
    allowed: (s, i) =>
      s.attacker !== 0 &&
      s.attackNegated === 0 &&
      s.card.stay[s.attacker] === s.attackerStay &&
      s.intent.card[i] === s.attacker,
    commit(s) {
      s.attackNegated = 1;
    },
  },
  // to: the event
  announce: {
    commit(s, i, engine) {
      const { intent } = s;
      emit(engine, s, intent.to[i], {
        card: intent.card[i],
        seat: intent.seat[i],
        cause: intent.cause[i],
        by: intent.by[i],
        bySeat: intent.bySeat[i],
      });
    },
  },
  // A monster becomes an equip card: it leaves the monsters and lies among spells and traps. detail: what it is attached to
  absorb: {
    allowed: (s, i, engine) => freePlace(engine, s, engine.zoneRow(zone.spells, s.intent.seat[i])) > 0,
    commit(s, i, engine) {
      const { intent, card } = s;
      const e = intent.card[i];
      const from = card.zone[e] >> 1;
      const cause = { cause: intent.cause[i], by: intent.by[i], bySeat: intent.bySeat[i] };
      const host = intent.detail[i];
      if (isToken(engine, s, e) || host === 0 || card.faceUp[host] === 0) {
        intent.cancelled[i] = 1;
        return;
      }
      put(engine, s, e, zone.spells, intent.seat[i], { faceUp: true, ...cause });
      card.host[e] = host;
      card.slot[e] = intent.to[i];
      emit(engine, s, engine.events.id('moved'), { card: e, from, to: zone.spells, seat: intent.seat[i], ...cause });
      emit(engine, s, engine.events.id('attached'), { card: e, to: intent.to[i], amount: host, ...cause });
    },
  },
  // The last free zones of the opponent, as bits in the card's memory. amount: how many
  blockZones: {
    commit(s, i, engine) {
      const { intent, card } = s;
      const e = intent.card[i];
      const row = engine.zoneRow(zone.monsters, 1 - card.controller[e]);
      let bits = 0;
      let left = intent.amount[i];
      const taken = new Set<number>();
      for (let o = s.zone.head[row]; o !== 0; o = card.next[o]) taken.add(card.place[o]);
      for (let place = 5; place > 0 && left > 0; place--) {
        if (taken.has(place)) continue;
        bits |= 1 << place;
        left--;
      }
      card.memory0[e] = bits;
    },
  },
};
