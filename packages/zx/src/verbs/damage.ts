import { type Amount, type Cards, ichidan, type Who } from '@rulechart/core';
import { defineVerb, forCards, intends } from './verb.ts';

/** ダメージを与える, to Z/X: it accumulates until the end of the turn. */
export const damage = defineVerb('damage', {
  args: (what: Cards, amount: Amount) => ({ what, amount }),
  facts: () => [{ fact: 'damages' }],
  ja: ({ what, amount }, say) => ichidan(`${say.cards(what)}に${say.amount(amount)}のダメージを`, '与え'),
  en: ({ what, amount }, say) => `deal ${say.amount(amount)} damage to ${say.cards(what)}`,
  possible: ({ what }, c) => c.test({ test: 'some', of: what }),
  deed: ({ what, amount }, c) => {
    const measure = c.amount(amount);
    return forCards(c, 'damage', what, (s, x) => ({ amount: measure(s, x, x.source) }));
  },
});

/** ダメージを与える, to a player: dealt with as the last of the rule effects. */
export const hurt = defineVerb('hurt', {
  args: (who: Who, amount: Amount) => ({ who, amount }),
  facts: ({ who }) => [{ fact: 'hurts', who }],
  ja: ({ who, amount }, say) => ichidan(`${say.who(who)}に${say.amount(amount)}ダメージを`, '与え'),
  en: ({ who, amount }, say) => `deal ${say.amount(amount)} damage to ${say.who(who)}`,
  deed: ({ who, amount }, c) => {
    const [seat, measure] = [c.who(who), c.amount(amount)];
    const write = intends(c, 'hurt');
    return (s, x) => write(s, x, { seat: seat(s, x, x.source), amount: measure(s, x, x.source) });
  },
});
