import {
  type Amount,
  type Cards,
  type Clause,
  choose,
  named,
  type On,
  type Part,
  type Test,
  thisCard,
  type Until,
  type Who,
} from '@rulechart/core';
import { type Attribute, attributeBit, type Race, raceNumber } from '../printed.ts';
import type { RuleId } from '../rulebook.ts';

/** ターン終了時まで. */
export const endOfTurn: Until = { until: 'end of turn' };
/** バトルフェイズ終了時まで. */
export const endOfBattlePhase: Until = { until: 'end of battle phase' };

/** このチェーンの間. */
export const endOfChain: Until = { until: 'end of chain' };
/** ダメージステップ終了時まで. */
export const endOfDamageStep: Until = { until: 'end of damage step' };

/** What may be done to a value, in the order of §7.2. */
export type StatOperation =
  | 'become'
  | 'shift'
  | 'original'
  | 'double the original'
  | 'halve the original'
  | 'set'
  | 'add'
  | 'multiply'
  | 'halve'
  | 'last';

/** Changes ATK, DEF or level as long as it holds. */
export const modify = (
  stat: 'atk' | 'def' | 'level',
  op: StatOperation,
  by: Amount,
  to: Cards,
  condition?: Test,
): Part => ({
  part: 'modify',
  stat,
  op,
  by,
  to,
  ...(condition ? { if: condition } : {}),
});
/** Notes something about a card as long as it holds: piercing, not destroyed by battle … */
export const mark = (name: string, to: Cards = thisCard, condition?: Test): Part => ({
  part: 'mark',
  mark: name,
  to,
  ...(condition ? { if: condition } : {}),
});
/** 効果は無効化される. */
export const negate = (to: Cards, condition?: Test): Part => ({
  part: 'negate',
  to,
  ...(condition ? { if: condition } : {}),
});
/** コントロールを得る. */
export const control = (to: Cards, who: Who = 'you'): Part => ({ part: 'control', to, who });
/** コントロールは元々の持ち主に戻る, as long as this applies: no other effect moves it, nor will one that was undone. */
export const controlStaysWithOwners = (to: Cards): Part => ({ part: 'control', to, who: 'owner', prevails: true });
/** …できない. With `wherever`, it goes on for the cards it is about when they have moved. */
export const forbid = (
  act: string,
  more: { who?: Who; which?: Test; nature?: 'effect' | 'rule text' | 'oath'; wherever?: true; if?: Test } = {},
): Part => ({
  part: 'forbid',
  act,
  ...more,
});
/** 2体分の生け贄とする事ができる: for the summon of a monster that is this. */
export const doubleTribute = (which: Test): Part => ({
  part: 'allow',
  rule: 'summon/double-tribute',
  which: {
    test: 'all',
    of: [
      { test: 'among', cards: thisCard },
      { test: 'summoned for', which },
    ],
  },
  who: 'you',
});
/** A rule is waived. */
export const allow = (rule: RuleId, more: { which?: Test; who?: Who; if?: Test } = {}): Part => ({
  part: 'allow',
  rule,
  ...more,
});
/** …しなければならない. */
export const require = (act: string, which: Test): Part => ({ part: 'require', act, which });
/** 代わりに: something happens instead of what would. */
export const replace = (
  of: string,
  more: { which?: Test; optional?: boolean; to?: string; does?: readonly Clause[]; if?: Test },
): Part => ({ part: 'replace', of, ...more });
/** …へは行かず…へ: any card that would be sent to the one zone goes to the other instead. */
export const goesInstead = (from: string, to: string): Part =>
  replace('move', { which: { test: 'going', to: from }, to });
/**
 * Waits for an event and then does its clauses, without a chain: at once, or (`waits`) when nothing else is under way, no
 * payment, no chain and no summon.
 */
export const watch = (on: On, does: readonly Clause[], once = true, condition?: Test, waits?: true): Part => ({
  part: 'watch',
  on,
  does,
  once,
  ...(waits ? { waits } : {}),
  ...(condition ? { if: condition } : {}),
});

/** One card that is targeted, under a name; later clauses know it by `named(name)`. */
export const target = (
  from: Cards,
  more: { count?: Amount; upTo?: boolean; atLeast?: Amount; name?: string } = {},
): Clause =>
  choose(more.name ?? 'target', from, {
    ...(more.count === undefined ? {} : { count: more.count }),
    ...(more.upTo === undefined ? {} : { upTo: more.upTo }),
    ...(more.atLeast === undefined ? {} : { atLeast: more.atLeast }),
  });
/** The card targeted under the name `target`. */
export const targeted: Cards = named('target');

/** …属性になる, or (`also`) としても扱う. */
export const becomesAttribute = (is: Attribute, to: Cards, more: { also?: true; if?: Test } = {}): Part => ({
  part: 'modify',
  stat: 'attribute',
  op: more.also ? 'also' : 'become',
  by: attributeBit(is),
  to,
  ...(more.if ? { if: more.if } : {}),
});
/** …族になる. */
export const becomesRace = (is: Race, to: Cards, condition?: Test): Part => ({
  part: 'modify',
  stat: 'race',
  op: 'become',
  by: raceNumber(is),
  to,
  ...(condition ? { if: condition } : {}),
});
