import { type Amount, type Cards, type Clause, ifYouDo, type Sentence, suru, type Who } from '@rulechart/core';
import { stayMark } from '../vocabulary/selections.ts';
import { carryOutBattle, engage } from './rules.ts';
import { defineVerb, forCards, intends, some, subjectJa } from './verb.ts';

const ni = (before: string): Sentence => ({ before, plain: 'する', lean: 'し', te: 'して' });

/** 攻撃対象を移す: the attack goes on against another monster, without a new declaration. */
export const redirectAttack = defineVerb('redirect attack', {
  args: (to: Cards) => ({ to }),
  facts: ({ to }) => [{ fact: 'redirects attack', cards: to }],
  ja: ({ to }, say) => ni(`攻撃対象を${say.cards(to)}`),
  en: ({ to }, say) => `change the attack target to ${say.cards(to)}`,
  possible: ({ to }, c) => some(c, to),
  deed: ({ to }, c) => forCards(c, 'retarget', to, () => ({})),
});

/** 相手プレイヤーへの直接攻撃にする. */
export const makeAttackDirect = defineVerb('make attack direct', {
  args: () => ({}),
  facts: () => [{ fact: 'redirects attack' }],
  ja: () => ni('その攻撃を直接攻撃に'),
  en: () => 'change the attack to a direct attack',
  deed: (_, c) => {
    const write = intends(c, 'retarget');
    return (s, x) => write(s, x, {});
  },
});

/**
 * 戦闘を行わせる: one monster attacks another there and then, as a part of the effect: there is no declaration, no step to
 * act in and no battle damage. What may not attack does not, and an attack that was under way goes no further.
 */
export const makeBattle = defineVerb('make battle', {
  args: (attacker: Cards, target: Cards) => ({ attacker, target }),
  facts: ({ attacker }) => [{ fact: 'battles', cards: attacker }],
  ja: ({ attacker, target }, say) => {
    const [a, t] = [say.cards(attacker), say.cards(target)];
    return {
      before: `${a}は${t === a ? 'もう1体のモンスター' : t}に攻撃し、その戦闘によって発生する戦闘ダメージは0に`,
      plain: 'なる',
      lean: 'なり',
      te: 'なって',
    };
  },
  en: ({ attacker, target }, say) => {
    const [a, t] = [say.cards(attacker), say.cards(target)];
    return `${a} attacks ${t === a ? 'the other monster' : t} and any battle damage is treated as 0`;
  },
  possible: ({ attacker }, c) => some(c, attacker),
  expands: ({ attacker, target }): readonly Clause[] => [engage(attacker, target), ...ifYouDo(carryOutBattle())],
});

/** バトルフェイズを終了する. */
export const endBattlePhase = defineVerb('end battle phase', {
  args: () => ({}),
  facts: () => [{ fact: 'ends battle phase' }],
  ja: () => suru('バトルフェイズを', '終了'),
  en: () => 'end the Battle Phase',
  possible: () => (s) => s.phase === 4 && s.battleOver === 0,
  deed: (_, c) => {
    const write = intends(c, 'endBattle');
    return (s, x) => write(s, x, {});
  },
});

const phaseJa: Readonly<Record<string, string>> = {
  draw: 'ドローフェイズ',
  standby: 'スタンバイフェイズ',
  main1: 'メインフェイズ1',
  battle: 'バトルフェイズ',
};
const phaseEn: Readonly<Record<string, string>> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
};

/** フェイズをスキップする: the next one, or the next few, of a player. */
export const skipPhase = defineVerb('skip phase', {
  args: (phase: 'draw' | 'battle', who: Who = 'you', times: Amount = 1) => ({ phase, who, times }),
  facts: ({ phase, who }) => [{ fact: 'skips a phase', phase, who }],
  ja: ({ phase, who, times }, say) =>
    suru(
      `次の${say.who(who)}の${times === 1 ? '' : `${say.amount(times)}回分の`}${phaseJa[phase] ?? phase}を`,
      'スキップ',
    ),
  en: ({ phase, who, times }, say) =>
    `skip ${who === 'you' ? 'your' : `${say.who(who)}'s`} next ${times === 1 ? '' : `${say.amount(times)} `}${phaseEn[phase] ?? phase}${times === 1 ? '' : 's'}`,
  deed: ({ phase, who, times }, c) => {
    const write = intends(c, 'skip');
    const seats = c.seats(who);
    const n = c.amount(times);
    const to = c.engine.obligations.id(`skip ${phase}`, c.where);
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) write(s, x, { to, seat, amount: n(s, x, x.source) });
    };
  },
});

