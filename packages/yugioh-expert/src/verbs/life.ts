import { type Amount, godan, suru, type Who } from '@rulechart/core';
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
  deed: lifeDeed('damage') as never,
});

/** ライフポイントを回復する. */
export const gainLife = defineVerb('gain life', {
  args: (amount: Amount, who: Who = 'you') => ({ amount, who }),
  facts: ({ amount, who }) => [{ fact: 'heals', who, amount }],
  ja: ({ amount, who }, say) =>
    suru(`${subjectJa(who, say.who(who))}ライフポイントを${say.amount(amount)}ポイント`, '回復'),
  en: ({ amount, who }, say) =>
    `${who === 'you' ? 'you gain' : `${say.who(who)} gains`} ${say.amount(amount)} Life Points`,
  deed: lifeDeed('gain') as never,
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
