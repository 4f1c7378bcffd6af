import type { Check, Compiler, Test, Who } from '@rulechart/core';
import { type Duel, phase } from '../duel.ts';

/** Tests about chains, and about what happens to whom. */
export type ChainTest =
  | { readonly test: 'link at least'; readonly n: number }
  | { readonly test: 'same name in chain' }
  | { readonly test: 'happens to'; readonly who: Who }
  | { readonly test: 'drawn outside the draw phase' }
  | { readonly test: 'caused by'; readonly name: string }
  | { readonly test: 'was face-up' | 'was flipped' | 'was an activation' }
  | { readonly test: 'fell with'; readonly which: Test }
  | { readonly test: 'was tributed' | 'no rushed trap' }
  | {
      readonly test: 'came';
      readonly cause?: 'battle' | 'effect';
      readonly by?: Who | 'this';
      readonly destroyed?: true;
    }
  | { readonly test: 'fallen this turn'; readonly who: Who }
  | { readonly test: 'was controlled'; readonly by: Who }
  | { readonly test: 'spells this turn'; readonly who: Who; readonly atLeast: number };

type Args<T extends ChainTest['test']> = Extract<ChainTest, { test: T }>;

/** How those tests are compiled. */
export const chainTests: { [T in ChainTest['test']]: (node: Args<T>, c: Compiler<Duel>) => Check<Duel> } = {
  /** this would be, or is, at least the nth link */
  'link at least':
    ({ n }) =>
    (s, x) =>
      (x.record > 0 ? x.record : s.recordCount + 1) >= n,
  /** two cards of one name would be in the chain */
  'same name in chain':
    (_, { engine }) =>
    (s, x) => {
      const name = (r: number): number => engine.definitionOf(s, s.record.source[r]).nameId;
      const mine = x.record > 0 ? -1 : engine.definitionOf(s, x.source).nameId;
      for (let r = 0; r < s.recordCount; r++) {
        if (name(r) === mine) return true;
        for (let o = 0; o < r; o++) if (name(o) === name(r)) return true;
      }
      return false;
    },
  /** the seat that the event or intent is about */
  'happens to': (node, c) => {
    const is = c.isWho(node.who);
    return (s, x) => {
      const seat = x.event >= 0 ? s.event.seat[x.event] : x.intent >= 0 ? s.intent.seat[x.intent] : -1;
      return seat >= 0 && is(s, x.you, seat);
    };
  },
  'drawn outside the draw phase': () => (s) => s.phase !== phase.draw,
  /** the card known by this name brings it about */
  'caused by': (node, c) => {
    const cause = c.gather({ cards: 'named', name: node.name });
    return (s, x) => x.intent >= 0 && cause(s, x).has(s.intent.by[x.intent]);
  },
  'was face-up': () => (s, _, it) => s.card.lastFaceUp[it] === 1,
  'was flipped': () => (s, _, it) => (s.own.left[it] & 1) === 1,
  'was tributed': () => (s, _, it) => (s.own.left[it] & 2) === 2,
  /** the monster that an equip card was attached to has gone, and was such a one */
  'fell with': (node, c) => {
    const which = c.in('which').test(node.which);
    return (s, x, it) => {
      const host = s.own.lastBroughtBy[it];
      if (host === 0) return false;
      // How that one went, not what is happening now.
      const holds = which(s, c.engine.borrow().aside(x.you, x.source, 0), host);
      c.engine.giveBack();
      return holds;
    };
  },
  /** the link that has ended was the activation of a card */
  'was an activation': () => (s, x) => x.event >= 0 && s.event.amount[x.event] === 1,
  /** it came to where it is in this turn, through this, or by being destroyed */
  came: (node, c) => {
    const { by: whose, destroyed } = node;
    const cause = node.cause === undefined ? -1 : c.engine.causes.id(node.cause, c.where);
    const by = node.by === undefined || node.by === 'this' ? null : c.isWho(node.by);
    return (s, x, it) =>
      s.card.cameTurn[it] === s.turn &&
      (cause < 0 || s.card.cameCause[it] === cause) &&
      (whose !== 'this' || s.card.cameBy[it] === x.source) &&
      (by === null || by(s, x.you, s.card.cameSeat[it])) &&
      (!destroyed || (s.own.left[it] & 4) !== 0);
  },
  /** the player has activated no trap in the turn in which it was set */
  'no rushed trap': () => (s, x) => s.seatTurn.rushedTraps[x.you] === 0,
  'fallen this turn': (node, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => s.seatTurn.fallen[seat(s, x, it)] > 0;
  },
  'was controlled': (node, c) => {
    const is = c.isWho(node.by);
    return (s, x, it) => is(s, x.you, s.card.lastController[it]);
  },
  'spells this turn': ({ who, atLeast }, c) => {
    const seat = c.who(who);
    return (s, x, it) => s.seatTurn.spells[seat(s, x, it)] >= atLeast;
  },
};