/** 通常召喚を追加で行える, this turn. */
export const allowNormalSummons = defineVerb('allow normal summons', {
  args: (count: Amount = 1, who: Who = 'you') => ({ count, who }),
  facts: ({ count, who }) => [{ fact: 'allows normal summons', count, who }],
  ja: ({ count, who }, say) => ({
    before: `${subjectJa(who, say.who(who))}このターン、通常の召喚に加えて${say.amount(count)}回モンスターを通常召喚する事が`,
    plain: 'できる',
    lean: 'でき',
    te: 'できて',
  }),
  en: ({ count }, say) => `you can Normal Summon ${say.amount(count)} more time this turn`,
  deed: ({ count, who }, c) => {
    const write = intends(c, 'moreSummons');
    const seats = c.seats(who);
    const n = c.amount(count);
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) write(s, x, { seat, amount: n(s, x, x.source) });
    };
  },
});

/** A number is fixed at the activation: `declaredNumber` reads it when the effect resolves. */
export const fixNumber = defineVerb('fix number', {
  args: (amount: Amount, which: 0 | 1 = 0) => ({ amount, which }),
  ja: ({ amount }, say) => ({ before: `${say.amount(amount)}を`, plain: '数える', lean: '数え', te: '数えて' }),
  en: ({ amount }, say) => `count ${say.amount(amount)}`,
  possible: () => () => true,
  deed: ({ amount, which }, c) => {
    const write = intends(c, 'fix');
    const n = c.amount(amount);
    return (s, x) => write(s, x, { amount: n(s, x, x.source), detail: which });
  },
});

/** この効果の適用を終える: what holds for a time, and has come to do this, holds no longer. */
export const endLasting = defineVerb('end lasting', {
  args: () => ({}),
  ja: () => ({ before: 'この効果の適用を', plain: '終える', lean: '終え', te: '終えて' }),
  en: () => 'this effect ends',
  possible: () => () => false,
  deed: (_, c) => {
    const write = intends(c, 'endLasting');
    return (s, x) => write(s, x, {});
  },
});

/** 数値を記す: this card keeps a number as long as it stays; `noted` reads it. */
export const noteNumber = defineVerb('note number', {
  args: (amount: Amount, which: 1 | 2 = 1) => ({ amount, which }),
  ja: ({ amount }, say) => ({ before: `${say.amount(amount)}を`, plain: '記す', lean: '記し', te: '記して' }),
  en: ({ amount }, say) => `note ${say.amount(amount)}`,
  possible: () => () => true,
  deed: ({ amount, which }, c) => {
    const write = intends(c, 'note');
    const n = c.amount(amount);
    return (s, x) => write(s, x, { card: x.source, amount: n(s, x, x.source), detail: which });
  },
});

/** カードを記す: this card keeps one card as the one that was meant, as long as both stay; `notedCard` is it. */
export const noteCard = defineVerb('note card', {
  args: (card: Cards) => ({ card }),
  ja: ({ card }, say) => ({ before: `${say.cards(card)}を`, plain: '記す', lean: '記し', te: '記して' }),
  en: ({ card }, say) => `note ${say.cards(card)}`,
  possible: ({ card }, c) => some(c, card),
  deed: ({ card }, c) => {
    const write = intends(c, 'note');
    const found = c.gather(card);
    return (s, x) => {
      const [noted] = found(s, x);
      if (noted === undefined) return;
      write(s, x, { card: x.source, amount: noted, detail: 1 });
      write(s, x, { card: x.source, amount: stayMark(s, noted), detail: 2 });
    };
  },
});
