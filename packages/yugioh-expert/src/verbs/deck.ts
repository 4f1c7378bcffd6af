import {
  type Amount,
  arrange,
  type Cards,
  type Clause,
  godan,
  plural,
  remember,
  type Sentence,
  suru,
  type Who,
} from '@rulechart/core';
import { zone } from '../duel.ts';
import { OTHER_SEAT } from '../happenings.ts';
import { defineVerb, forCards, intends, some, subjectJa } from './verb.ts';

type Where = 'top' | 'bottom' | 'shuffled';
const whereJa: Record<Where, string> = { top: 'デッキの一番上', bottom: 'デッキの一番下', shuffled: 'デッキ' };
const whereEn: Record<Where, string> = {
  top: "on top of the owner's Deck",
  bottom: "on the bottom of the owner's Deck",
  shuffled: "to the owner's Deck and shuffle it",
};

/** デッキに戻す: on top, on the bottom, or shuffled in. A fusion monster goes to the fusion deck. */
export const toDeck = defineVerb('to deck', {
  args: (cards: Cards, where: Where = 'shuffled') => ({ cards, where }),
  facts: ({ cards }) => [{ fact: 'returns to deck', cards, to: 'deck' }],
  ja: ({ cards, where }, say): Sentence =>
    where === 'shuffled'
      ? {
          before: `${say.cards(cards)}を持ち主のデッキに加えて`,
          plain: 'シャッフルする',
          lean: 'シャッフルし',
          te: 'シャッフルして',
        }
      : godan(`${say.cards(cards)}を持ち主の${whereJa[where]}に`, '戻', 'す'),
  en: ({ cards, where }, say) => `return ${say.cards(cards)} ${whereEn[where]}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards, where }, c) =>
    forCards(c, where === 'shuffled' ? 'intoDeck' : 'move', cards, () => ({
      to: zone.deck,
      detail: where === 'bottom' ? 1 : 0,
    })),
});

/** 相手のデッキに表向きで加えてシャッフルする: whoever draws it from there does not own it. */
export const intoOpponentsDeck = defineVerb('into the other deck', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'goes into the other deck', cards, to: 'deck' }],
  ja: ({ cards }, say): Sentence => suru(`${say.cards(cards)}を相手のデッキに表向きで加えて`, 'シャッフル'),
  en: ({ cards }, say) => `put ${say.cards(cards)} face-up into your opponent's Deck and shuffle it`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'intoDeck', cards, (_, x) => ({ seat: 1 - x.you, amount: OTHER_SEAT })),
});

/** デッキをシャッフルし、一番上に置く: a card of the deck, which nobody can follow through a shuffle. */
export const putOnTop = defineVerb('put on top', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [
    { fact: 'puts on top', cards, to: 'deck' },
    { fact: 'shuffles', who: 'you' },
  ],
  ja: ({ cards }, say) => godan(`デッキをシャッフルし、${say.cards(cards)}をその一番上に`, '置', 'く'),
  en: ({ cards }, say) => `shuffle your Deck and put ${say.cards(cards)} on top of it`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'atop', cards, () => ({})),
});

/** カードをめくる: shown to both players; later clauses know them by the name. */
export const excavate = defineVerb('excavate', {
  args: (name: string, from: Cards) => ({ name, from }),
  ja: ({ from }, say) => godan(`${say.cards(from)}を`, 'めく', 'る'),
  en: ({ from }, say) => `turn over ${say.cards(from)}`,
  possible: ({ from }, c) => some(c, from),
  expands: ({ name, from }): readonly Clause[] => [remember(name, from), reveal({ cards: 'named', name })],
});

