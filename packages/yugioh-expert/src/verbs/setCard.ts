import { type Cards, pickedPlace, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { icons, printed } from '../printed.ts';
import { roomAmongSpells } from '../rules/field.ts';
import { defineVerb, forCards } from './verb.ts';

/** 魔法・罠カードをセットする, by an effect. */
export const setCard = defineVerb('set card', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'sets', cards }],
  ja: ({ cards }, say) => suru(`${say.cards(cards)}を自分フィールド上に`, 'セット'),
  en: ({ cards }, say) => `Set ${say.cards(cards)} on your field`,
  room: (_, c) => roomAmongSpells(c.engine),
  possible: (_, c) => roomAmongSpells(c.engine),
  deed: ({ cards }, c) => {
    const fieldIcon = icons.indexOf('field');
    return forCards(c, 'setCard', cards, (s, x, card) => ({
      seat: x.you,
      detail: x.record > 0 ? 0 : pickedPlace(s, x.frame),
      to: printed(c.engine).icon[s.card.definition[card]] === fieldIcon ? zone.field : zone.spells,
    }));
  },
});
