import { andAlso, type Clause, type EffectTree, type Limit, type On, type Part, type Test } from '@rulechart/core';
import type { EffectKind } from '../duel.ts';

/** The parts of an effect that its writer gives. */
export interface EffectText {
  readonly if?: readonly Test[];
  readonly cost?: readonly Clause[];
  readonly targets?: readonly Clause[];
  readonly does?: readonly Clause[];
  readonly live?: readonly Part[];
  readonly limit?: Limit;
  readonly respondsTo?: Test;
  readonly label?: { readonly ja: string; readonly en: string };
  readonly from?: readonly string[];
  readonly by?: 'controller' | 'either' | 'turn player' | 'opponent';
  readonly traits?: Readonly<Record<string, unknown>>;
}

/** An event of the card itself that leads to the one zone in which the effect listens: it need not say so twice. */
const listening = (on: On | undefined, from: readonly string[]): { on?: On } => {
  if (on === undefined) return {};
  const { to, ...rest } = on;
  return { on: on.self && from.length === 1 && to === from[0] ? rest : on };
};

/** An effect of this kind, from these zones unless its text says others. */
export const effect = (
  kind: EffectKind,
  how: EffectTree['how'],
  from: readonly string[],
  text: EffectText,
  more: Partial<EffectTree> = {},
): EffectTree => ({
  kind,
  how,
  from: text.from ?? from,
  ...more,
  ...listening(more.on, text.from ?? from),
  ...(text.label ? { label: text.label } : {}),
  ...(text.by ? { by: text.by } : {}),
  ...(text.if ? { if: text.if } : {}),
  ...(text.limit ? { limit: text.limit } : {}),
  ...(text.respondsTo ? { respondsTo: text.respondsTo } : {}),
  ...(text.cost ? { cost: text.cost } : {}),
  ...(text.targets ? { targets: text.targets } : {}),
  ...(text.does ? { does: text.does } : {}),
  ...(text.live ? { live: text.live } : {}),
  ...(text.traits ? { traits: text.traits } : {}),
});

/** 起動効果: in one's own main phase. */
export const ignition = (text: EffectText): EffectTree => effect('ignition', 'stack', ['monsters'], text);
/** 誘発即時効果: whenever its condition holds. */
export const quick = (text: EffectText): EffectTree => effect('quick', 'stack', ['monsters'], text);
/** 誘発効果 that must be used. */
export const mustTrigger = (on: On, text: EffectText): EffectTree =>
  effect('trigger', 'stack', ['monsters'], text, { on, mandatory: true });
/** 誘発効果: "when …, you can": it must be the last thing that happened. */
export const whenTrigger = (on: On, text: EffectText): EffectTree =>
  effect('trigger', 'stack', ['monsters'], text, { on, timing: 'when', mandatory: false });
/** 誘発効果: "if …, you can": never misses its timing. */
export const ifTrigger = (on: On, text: EffectText): EffectTree =>
  effect('trigger', 'stack', ['monsters'], text, { on, timing: 'if', mandatory: false });
/** リバース効果: mandatory in this era. */
export const flip = (text: EffectText): EffectTree =>
  effect(
    'flip',
    'stack',
    ['monsters', 'graveyard', 'removed', 'hand', 'deck'],
    { ...text, from: text.from ?? ['monsters'] },
    {
      on: { event: 'turned', self: true },
      mandatory: true,
    },
  );
/** 永続効果. */
export const continuous = (...live: Part[]): EffectTree =>
  effect('continuous', 'continuous', ['monsters', 'spells', 'field'], { live });
/** ルール効果: text that cannot be negated. */
export const ruleText = (...live: Part[]): EffectTree =>
  effect('rule text', 'rule text', ['monsters', 'spells', 'field'], { live });
/** What a monster counts as for the rules, face-down as well. */
export const property = (...live: Part[]): EffectTree => ({ ...ruleText(...live), evenFaceDown: true });
/** Reacts at once to every event, without a chain: it is no moment of its own, so nothing misses its timing for it. */
export const immediate = (on: On, text: EffectText): EffectTree =>
  effect(
    'continuous',
    'immediate',
    ['monsters', 'spells', 'field'],
    { ...text, ...(text.does ? { does: andAlso(...text.does) } : {}) },
    { on },
  );
/** チェーンに乗らない特殊召喚: its cost is the procedure. */
export const procedure = (text: EffectText): EffectTree => effect('procedure', 'procedure', ['hand'], text);
/** An effect of a face-up spell or trap that is used whenever its condition holds. */
export const fieldQuick = (text: EffectText): EffectTree => effect('field effect', 'stack', ['spells', 'field'], text);
/** An effect of a face-up spell or trap that is used in one's own main phase. */
export const fieldIgnition = (text: EffectText): EffectTree => effect('ignition', 'stack', ['spells', 'field'], text);
/** An effect of a face-up spell or trap that is activated. */
export const fieldTrigger = (on: On, text: EffectText, mandatory = true): EffectTree =>
  effect('trigger', 'stack', ['spells', 'field'], text, { on, mandatory });
/** 維持コスト and the like: done in its player's Standby Phase, without a chain; it cannot be negated (§2.4). */
export const maintenance = (text: EffectText): EffectTree =>
  effect('maintenance', 'maintenance', ['monsters', 'spells', 'field'], text, {
    on: { event: 'maintenance', self: true },
  });
/** What another link does instead of its own effect (`changeEffect` names it by its place on the card). */
export const substituteEffect = (text: EffectText): EffectTree => effect('rule text', 'rule text', [], text);
/** 攻撃コスト: paid when this card attacks; `each`: when any monster attacks. */
export const attackCost = (cost: readonly Clause[], of: 'this' | 'each' = 'this'): EffectTree =>
  effect('attack cost', 'procedure', ['monsters', 'spells', 'field'], {
    cost,
    ...(of === 'each' ? { traits: { attacks: 'each' } } : {}),
  });
/** 誘発即時効果 that must be used: it answers every link that `text.respondsTo` speaks of (§3.11). */
export const mustAnswer = (text: EffectText): EffectTree =>
  effect('quick', 'stack', ['monsters'], text, { on: { event: 'activated' }, mandatory: true });
