import type { Check, Compiler, Who } from '@rulechart/core';
import { DREW, type Duel, inDamageStep, step } from '../duel.ts';

/** Tests about the present battle. */
export type BattleTest =
  | { readonly test: 'battling' | 'direct attack' | 'damage step' | 'opponent has the stronger' }
  | { readonly test: 'fought' | 'attacked face-down' | 'no attack this turn' | 'just destroyed by battle' }
  | { readonly test: 'just drew'; readonly who: Who }
  | { readonly test: 'just damaged'; readonly who: Who; readonly by?: 'battle' }
  | { readonly test: 'battle part'; readonly is: keyof typeof step }
  | { readonly test: 'would take battle damage'; readonly who: Who };

type Args<T extends BattleTest['test']> = Extract<BattleTest, { test: T }>;

/** How those tests are compiled. */
export const battleTests: { [T in BattleTest['test']]: (node: Args<T>, c: Compiler<Duel>) => Check<Duel> } = {
  battling: () => (s, _, it) =>
    it !== 0 &&
    ((it === s.attacker && s.card.stay[it] === s.attackerStay) ||
      (it === s.attacked && s.card.stay[it] === s.attackedStay)),
  /** this card took part in the present battle, and stands or has fallen in it */
  fought: (_, { engine }) => {
    const battle = engine.causes.id('battle');
    return (s, { source: e }) => {
      if (e !== s.attacker && e !== s.attacked) return false;
      if (s.card.stay[e] === (e === s.attacker ? s.attackerStay : s.attackedStay)) return true;
      return s.card.cameCause[e] === battle && s.card.cameTurn[e] === s.turn;
    };
  },
  /** the present attack found it face-down; it stands, or has fallen in the battle */
  'attacked face-down': (_, { engine }) => {
    const battle = engine.causes.id('battle');
    return (s, _x, it) =>
      it === s.attacked &&
      s.attackedDown === 1 &&
      (s.card.stay[it] === s.attackedStay || s.card.cameCause[it] === battle);
  },
  'no attack this turn': () => (s, x) => s.seatTurn.attacks[x.you] === 0,
  /** battle has destroyed it and sent it to the graveyard, and nobody has answered that yet */
  'just destroyed by battle': () => (s, _, it) => s.own.fresh[it] === 2,
  /** it is the last thing that has happened, and nobody has answered it yet */
  'just damaged': (node, c) => {
    const seat = c.who(node.who);
    const bits = node.by === 'battle' ? 1 : 3;
    return (s, x, it) => (s.seat.recent[seat(s, x, it)] & bits) !== 0;
  },
  /** outside the Draw Phase, as the last thing that has happened, and nobody has answered it yet */
  'just drew': (node, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => (s.seat.recent[seat(s, x, it)] & DREW) !== 0;
  },
  'direct attack': () => (s) => s.attacker !== 0 && s.attacked === 0,
  'damage step': () => (s) => inDamageStep(s),
  'battle part': (node) => {
    const part = step[node.is];
    return (s) => s.step === part;
  },
  'would take battle damage': (node, c) => {
    const seat = c.who(node.who);
    return (s, x, it) => (seat(s, x, it) === 0 ? s.damageToA : s.damageToB) > 0;
  },
  /** what this card fights has more ATK than it */
  'opponent has the stronger': () => (s, x) => {
    const other = x.source === s.attacker ? s.attacked : x.source === s.attacked ? s.attacker : 0;
    return other !== 0 && s.now.atk[other] > s.now.atk[x.source];
  },
};
