import {
  bring,
  commitCore,
  type Engine,
  emit,
  expire,
  type Happening,
  handOver,
  make,
  put,
  show,
  slide,
  turnOver,
} from '@rulechart/core';
import { onSquares } from './board.ts';
import { type Duel, zone } from './duel.ts';
import { isZx, printed } from './printed.ts';

type Happenings = Readonly<Record<string, Happening<Duel>>>;

/** Zones in which cards lie face-up. */
const open: ReadonlySet<number> = new Set([
  zone.charge,
  zone.resource,
  zone.trash,
  zone.temporary,
  zone.removed,
  zone.force,
  zone.shift,
  zone.joined,
]);

const whence = (s: Duel, i: number) => ({
  cause: s.intent.cause[i],
  by: s.intent.by[i],
  bySeat: s.intent.bySeat[i],
});

/** The card that lies on a seat's player square as its player card, whichever way up; 0 if there is none. */
export const playerCard = (engine: Engine<Duel>, s: Duel, seat: number): number =>
  s.zone.head[engine.zoneRow(zone.player, seat)];

/** Puts a card on a square: one that comes is new there, one that stood elsewhere stays what it was. */
function place(engine: Engine<Duel>, s: Duel, i: number): void {
  const { intent, card } = s;
  const e = intent.card[i];
  const square = intent.detail[i];
  const from = card.zone[e] >> 1;
  if (square === 0) {
    intent.cancelled[i] = 1;
    return;
  }
  if (from === zone.squares) {
    slide(engine, s, e, square);
    emit(engine, s, engine.events.id('relocated'), {
      card: e,
      seat: card.controller[e],
      amount: square,
      ...whence(s, i),
    });
    return;
  }
  const seat = intent.seat[i];
  put(engine, s, e, zone.squares, seat, { faceUp: true, place: square, ...whence(s, i) });
  emit(engine, s, 0, { card: e, from, to: zone.squares, seat, ...whence(s, i) });
  emit(engine, s, engine.events.id('appeared'), { card: e, from, to: zone.squares, seat, ...whence(s, i) });
}

