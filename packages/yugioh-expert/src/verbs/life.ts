import {
  type Amount,
  type Check,
  type Clause,
  type Compiler,
  godan,
  nameNumber,
  repeat,
  suru,
  type Who,
} from '@rulechart/core';
import type { Duel } from '../duel.ts';
import { defineVerb, intends, subjectJa } from './verb.ts';

const lifeDeed =
  (happening: string) =>
  ({ amount, who }: { amount: Amount; who: Who }, c: Parameters<typeof intends>[0]) => {
    const n = c.amount(amount);
    const seats = c.seats(who);
    const write = intends(c, happening);
    return (s: never, x: never) => {
      const state = s as Parameters<typeof n>[0];
      const context = x as Parameters<typeof n>[1];
      for (const seat of seats(state, context, context.source))
        write(state, context, { seat, amount: n(state, context, context.source) });
    };
  };

/** Whether the amount is more than nothing: an effect that would change no life affects nothing (§6.7). */
const something = ({ amount }: { amount: Amount }, c: Compiler<Duel>): Check<Duel> => {
  // What is declared or fixed as the cost is paid is not known before, nor what a cost will have been on the field.
  if (/"value":"(declared|last)"/u.test(JSON.stringify(amount))) return () => true;
  const n = c.amount(amount);
  return (s, x, it) => n(s, x, it) > 0;
};

/** ダメージを与える: to both at once if `who` is each. */
export const damage = defineVerb('damage', {
  args: (amount: Amount, who: Who = 'opponent') => ({ amount, who }),
  facts: ({ amount, who }) => [{ fact: 'damages', who, amount }],
  ja: ({ amount, who }, say) => ({
    before: `${say.who(who)}に${typeof amount === 'number' ? `${amount}ポイント` : `${say.amount(amount)}分`}のダメージを`,
    plain: '与える',
    lean: '与え',
    te: '与えて',
  }),
  en: ({ amount, who }, say) =>
    `inflict ${typeof amount === 'number' ? `${amount} points of damage` : `damage equal to ${say.amount(amount)}`} to ${say.who(who)}`,
  possible: something,
  deed: lifeDeed('damage') as never,
});

/** ライフポイントを回復する. */
export const gainLife = defineVerb('gain life', {
  args: (amount: Amount, who: Who = 'you') => ({ amount, who }),
  facts: ({ amount, who }) => [{ fact: 'heals', who, amount }],
  ja: ({ amount, who }, say) =>
    suru(
      `${subjectJa(who, say.who(who))}ライフポイントを${typeof amount === 'number' ? `${amount}ポイント` : `${say.amount(amount)}分`}`,
      '回復',
    ),
  en: ({ amount, who }, say) =>
    `${who === 'you' ? 'you gain' : `${say.who(who)} gains`} ${typeof amount === 'number' ? `${amount} Life Points` : `Life Points equal to ${say.amount(amount)}`}`,
  possible: something,
  deed: lifeDeed('gain') as never,
});

/** 前の自分のターンに払ったライフポイントの半分を回復する: for every payment by itself. */
export const regainHalf = defineVerb('regain half', {
  args: () => ({}),
  facts: () => [{ fact: 'heals', who: 'you', amount: { value: 'payments' }, several: true }],
  ja: () => suru('前の自分のターンに払ったライフポイントの半分を、払った回数だけそれぞれ', '回復'),
  en: () => 'for each time you paid Life Points during your last turn, you gain half of what you paid',
  expands: (): readonly Clause[] => [
    repeat({ value: 'payments', who: 'you' }, [
      gainLife({ value: 'divide', of: [{ value: 'payment', who: 'you' }, 2] }),
    ]),
  ],
});

/** ライフポイントを払う: exactly all of it may be paid, and loses. */
export const payLife = defineVerb('pay life', {
  args: (amount: Amount) => ({ amount, who: 'you' as Who }),
  facts: ({ amount, who }) => [{ fact: 'pays life', who, amount }],
  ja: ({ amount }, say) => godan(`ライフポイントを${say.amount(amount)}ポイント`, '払', 'う'),
  en: ({ amount }, say) => `pay ${say.amount(amount)} Life Points`,
  possible: ({ amount }, c) => {
    const n = c.amount(amount);
    return (s, x, it) => s.seat.life[x.you] >= n(s, x, it);
  },
  deed: lifeDeed('pay') as never,
});

/** ライフポイントが○になるように払う: whoever has no more than that cannot. */
export const payDownTo = defineVerb('pay down to', {
  args: (left: number) => ({ left }),
  facts: ({ left }) => [{ fact: 'pays life', who: 'you', left }],
  ja: ({ left }) => godan(`ライフポイントが${left}ポイントになるようにライフポイントを`, '払', 'う'),
  en: ({ left }) => `pay Life Points so that you have ${left} left`,
  possible:
    ({ left }) =>
    (s, x) =>
      s.seat.life[x.you] > left,
  expands: ({ left }): readonly Clause[] => [
    payLife({ value: 'subtract', of: [{ value: 'life points', who: 'you' }, left] }),
  ],
});

/** ライフポイントを半分払う: what is left is rounded up (§8.2). */
export const payHalf = defineVerb('pay half', {
  args: () => ({}),
  facts: () => [{ fact: 'pays life', who: 'you', half: true }],
  ja: () => godan('ライフポイントを半分', '払', 'う'),
  en: () => 'pay half your Life Points',
  expands: (): readonly Clause[] => [payLife({ value: 'half of life', who: 'you' })],
});

/** ライフポイントを○の倍数払う: how many times is declared. */
export const payMultiples = defineVerb('pay multiples', {
  args: (unit: number) => ({ unit }),
  facts: ({ unit }) => [{ fact: 'pays life', who: 'you', unit }],
  ja: ({ unit }) => godan(`${unit}の倍数のライフポイントを`, '払', 'う'),
  en: ({ unit }) => `pay a multiple of ${unit} Life Points`,
  possible:
    ({ unit }) =>
    (s, x) =>
      s.seat.life[x.you] >= unit,
  expands: ({ unit }): readonly Clause[] => [
    nameNumber(1, { value: 'units of life', who: 'you', unit }),
    payLife({ value: 'multiply', of: [unit, { value: 'declared', which: 0 }] }),
  ],
});

/** ライフポイントを失う: neither damage nor a payment. */
export const loseLife = defineVerb('lose life', {
  args: (amount: number) => ({ amount }),
  facts: ({ amount }) => [{ fact: 'loses life', who: 'you', amount }],
  ja: ({ amount }) => godan(`ライフポイントを${amount}ポイント`, '失', 'う'),
  en: ({ amount }) => `lose ${amount} Life Points`,
  expands: ({ amount }): readonly Clause[] => [
    setLife({ value: 'subtract', of: [{ value: 'life points', who: 'you' }, amount] }),
  ],
});

/** ライフポイントを○にする: neither damage nor recovery. */
export const setLife = defineVerb('set life', {
  args: (amount: Amount, who: Who = 'you') => ({ amount, who }),
  facts: ({ amount, who }) => [{ fact: 'sets life', who, amount }],
  ja: ({ amount, who }, say) => ({
    before: `${say.who(who)}のライフポイントを${say.amount(amount)}に`,
    plain: 'する',
    lean: 'し',
    te: 'して',
  }),
  en: ({ amount, who }, say) =>
    `${who === 'you' ? 'your' : `${say.who(who)}'s`} Life Points become ${say.amount(amount)}`,
  deed: lifeDeed('setLife') as never,
});