/** カードを見せる・確認する: those who may see it from now on. */
export const reveal = defineVerb('reveal', {
  args: (cards: Cards, to: 'you' | 'opponent' | 'each' = 'each') => ({ cards, to }),
  facts: ({ cards, to }) => [{ fact: 'reveals', cards, who: to }],
  ja: ({ cards, to }, say): Sentence =>
    to === 'you'
      ? { before: `${say.cards(cards)}を`, plain: '確認する', lean: '確認し', te: '確認して' }
      : {
          before: `${say.cards(cards)}を${to === 'each' ? 'お互いに' : `${say.who(to)}に`}`,
          plain: '見せる',
          lean: '見せ',
          te: '見せて',
        },
  en: ({ cards, to }, say) =>
    to === 'you'
      ? `look at ${say.cards(cards)}`
      : `show ${say.cards(cards)}${to === 'each' ? '' : ` to ${say.who(to)}`}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards, to }, c) =>
    forCards(c, 'reveal', cards, (_, x) => ({ to: to === 'each' ? 3 : 1 << (to === 'you' ? x.you : 1 - x.you) })),
});

/** 手札を確認する. */
export const lookAtHand = defineVerb('look at hand', {
  args: (who: Who = 'opponent') => ({ who }),
  facts: ({ who }) => [{ fact: 'reveals', who, zone: 'hand' }],
  ja: ({ who }, say) => ({ before: `${say.who(who)}の手札を`, plain: '確認する', lean: '確認し', te: '確認して' }),
  en: ({ who }, say) => `look at ${say.who(who)}'s hand`,
  possible: ({ who }, c) => {
    const seat = c.who(who);
    return (s, x, it) => s.zone.size[c.engine.zoneRow(zone.hand, seat(s, x, it))] > 0;
  },
  deed: ({ who }, c) => {
    const seat = c.who(who);
    const whole = c.whole('hand');
    const write = intends(c, 'reveal');
    return (s, x) => {
      for (const card of whole(s, seat(s, x, x.source))) write(s, x, { card, to: 1 << x.you });
    };
  },
});

/** The cards known by a name go to the top of a deck in the order in which they were arranged: the first lies on top. */
export const stack = defineVerb('stack', {
  args: (name: string, who: Who) => ({ name, who }),
  ja: ({ name, who }, say) =>
    godan(`${say.cards({ cards: 'named', name })}を${say.who(who)}のデッキの上に`, '戻', 'す'),
  en: ({ name }, say) => `put ${say.cards({ cards: 'named', name })} back on top of the Deck`,
  deed: ({ name }, c) => {
    const found = c.gather({ cards: 'named', name });
    const write = intends(c, 'move');
    return (s, x) => {
      for (const card of [...found(s, x)].reverse()) write(s, x, { card, to: zone.deck });
    };
  },
});

/** デッキの上からカードを見て、好きな順番で戻す. */
export const arrangeTop = defineVerb('arrange top', {
  args: (count: Amount, who: Who = 'you') => ({ count, who }),
  facts: ({ count, who }) => [{ fact: 'arranges the deck', count, who }],
  ja: ({ count, who }, say) =>
    godan(`${say.who(who)}のデッキの上からカードを${say.amount(count)}枚確認し、好きな順番でデッキの上に`, '戻', 'す'),
  en: ({ count, who }, say) =>
    `look at the top ${typeof count === 'number' ? plural(count, 'card') : say.amount(count)} of ${who === 'you' ? 'your' : `${say.who(who)}'s`} Deck and put them back on top in any order`,
  possible: ({ who }, c) => some(c, { cards: 'top', zone: 'deck', of: who, count: 1 }),
  expands: ({ count, who }): readonly Clause[] => [
    remember('seen', { cards: 'top', zone: 'deck', of: who, count }),
    reveal({ cards: 'named', name: 'seen' }, 'you'),
    arrange('seen'),
    stack('seen', who),
  ],
});

/** 手札がｎ枚になるようにドローする. */
export const drawUpTo = defineVerb('draw up to', {
  args: (to: number, who: Who = 'you') => ({ to, who }),
  facts: ({ who, to }) => [{ fact: 'draws', who, upTo: to }],
  ja: ({ to, who }, say) => ({
    before: `${subjectJa(who, say.who(who))}手札が${to}枚になるようにデッキからカードを`,
    plain: 'ドローする',
    lean: 'ドローし',
    te: 'ドローして',
  }),
  en: ({ to, who }, say) => `${who === 'you' ? 'draw' : `${say.who(who)} draws`} until there are ${to} cards in hand`,
  possible: ({ who, to }, c) => {
    const seats = c.seats(who);
    return (s, x, it) => seats(s, x, it).some((seat) => s.zone.size[c.engine.zoneRow(zone.hand, seat)] < to);
  },
  deed: ({ to, who }, c) => {
    const seats = c.seats(who);
    const write = intends(c, 'draw');
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) {
        const missing = to - s.zone.size[c.engine.zoneRow(zone.hand, seat)];
        if (missing > 0) write(s, x, { seat, amount: missing });
      }
    };
  },
});
