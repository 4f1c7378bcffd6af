import { type Engine, marked } from '@rulechart/core';
import { ATTACK, DEFENSE, type Duel } from '../duel.ts';
import type { Profile } from '../profile.ts';

/** What a damage calculation comes to: damage by seat, and which monsters are to be destroyed. */
export interface Outcome {
  readonly damage: [number, number];
  readonly doomed: readonly number[];
}

/** §5.6, and the texts that change it. */
export function outcome(engine: Engine<Duel>, s: Duel, profile: Profile): Outcome {
  const { now, own, card } = s;
  const { attacker: a, attacked: t } = s;
  const is = (e: number, mark: string): boolean => e !== 0 && marked(s, e, engine.marks.id(mark));
  const damage: [number, number] = [0, 0];
  const doomed: number[] = [];
  const doom = (e: number): void => {
    if (!is(e, 'not destroyed by battle')) doomed.push(e);
  };
  /** `by` deals it, `of` (0: nobody) is the monster whose player takes it. */
  const hurt = (seat: number, amount: number, by: number, of: number): void => {
    if (is(by, 'deals no battle damage') || is(of, 'costs its player no battle damage')) return;
    const to = is(of, 'reflects battle damage') ? 1 - seat : seat;
    damage[to as 0 | 1] += amount;
  };
  const mine = Math.max(0, now.atk[a]);
  const attackingSeat = card.controller[a];
  if (t === 0) {
    hurt(1 - attackingSeat, mine, a, 0);
    return { damage, doomed };
  }
  const defender = card.controller[t];
  if (own.position[t] === ATTACK) {
    const theirs = Math.max(0, now.atk[t]);
    if (mine > theirs) {
      doom(t);
      hurt(defender, mine - theirs, a, t);
    } else if (mine < theirs) {
      doom(a);
      hurt(attackingSeat, theirs - mine, t, a);
    } else if (mine > 0 || profile.zeroAtkClashDestroys) {
      doom(a);
      doom(t);
    }
  } else if (own.position[t] === DEFENSE) {
    const wall = Math.max(0, now.def[t]);
    if (mine > wall) {
      doom(t);
      if (is(a, 'piercing')) hurt(defender, mine - wall, a, t);
    } else if (mine < wall) hurt(attackingSeat, wall - mine, t, a);
  }
  return { damage, doomed };
}

/** There is no attack any more. */
export function forgetAttack(s: Duel): void {
  s.attacker = 0;
  s.attackerStay = 0;
  s.attacked = 0;
  s.attackedStay = 0;
  s.attackDeclared = 0;
  s.attackNegated = 0;
  s.replayCount = 0;
  s.damageToA = 0;
  s.damageToB = 0;
  s.damageOver = 0;
  s.attackedDown = 0;
  s.dirty = 1;
}