/** What can happen in a duel, and how it is carried out once settled. */
export const happenings: Happenings = {
  // Cards always go to their owner's zones, this way up or that as the zone has it.
  move: {
    commit(s, i, engine) {
      const { intent, card } = s;
      const e = intent.card[i];
      const was = { from: card.zone[e] >> 1, to: intent.to[i], seat: card.controller[e], ...whence(s, i) };
      intent.seat[i] = card.owner[e];
      if (open.has(intent.to[i])) intent.faceUp[i] = 1;
      commitCore(engine, s, i, s.frameCount - 1);
      if (intent.cancelled[i]) return;
      if (intent.amount[i] === 1 && intent.to[i] === zone.resource) s.own.asleep[e] = 1;
      if (engine.happenings.name(intent.first[i]) === 'destroy')
        emit(engine, s, engine.events.id('destroyed'), { card: e, ...was });
    },
  },
  // A destroyed Z/X goes to the charge, anything else to the trash.
  destroy: {
    allowed: (s, i) => s.card.zone[s.intent.card[i]] >> 1 === zone.squares,
    becomes(s, i, engine) {
      const { intent } = s;
      intent.to[i] = isZx(engine, s, intent.card[i]) ? zone.charge : zone.trash;
      intent.happening[i] = engine.happenings.id('move');
    },
  },
  place: { commit: (s, i, engine) => place(engine, s, i) },
  // It stays on its square, and its placement is as old as before (A9).
  take: {
    commit(s, i, engine) {
      const { card, intent } = s;
      const e = intent.card[i];
      const { [e]: square } = card.place;
      const { [e]: stamp } = card.stamp;
      handOver(engine, s, e, intent.seat[i]);
      slide(engine, s, e, square as number);
      card.stamp[e] = stamp as number;
      emit(engine, s, engine.events.id('taken'), { card: e, seat: intent.seat[i], ...whence(s, i) });
    },
  },
  damage: {
    allowed: (s, i) => s.card.zone[s.intent.card[i]] >> 1 === zone.squares,
    commit(s, i, engine) {
      const e = s.intent.card[i];
      s.own.damage[e] += s.intent.amount[i];
      s.dirty = 1;
      emit(engine, s, engine.events.id('damaged'), {
        card: e,
        seat: s.card.controller[e],
        amount: s.intent.amount[i],
        ...whence(s, i),
      });
    },
  },
  hurt: {
    commit(s, i, engine) {
      const seat = s.intent.seat[i];
      s.seat.pending[seat] = Math.min(255, s.seat.pending[seat] + s.intent.amount[i]);
      emit(engine, s, engine.events.id('hurt'), { seat, amount: s.intent.amount[i], ...whence(s, i) });
    },
  },
  sleep: {
    commit(s, i, engine) {
      const e = s.intent.card[i];
      s.own.asleep[e] = 1;
      s.dirty = 1;
      emit(engine, s, engine.events.id('slept'), { card: e, seat: s.card.controller[e], ...whence(s, i) });
    },
  },
  reboot: {
    commit(s, i, engine) {
      const seat = s.intent.seat[i];
      for (const kind of [zone.squares, zone.resource, zone.player])
        for (let e = s.zone.head[engine.zoneRow(kind, seat)]; e !== 0; e = s.card.next[e]) s.own.asleep[e] = 0;
      s.dirty = 1;
      emit(engine, s, engine.events.id('rebooted'), { seat, ...whence(s, i) });
    },
  },
  /** all damage heals, and what lasts until the end of the turn ends with it */
  heal: {
    commit(s, _, engine) {
      for (const e of onSquares(engine, s)) {
        s.own.damage[e] = 0;
        s.own.tried[e] = 0;
      }
      expire(engine, s, engine.untils.id('end of turn'), s.turnSeat);
      s.dirty = 1;
    },
  },
  /** detail: the seats that lose, as bits */
  lose: {
    commit(s, i, engine) {
      s.result = s.intent.detail[i] === 3 ? 3 : s.intent.detail[i] === 1 ? 2 : 1;
      s.resultReason = engine.reasons.id('card text');
    },
  },
  /** card: the source of a time-limited ability; detail: its effect. It waits with the others, whoever it is about. */
  'set off': {
    commit(s, i, engine) {
      const { intent, trigger } = s;
      const t = s.triggerCount;
      engine.full(s, 'trigger', s.trigger.effect, t);
      trigger.effect[t] = intent.detail[i];
      trigger.source[t] = intent.card[i];
      trigger.stay[t] = s.card.stay[intent.card[i]];
      trigger.seat[t] = intent.seat[i];
      trigger.amount[t] = intent.amount[i];
      trigger.cause[t] = intent.cause[i];
      trigger.group[t] = s.group;
      s.triggerCount = t + 1;
    },
  },
  /** detail: the event that is announced */
  announce: {
    commit(s, i, engine) {
      emit(engine, s, s.intent.detail[i], { card: s.intent.card[i], seat: s.intent.seat[i], ...whence(s, i) });
    },
  },
  uncover: {
    commit(s, i, engine) {
      const e = s.intent.card[i];
      show(s, e);
      s.turnedUp = e;
      emit(engine, s, 7, { card: e, seat: s.card.owner[e], ...whence(s, i) });
    },
  },
  cover: {
    commit(s) {
      s.turnedUp = 0;
    },
  },
  /** a card goes under (Force) or onto (Shift) another */
  attach: {
    commit(s, i, engine) {
      const { intent, card } = s;
      const e = intent.card[i];
      const from = card.zone[e] >> 1;
      const to = intent.to[i];
      put(engine, s, e, to, card.owner[e], { faceUp: true, bottom: true, ...whence(s, i) });
      card.host[e] = intent.detail[i];
      card.slot[e] = engine.slots.id(to === zone.force ? 'force' : 'shift');
      s.dirty = 1;
      emit(engine, s, 0, { card: e, from, to, seat: card.owner[e], ...whence(s, i) });
    },
  },
  token: {
    commit(s, i, engine) {
      const e = make(engine, s, s.intent.detail[i]);
      const seat = s.intent.seat[i];
      const placing = { faceUp: true, place: s.intent.amount[i], ...whence(s, i) };
      bring(engine, s, e, zone.squares, seat, placing);
      emit(engine, s, 0, { card: e, to: zone.squares, seat, ...whence(s, i) });
      emit(engine, s, engine.events.id('appeared'), { card: e, to: zone.squares, seat, ...whence(s, i) });
    },
  },
  vanish: {
    commit(s, i, engine) {
      const e = s.intent.card[i];
      const from = s.card.zone[e] >> 1;
      put(engine, s, e, zone.nowhere, s.card.owner[e], { faceUp: true, ...whence(s, i) });
      emit(engine, s, 0, { card: e, from, to: zone.nowhere, seat: s.card.owner[e], ...whence(s, i) });
    },
  },
  /** card: the upper half in Dynamis; the lower half lies under its owner's player card */
  overboost: {
    commit(s, i, engine) {
      const { card } = s;
      const e = s.intent.card[i];
      const seat = card.owner[e];
      const lower = s.zone.head[engine.zoneRow(zone.under, seat)];
      const player = playerCard(engine, s, seat);
      if (s.intent.detail[i] === 0 || lower === 0 || player === 0) {
        s.intent.cancelled[i] = 1;
        return;
      }
      turnOver(engine, s, player, false);
      place(engine, s, i);
      put(engine, s, lower, zone.joined, seat, { faceUp: true, ...whence(s, i) });
      card.host[lower] = e;
      card.slot[lower] = engine.slots.id('lower half');
      s.dirty = 1;
    },
  },
  /** card: a lower half; it is the player card's again */
  return: {
    commit(s, i, engine) {
      const e = s.intent.card[i];
      const seat = s.card.owner[e];
      put(engine, s, e, zone.under, seat, { faceUp: false, ...whence(s, i) });
      const player = playerCard(engine, s, seat);
      if (player !== 0) turnOver(engine, s, player, true);
      s.seat.virtual[seat] = 0;
    },
  },
};

/** Whether a seat has a player card that can be attacked: a real one face-up, or the nameless one of the rules. */
export const hasPlayerCard = (engine: Engine<Duel>, s: Duel, seat: number): boolean => {
  const card = playerCard(engine, s, seat);
  return (card !== 0 && s.card.faceUp[card] === 1) || s.seat.virtual[seat] === 1;
};

/** Whether a seat's Overboost is on a square, whoever controls it. */
export function overboostOut(engine: Engine<Duel>, s: Duel, seat: number): boolean {
  const { overboost } = printed(engine);
  for (let side = 0; side < 2; side++)
    for (let e = s.zone.head[engine.zoneRow(zone.squares, side)]; e !== 0; e = s.card.next[e])
      if (s.card.owner[e] === seat && overboost[s.card.definition[e]] !== undefined) return true;
  return false;
}
