import {
  type Amount,
  CardList,
  type Cards,
  type Compiler,
  type Effect,
  inForce,
  type Select,
  type Test,
  type Who,
} from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { fieldCards } from '../rules/field.ts';
import { profileOf } from '../rules/profileOf.ts';

/** What a note keeps of a card's stay, beside which card it is: another stay has another mark. */
export const stayMark = (s: Duel, e: number): number => s.card.stay[e] & 0x7fff;

/** Selections that only these rules know. */
export const selections: Record<string, (node: never, c: Compiler<Duel>) => Select<Duel>> = {
  /** the top cards of a deck, down to the first one (or the nth) for which a test holds: all of them if there are fewer */
  'top until': (node: { of: Who; where: Test; times?: Amount }, c) => {
    const seat = c.who(node.of);
    const found = c.in('where').test(node.where);
    const times = c.in('times').amount(node.times ?? 1);
    return (s, x, it, out) => {
      let left = times(s, x, it);
      for (let e = s.zone.head[c.engine.zoneRow(zone.deck, seat(s, x, it))]; e !== 0 && left > 0; e = s.card.next[e]) {
        out.push(e);
        if (found(s, x, e)) left--;
      }
    };
  },
  /** the card that this one has noted, as long as it stays and lies face-up */
  noted: () => (s, x, __, out) => {
    const e = s.card.memory0[x.source];
    if (e > 0 && s.card.memory1[x.source] === stayMark(s, e) && s.card.faceUp[e] === 1) out.push(e);
  },
  /** the turn player's cards for which something is to be paid or done in the Standby Phase (§2.4) */
  maintained:
    (_, { engine }) =>
    (s, __, ___, out) => {
      for (const e of fieldCards(engine, s, s.turnSeat)) {
        const { effects } = engine.definitionOf(s, e);
        const kept = effects.some((id) => {
          const effect = engine.effects[id] as Effect<Duel>;
          return effect.tree.how === 'maintenance' && inForce(engine, s, e, effect);
        });
        if (kept) out.push(e);
      }
    },
  /** what lies in the field zone already when another field spell goes there (§6.5) */
  'other field cards':
    (_, { engine }) =>
    (s, x, __, out) => {
      const row = engine.zoneRow(zone.field, x.you);
      for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if (e !== x.source) out.push(e);
    },
  /** the opponent's face-up field spell */
  'opposing field card':
    (_, { engine }) =>
    (s, x, __, out) => {
      if (!profileOf(engine).singleFaceUpField) return;
      const row = engine.zoneRow(zone.field, 1 - x.you);
      for (let e = s.zone.head[row]; e !== 0; e = s.card.next[e]) if (s.card.faceUp[e] === 1) out.push(e);
    },
  /** of some cards one of each name: the first */
  'one of each name': (node: { in: Cards }, c) => {
    const from = c.in('in').cards(node.in);
    const found = new CardList();
    const select: Select<Duel> = (s, x, it, out) => {
      found.length = 0;
      from(s, x, it, found);
      const names = new Set<number>();
      for (const e of found) {
        const { nameId } = c.engine.definitionOf(s, e);
        if (!names.has(nameId)) out.push(e);
        names.add(nameId);
      }
    };
    return Object.assign(select, { looked: from.looked ?? from });
  },
  /** what has just left the monsters, where this player controlled it, and nobody has answered that yet */
  departed: ({ of, faceUp }: { of: Who; faceUp?: true }, c) => {
    const is = c.isWho(of);
    return (s, x, _, out) => {
      if (s.departed === 0) return;
      for (let e = 1; e <= s.entities; e++) {
        const left = (s.own.gone[e] as number) & 7;
        if (left !== 0 && (!faceUp || (left & 2) !== 0) && is(s, x.you, left >> 2)) out.push(e);
      }
    };
  },
  /** the monsters that fight each other */
  'both in battle': () => (s, _, __, out) => {
    if (s.attacker !== 0 && s.card.stay[s.attacker] === s.attackerStay) out.push(s.attacker);
    if (s.attacked !== 0 && s.card.stay[s.attacked] === s.attackedStay) out.push(s.attacked);
  },
};
