import { type Cards, suru, thisCard } from '@rulechart/core';
import { roomAmongSpells } from '../rules/field.ts';
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
  args: (cards: Cards, to: Cards = thisCard, slot: 'equip' | 'union' = 'equip') => ({ cards, to, slot }),
  facts: ({ cards }) => [{ fact: 'equips monsters', cards }],
  ja: ({ cards, to }, say) => suru(`${say.cards(cards)}を装備カード扱いとして${say.cards(to)}に`, '装備'),
  en: ({ cards, to }, say) => `equip ${say.cards(cards)} to ${say.cards(to)}`,
  room: (_, c) => roomAmongSpells(c.engine),
  possible: ({ cards, to }, c) => {
    const room = roomAmongSpells(c.engine);
    const known = some(c, cards);
    const there = some(c, to);
    return (s, x) => known(s, x) && there(s, x) && room(s, x);
  },
  deed: ({ cards, to, slot }, c) => {
    const host = c.gather(to);
    return forCards(c, 'absorb', cards, (s, x) => ({
      detail: host(s, x).at[0] ?? 0,
      seat: x.you,
      to: c.engine.slots.id(slot, c.where),
    }));
  },
});
