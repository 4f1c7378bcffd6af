import { type Amount, type Cards, godan, ichidan, plural, suru, type Who } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, forCards, intends, some } from './verb.ts';

/** 手札に加える・戻す: to the owner's hand. */
export const toHand = defineVerb('to hand', {
  args: (cards: Cards, how: 'add' | 'return' = 'add', whose?: 'opponent') => ({
    cards,
    how,
    ...(whose ? { whose } : {}),
  }),
  facts: ({ cards, how }) => [
    { fact: how === 'add' ? 'adds to hand' : 'returns to hand', cards, to: 'hand', ...from(cards) },
  ],
  ja: ({ cards, how, whose }, say) =>
    how === 'add'
      ? ichidan(`${whose ? '相手は' : ''}${say.cards(cards)}を手札に`, '加え')
      : godan(`${say.cards(cards)}を持ち主の手札に`, '戻', 'す'),
  en: ({ cards, how, whose }, say) =>
    how === 'add'
      ? `${whose ? 'your opponent adds' : 'add'} ${say.cards(cards)} to ${whose ? 'their' : 'your'} hand`
      : `return ${say.cards(cards)} to the owner's hand`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'move', cards, () => ({ to: zone.hand, detail: 1 })),
});

/** 墓地へ送る: not a discard, not a destruction. */
export const toGraveyard = defineVerb('to graveyard', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'sends to graveyard', cards, to: 'graveyard', ...from(cards) }],
  ja: ({ cards }, say) => godan(`${say.cards(cards)}を墓地へ`, '送', 'る'),
  en: ({ cards }, say) => `send ${say.cards(cards)} to the Graveyard`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'move', cards, () => ({ to: zone.graveyard, faceUp: true })),
});

/** A number that is still to be declared is none yet: whether there is a card at all is what can be asked. */
const onTop = ({ count, who }: { count: Amount; who: Who }): Cards => ({
  cards: 'top',
  zone: 'deck',
  of: who,
  count: typeof count === 'number' ? count : 1,
});

/** デッキの上からカードを墓地へ送る. */
export const sendTop = defineVerb('send top', {
  args: (count: Amount, who: Who = 'you') => ({ count, who }),
  facts: ({ count, who }) => [{ fact: 'sends to graveyard', who, count, from: 'deck', to: 'graveyard' }],
  ja: ({ count, who }, say) =>
    godan(`${who === 'you' ? '自分' : say.who(who)}のデッキの上からカードを${say.amount(count)}枚墓地へ`, '送', 'る'),
  en: ({ count, who }, say) =>
    typeof count === 'number'
      ? `send the top ${count === 1 ? 'card' : plural(count, 'card')} of ${who === 'you' ? 'your' : `${say.who(who)}'s`} Deck to the Graveyard`
      : `send cards equal to ${say.amount(count)} from the top of ${who === 'you' ? 'your' : `${say.who(who)}'s`} Deck to the Graveyard`,
  takes: onTop,
  possible: (args, c) => some(c, onTop(args)),
  deed: ({ count, who }, c) =>
    forCards(c, 'move', { cards: 'top', zone: 'deck', of: who, count }, () => ({ to: zone.graveyard, faceUp: true })),
});

/** デッキをシャッフルする. */
export const shuffleDeck = defineVerb('shuffle deck', {
  args: (who: Who = 'you') => ({ who }),
  facts: ({ who }) => [{ fact: 'shuffles', who }],
  ja: ({ who }, say) => suru(`${who === 'you' ? '' : `${say.who(who)}の`}デッキを`, 'シャッフル'),
  en: ({ who }, say) =>
    `shuffle ${who === 'you' ? 'your Deck' : who === 'each' ? 'both Decks' : `${say.who(who)}'s Deck`}`,
  possible: () => () => false,
  deed: ({ who }, c) => {
    const seats = c.seats(who);
    const write = intends(c, 'shuffle');
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) write(s, x, { to: zone.deck, seat });
    };
  },
});

function from(cards: Cards): { from?: string } {
  return cards.cards === 'in' && typeof cards.zone === 'string' ? { from: cards.zone } : {};
}
