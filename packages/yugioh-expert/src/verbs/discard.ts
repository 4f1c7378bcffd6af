import { type Amount, type Cards, godan, ichidan, inZone, plural, type Test, type Who } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, forCards, intends, some, subjectJa } from './verb.ts';

/** Never the card that asks for it: a card in the hand does not pay with itself. */
const others = (where: Test | undefined): Test => {
  const other: Test = { test: 'not', of: { test: 'among', cards: { cards: 'this' } } };
  return where === undefined ? other : { test: 'all', of: [other, where] };
};

/** 捨てる: from the hand to the graveyard, chosen by the one who discards. */
export const discard = defineVerb('discard', {
  args: (count: Amount = 1, who: Who = 'you', where?: Test) => ({ count, who, ...(where ? { where } : {}) }),
  facts: ({ count, who }) => [{ fact: 'discards', who, count, zone: 'hand' }],
  ja: ({ count, who, where }, say) =>
    ichidan(
      `${subjectJa(who, say.who(who))}手札${where ? `の${say.test(where)}` : ''}を${say.amount(count)}枚`,
      '捨て',
    ),
  en: ({ count, who, where }, say) =>
    `${who === 'you' ? 'discard' : `${say.who(who)} discards`} ${where ? `${say.amount(count)} ${say.test(where)}` : typeof count === 'number' ? plural(count, 'card') : say.amount(count)}`,
  ask: ({ count, who, where }, c) => ({
    by: c.who(who),
    from: c.cards(inZone('hand', who, others(where))),
    min: c.amount(count),
    max: c.amount(count),
  }),
  deed: (_, c) => forCards(c, 'discard', { cards: 'named', name: c.pickedName }, () => ({})),
});

/** 手札を全て捨てる. */
export const discardHand = defineVerb('discard hand', {
  args: (who: Who = 'you') => ({ who }),
  facts: ({ who }) => [{ fact: 'discards', who, zone: 'hand', count: 'all' }],
  ja: ({ who }, say) => ichidan(`${subjectJa(who, say.who(who))}手札を全て`, '捨て'),
  en: ({ who }, say) => (who === 'you' ? 'discard your whole hand' : `${say.who(who)} discards the whole hand`),
  takes: ({ who }) => inZone('hand', who),
  // The card itself is no longer there once it is activated.
  possible: ({ who }, c) => {
    const seats = c.seats(who);
    return (s, x, it) =>
      seats(s, x, it).some((seat) => {
        const hand = c.engine.zoneRow(zone.hand, seat);
        return s.zone.size[hand] > (s.card.zone[x.source] === hand ? 1 : 0);
      });
  },
  deed: ({ who }, c) => {
    const seats = c.seats(who);
    const whole = c.whole('hand');
    const write = intends(c, 'discard');
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) for (const card of whole(s, seat)) write(s, x, { card });
    };
  },
});

/** ランダムに捨てる. */
export const discardRandom = defineVerb('discard at random', {
  args: (count: Amount = 1, who: Who = 'opponent') => ({ count, who }),
  facts: ({ count, who }) => [{ fact: 'discards', who, count, zone: 'hand', random: true }],
  ja: ({ count, who }, say) =>
    ichidan(`${who === 'you' ? '' : `${say.who(who)}の`}手札をランダムに${say.amount(count)}枚`, '捨て'),
  en: ({ count, who }, say) =>
    `${who === 'you' ? 'discard' : `${say.who(who)} discards`} ${typeof count === 'number' ? plural(count, 'random card') : `${say.amount(count)} random cards`}`,
  possible: ({ who }, c) => {
    const seat = c.who(who);
    return (s, x, it) => s.zone.size[c.engine.zoneRow(zone.hand, seat(s, x, it))] > 0;
  },
  // Which cards they are is chance: it is settled with the intents, not picked by the deed.
  deed: ({ count, who }, c) => {
    const seat = c.who(who);
    const n = c.amount(count);
    const write = intends(c, 'discardRandom');
    return (s, x) => {
      const to = seat(s, x, x.source);
      const most = Math.min(n(s, x, x.source), s.zone.size[c.engine.zoneRow(zone.hand, to)]);
      for (let i = 0; i < most; i++) write(s, x, { seat: to });
    };
  },
});

/** これらのカードを捨てる: cards of a hand that are known already, this one too. */
export const discardThose = defineVerb('discard those', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'discards', cards, zone: 'hand' }],
  ja: ({ cards }, say) => ichidan(`${say.cards(cards)}を${cards.cards === 'this' ? '手札から' : ''}`, '捨て'),
  en: ({ cards }, say) => `discard ${say.cards(cards)}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'discard', cards, () => ({})),
});

/** 手札を墓地へ送る: no discard (§8.1). */
export const sendFromHand = defineVerb('send from hand', {
  args: (count: Amount = 1, where?: Test, who: Who = 'you') => ({ count, who, ...(where ? { where } : {}) }),
  facts: ({ count, who }) => [{ fact: 'sends to graveyard', who, count, from: 'hand', to: 'graveyard' }],
  ja: ({ count, where, who }, say) =>
    godan(
      `${subjectJa(who, say.who(who))}手札${where ? `の${say.test(where)}` : 'のカード'}を${say.amount(count)}枚墓地へ`,
      '送',
      'る',
    ),
  en: ({ count, where, who }, say) =>
    `${who === 'you' ? 'send' : `${say.who(who)} sends`} ${say.amount(count)} ${where ? `${say.test(where)}${count === 1 ? '' : 's'}` : count === 1 ? 'card' : 'cards'} from the hand to the Graveyard`,
  ask: ({ count, where, who }, c) => ({
    by: c.who(who),
    from: c.cards(inZone('hand', who, others(where))),
    min: c.amount(count),
    max: c.amount(count),
  }),
  deed: (_, c) =>
    forCards(c, 'move', { cards: 'named', name: c.pickedName }, () => ({ to: zone.graveyard, faceUp: true })),
});
