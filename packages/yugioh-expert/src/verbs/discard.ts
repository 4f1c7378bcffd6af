import { type Amount, ichidan, inZone, plural, type Test, type Who } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, forCards, intends, subjectJa } from './verb.ts';

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
    from: c.cards(inZone('hand', who, where)),
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
  possible: ({ who }, c) => {
    const seats = c.seats(who);
    return (s, x, it) => seats(s, x, it).some((seat) => s.zone.size[c.engine.zoneRow(zone.hand, seat)] > 0);
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
  args: (count: number = 1, who: Who = 'opponent') => ({ count, who }),
  facts: ({ count, who }) => [{ fact: 'discards', who, count, zone: 'hand', random: true }],
  ja: ({ count, who }, say) => ichidan(`${who === 'you' ? '' : `${say.who(who)}の`}手札をランダムに${count}枚`, '捨て'),
  en: ({ count, who }, say) =>
    `${who === 'you' ? 'discard' : `${say.who(who)} discards`} ${plural(count, 'random card')}`,
  possible: ({ who }, c) => {
    const seat = c.who(who);
    return (s, x, it) => s.zone.size[c.engine.zoneRow(zone.hand, seat(s, x, it))] > 0;
  },
  // Which cards they are is chance: it is settled with the intents, not picked by the deed.
  deed: ({ count, who }, c) => {
    const seat = c.who(who);
    const write = intends(c, 'discardRandom');
    return (s, x) => {
      const to = seat(s, x, x.source);
      const most = Math.min(count, s.zone.size[c.engine.zoneRow(zone.hand, to)]);
      for (let i = 0; i < most; i++) write(s, x, { seat: to });
    };
  },
});
