import { type Cards, suru } from '@rulechart/core';
import { defineVerb, forCards, intends, some } from './verb.ts';

/** 装備する: this card is attached to one monster. */
export const equip = defineVerb('equip', {
  args: (to: Cards) => ({ to }),
  facts: ({ to }) => [{ fact: 'equips', cards: to }],
  ja: ({ to }, say) => suru(`このカードを${say.cards(to)}に`, '装備'),
  en: ({ to }, say) => `equip this card to ${say.cards(to)}`,
  possible: ({ to }, c) => some(c, to),
  deed: ({ to }, c) => {
    const found = c.gather(to);
    const write = intends(c, 'attach');
    const slot = c.engine.slots.id('equip');
    return (s, x) => {
      const host = found(s, x);
      if (host.length === 1 && s.card.faceUp[host.at[0] as number] === 1)
        write(s, x, { card: x.source, to: slot, detail: host.at[0] as number });
    };
  },
});

/** 装備カード扱いとして装備する: monsters become equip cards of this card. */
export const absorb = defineVerb('absorb', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'equips monsters', cards }],
  ja: ({ cards }, say) => suru(`${say.cards(cards)}を装備カード扱いとしてこのカードに`, '装備'),
  en: ({ cards }, say) => `equip ${say.cards(cards)} to this card`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) =>
    forCards(c, 'absorb', cards, (_, x) => ({ detail: x.source, seat: x.you, to: c.engine.slots.id('equip') })),
});
