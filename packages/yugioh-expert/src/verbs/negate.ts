import type { Context, Sentence } from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { defineVerb, intends } from './verb.ts';

/** The link before the one that speaks; for what uses no chain, the link that is about to resolve. 1 + its row. */
const answeredRecord = (s: Duel, x: Context): number => (x.record > 0 ? x.record - 1 : s.recordCount);

const ni = (before: string): Sentence => ({ before, plain: 'する', lean: 'し', te: 'して' });

/** 発動を無効にする: what is answered never happened. */
export const negateActivation = defineVerb('negate activation', {
  args: () => ({}),
  facts: () => [{ fact: 'negates activation' }],
  ja: () => ni('その発動を無効に'),
  en: () => 'negate its activation',
  deed: (_, c) => {
    const write = intends(c, 'negateActivation');
    return (s, x) => write(s, x, { detail: answeredRecord(s, x) });
  },
});

/** 効果を無効にする: only its processing is undone. */
export const negateEffect = defineVerb('negate effect', {
  args: () => ({}),
  facts: () => [{ fact: 'negates effect' }],
  ja: () => ni('その効果を無効に'),
  en: () => 'negate its effect',
  deed: (_, c) => {
    const write = intends(c, 'negateEffect');
    return (s, x) => write(s, x, { detail: answeredRecord(s, x) });
  },
});

/** 攻撃を無効にする. */
export const negateAttack = defineVerb('negate attack', {
  args: () => ({}),
  facts: () => [{ fact: 'negates attack' }],
  ja: () => ni('その攻撃を無効に'),
  en: () => 'negate the attack',
  possible: () => (s) => s.attacker !== 0 && s.card.stay[s.attacker] === s.attackerStay && s.attackNegated === 0,
  deed: (_, c) => {
    const write = intends(c, 'negateAttack');
    return (s, x) => {
      if (s.attacker !== 0) write(s, x, { card: s.attacker });
    };
  },
});

/** その効果は…になる: the link that is answered does what another effect of this card says, for its own player. */
export const changeEffect = defineVerb('change effect', {
  args: (effect: number, words: { readonly ja: string; readonly en: string }) => ({ effect, words }),
  facts: () => [{ fact: 'changes effect' }],
  ja: ({ words }) => ({ before: `その効果は「${words.ja}」に`, plain: 'なる', lean: 'なり', te: 'なって' }),
  en: ({ words }) => `its effect becomes "${words.en}"`,
  deed: ({ effect }, c) => {
    const write = intends(c, 'perform');
    return (s, x) => write(s, x, { card: x.source, to: effect, detail: answeredRecord(s, x) });
  },
});

/**
 * このカードの効果は、…の効果と同じになる: this link does what the one it answers does. It is a clause of the targets: those
 * are chosen anew, and nothing is paid.
 */
export const copyEffect = defineVerb('copy effect', {
  args: () => ({}),
  facts: () => [{ fact: 'copies effect' }],
  ja: () => ({ before: 'このカードの効果をそのカードの効果と同じに', plain: 'する', lean: 'し', te: 'して' }),
  en: () => 'this effect becomes that of the answered card',
  possible: () => (s, x) => answeredRecord(s, x) > 0,
  deed: (_, c) => {
    const write = intends(c, 'copy');
    return (s, x) => write(s, x, { detail: answeredRecord(s, x) });
  },
});

/** 召喚を無効にする: it never succeeds, and nothing was ever on the field (§4.3). */
export const negateSummon = defineVerb('negate summon', {
  args: () => ({}),
  facts: () => [{ fact: 'negates summon' }],
  ja: () => ni('その召喚・反転召喚・特殊召喚を無効に'),
  en: () => 'negate the summon',
  deed: (_, c) => {
    const write = intends(c, 'negateSummon');
    return (s, x) => write(s, x, {});
  },
});
