import type { Check, Compiler, Who } from '@rulechart/core';
import { type Duel, inDamageStep, step } from '../duel.ts';

/** Tests about the present battle. */
export type BattleTest =
  | { readonly test: 'battling' | 'direct attack' | 'damage step' | 'opponent has the stronger' }
  | { readonly test: 'battle part'; readonly is: keyof typeof step }
  | { readonly test: 'would take battle damage'; readonly who: Who };

type Args<T extends BattleTest['test']> = Extract<BattleTest, { test: T }>;

/** How those tests are compiled. */
export const battleTests: { [T in BattleTest['test']]: (node: Args<T>, c: Compiler<Duel>) => Check<Duel> } = {
  battling: () => (s, _, it) =>
    it !== 0 &&
    ((it === s.attacker && s.card.stay[it] === s.attackerStay) ||
      (it === s.attacked && s.card.stay[it] === s.attackedStay)),
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
