import { type Amount, type Check, type Compiler, forbiddenBy, plural, suru, type Who } from '@rulechart/core';
import { type Duel, zone } from '../duel.ts';
import { defineVerb, intends, subjectJa } from './verb.ts';

/** Whether these players have as many cards in their decks. */
function enoughToDraw(count: Amount, who: Who, c: Compiler<Duel>): Check<Duel> {
  const n = c.amount(count);
  const seats = c.seats(who);
  return (s, x, it) =>
    seats(s, x, it).every((seat) => (s.zone.size[c.engine.zoneRow(zone.deck, seat)] as number) >= n(s, x, it));
}

/** Nothing forbids these players to draw by effects. */
function mayDraw(who: Who, c: Compiler<Duel>): Check<Duel> {
  const seats = c.seats(who);
  const act = c.engine.acts.id('draw by effect');
  return (s, x, it) => seats(s, x, it).every((seat) => forbiddenBy(c.engine, s, act, seat, 0) < 0);
}

/** ドローする: from the top of the deck into the hand. */
export const draw = defineVerb('draw', {
  args: (count: Amount, who: Who = 'you') => ({ count, who }),
  facts: ({ count, who }) => [{ fact: 'draws', who, count }],
  ja: ({ count, who }, say) =>
    suru(
      `${subjectJa(who, say.who(who))}デッキから${typeof count === 'number' ? `カードを${count}枚` : `${say.amount(count)}だけカードを`}`,
      'ドロー',
    ),
  en: ({ count, who }, say) =>
    `${who === 'you' ? 'draw' : `${say.who(who)} draws`} ${typeof count === 'number' ? plural(count, 'card') : `cards equal to ${say.amount(count)}`}`,
  possible: ({ count, who }, c) => {
    const enough = enoughToDraw(count, who, c);
    const free = mayDraw(who, c);
    return (s, x, it) => enough(s, x, it) && free(s, x, it);
  },
  // A player with fewer cards may not use an effect that draws them for himself, whatever else it does.
  requires: ({ count, who }, c) => ({
    code: 'deck-too-small',
    rule: 'draw/too-few',
    holds: who === 'opponent' ? () => true : enoughToDraw(count, 'you', c),
  }),
  deed: ({ count, who }, c) => {
    const n = c.amount(count);
    const seats = c.seats(who);
    const write = intends(c, 'draw');
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) write(s, x, { seat, amount: n(s, x, x.source) });
    };
  },
});
