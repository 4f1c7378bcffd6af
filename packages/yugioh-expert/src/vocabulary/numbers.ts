import { CardList, type Cards, type Compiler, type Engine, freePlaces, type Measure, type Who } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { printed } from '../printed.ts';
import { paymentBefore, paymentsLastTurn } from '../rules/payments.ts';

const originals: readonly unknown[] = ['original', 'halve the original'];

/**
 * The original value: what is printed, or what a face-up monster's own text gives as long as it applies (§7.4): for "?"
 * anything, for a printed number another number.
 */
function originalOf(engine: Engine<Duel>, s: Duel, e: number, stat: 'atk' | 'def' | 'level', unknown: boolean): number {
  const { live } = s;
  let value = printed(engine)[stat][s.card.definition[e]] as number;
  for (let row = 0; row < live.part.length && live.part[row] !== 0; row++) {
    if (live.source[row] !== e || live.lingering[row] !== 0 || s.standing.negated[e] === 1) continue;
    const part = engine.parts[live.part[row]];
    if (part?.tree.part !== 'modify' || !originals.includes(part.tree.op) || part.tree.stat !== stat) continue;
    if (!part.by || !part.apply || !(unknown || typeof part.tree.by === 'number')) continue;
    const own = engine.borrow();
    own.aside(live.seat[row], e, 0);
    if (part.condition === null || part.condition(s, own, e)) value = part.apply(value, part.by(s, own, e));
    engine.giveBack();
  }
  return value;
}

/** Numbers that only these rules know. */
export const numbers: Record<string, (node: never, c: Compiler<Duel>) => Measure<Duel>> = {
  /** what paying half costs: what is left is rounded up (§8.2) */
  'half of life': (node: { who: Who }, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => Math.floor(s.seat.life[seat(s, x, it)] / 2);
  },
  /** how many whole units of life points a player has */
  'units of life': ({ who, unit }: { who: Who; unit: number }, c) => {
    const seat = c.who(who);
    return (s, x, it) => Math.floor(s.seat.life[seat(s, x, it)] / unit);
  },
  /** how often a player paid Life Points in the last turn of his own */
  payments: (node: { who: Who }, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => paymentsLastTurn(c.engine, s, seat(s, x, it));
  },
  /** in a loop over those payments: the one whose turn it is */
  payment: (node: { who: Who }, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => paymentBefore(c.engine, s, seat(s, x, it), s.frame.r0[x.frame]);
  },
  'link number': () => (s, x) => (x.record > 0 ? x.record : s.recordCount + 1),
  /**
   * what is printed, whatever holds at the moment, of several cards together; for "?" what the card's own text gives as
   * the original value, else 0
   */
  original: ({ stat, of }: { stat: 'atk' | 'def' | 'level'; of: Cards }, c) => {
    const from = c.in('of').cards(of);
    const found = new CardList();
    return (s, x, it) => {
      found.length = 0;
      from(s, x, it, found);
      const facts = printed(c.engine);
      const unknown = stat === 'atk' ? facts.unknownAtk : stat === 'def' ? facts.unknownDef : null;
      let total = 0;
      for (let i = 0; i < found.length; i++) {
        const e = found.at[i];
        total += originalOf(c.engine, s, e, stat, unknown?.[s.card.definition[e]] === 1);
      }
      return total;
    };
  },
  /** how many more monsters there is room for */
  'free monster zones': (node: { who: Who }, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => freePlaces(c.engine, s, c.engine.zoneRow(zone.monsters, seat(s, x, it)));
  },
  /** how many counters lay on this card when it left */
  'last counters': () => (s, x) => s.own.left[x.source] >> 3,
  /** how many cards are missing to so many in hand */
  'missing in hand': ({ who, to }: { who: Who; to: number }, c) => {
    const seat = c.who(who);
    return (s, x, it) => Math.max(0, to - s.zone.size[c.engine.zoneRow(zone.hand, seat(s, x, it))]);
  },
  /** the highest of some cards */
  highest: (node: { stat: 'atk' | 'def' | 'level'; of: Cards }, c) => {
    const from = c.in('of').cards(node.of);
    const read = c.engine.statOf[c.engine.stats.id(node.stat, c.where)] as (s: Duel, e: number) => number;
    const found = new CardList();
    return (s, x, it) => {
      found.length = 0;
      from(s, x, it, found);
      let best = 0;
      for (const e of found) best = Math.max(best, read(s, e));
      return best;
    };
  },
  /** the battle damage that was calculated for a player */
  'battle damage': (node: { who: Who }, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => (seat(s, x, it) === 0 ? s.damageToA : s.damageToB);
  },
  /** a number that this card has noted */
  noted: (node: { which: 0 | 1 }) =>
    node.which === 0 ? (s, x) => s.card.memory0[x.source] : (s, x) => s.card.memory1[x.source],
  /** how many monsters were tributed for this card's summon */
  tributes: () => (s, x) => s.own.tributeAttributes[x.source] >> 6,
  /** how many turns a card has been where it is */
  'turns there': (node: { of: Cards }, c) => {
    const from = c.in('of').cards(node.of);
    const found = new CardList();
    return (s, x, it) => {
      found.length = 0;
      from(s, x, it, found);
      return found.length === 0 ? 0 : s.turn - s.card.cameTurn[found.at[0]];
    };
  },
};
