import {
  type Cards,
  type Clause,
  godan,
  lasting,
  named,
  pickedPlace,
  remember,
  type Sentence,
  suru,
  type Who,
} from '@rulechart/core';
import { zone } from '../duel.ts';
import { roomAmongSpells } from '../rules/field.ts';
import { defineVerb, forCards, some } from './verb.ts';

/** コントロールを移す, for good: until the card leaves or something else moves its control. */
export const giveControl = defineVerb('give control', {
  args: (name: string, who: Who = 'you') => ({ name, who }),
  facts: ({ who }) => [{ fact: 'moves control', who }],
  ja: ({ name, who }, say): Sentence =>
    who === 'you'
      ? { before: `${say.cards({ cards: 'named', name })}のコントロールを`, plain: '得る', lean: '得', te: '得て' }
      : godan(`${say.cards({ cards: 'named', name })}のコントロールを${say.who(who)}に`, '移', 'す'),
  en: ({ name, who }, say) =>
    who === 'you'
      ? `take control of ${say.cards({ cards: 'named', name })}`
      : `give control of ${say.cards({ cards: 'named', name })} to ${say.who(who)}`,
  expands: ({ name, who }): readonly Clause[] => [
    lasting({ part: 'control', to: { cards: 'named', name }, who }, { until: 'while it stays' }, { about: [name] }),
  ],
});

/** コントロールを入れ替える: the cards known by two names. */
export const swapControl = defineVerb('swap control', {
  args: (mine: string, theirs: string) => ({ mine, theirs }),
  facts: () => [{ fact: 'moves control', who: 'each' }],
  ja: ({ mine, theirs }, say): Sentence => ({
    before: `${say.cards({ cards: 'named', name: mine })}と${say.cards({ cards: 'named', name: theirs })}のコントロールを`,
    plain: '入れ替える',
    lean: '入れ替え',
    te: '入れ替えて',
  }),
  en: ({ mine, theirs }, say) =>
    `switch control of ${say.cards({ cards: 'named', name: mine })} and ${say.cards({ cards: 'named', name: theirs })}`,
  // Both move in the same moment: neither needs a free zone (§1.5).
  expands: ({ mine, theirs }): readonly Clause[] => [
    lasting(
      { part: 'control', to: { cards: 'named', name: mine }, who: 'opponent' },
      { until: 'while it stays' },
      { about: [mine] },
    ),
    lasting(
      { part: 'control', to: { cards: 'named', name: theirs }, who: 'you' },
      { until: 'while it stays' },
      { about: [theirs] },
    ),
  ],
});

/** What has moved the control of cards for a time, or for good, is over. */
export const endControl = defineVerb('end control', {
  args: (cards: Cards) => ({ cards }),
  ja: ({ cards }, say) => godan(`${say.cards(cards)}のコントロールを`, '戻', 'す'),
  en: ({ cards }, say) => `return control of ${say.cards(cards)}`,
  deed: ({ cards }, c) => forCards(c, 'endControl', cards, () => ({})),
});

/**
 * コントロールを元々の持ち主に戻す: whatever has moved it is forgotten, and what still speaks of it (an equip card) moves it
 * no more.
 */
export const resetControl = defineVerb('reset control', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'resets control', cards }],
  ja: ({ cards }, say) => godan(`${say.cards(cards)}のコントロールを元々の持ち主に`, '戻', 'す'),
  en: ({ cards }, say) => `return control of ${say.cards(cards)} to their owners`,
  possible: ({ cards }, c) => some(c, cards),
  expands: ({ cards }): readonly Clause[] => [
    remember('reset', cards),
    lasting({ part: 'control', to: named('reset'), who: 'owner' }, { until: 'while it stays' }, { about: ['reset'] }),
    endControl(named('reset')),
  ],
});

/** 魔法＆罠カードゾーンに置く: a monster becomes a continuous spell, face-up. */
export const placeAsSpell = defineVerb('place as spell', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'places as spell', cards, to: 'spells' }],
  ja: ({ cards }, say) => ({
    before: `${say.cards(cards)}を永続魔法カード扱いとして自分の魔法＆罠カードゾーンに表側表示で`,
    plain: '置く',
    lean: '置き',
    te: '置いて',
  }),
  en: ({ cards }, say) => `place ${say.cards(cards)} face-up in your Spell & Trap Zone as a Continuous Spell Card`,
  room: (_, c) => roomAmongSpells(c.engine),
  possible: ({ cards }, c) => {
    const room = roomAmongSpells(c.engine);
    const there = some(c, cards);
    return (s, x) => room(s, x) && there(s, x);
  },
  deed: ({ cards }, c) => forCards(c, 'move', cards, (_, x) => ({ to: zone.spells, seat: x.you, faceUp: true })),
});

/** 隣のモンスターカードゾーンに移動する: which one is asked by the clause before. */
export const moveColumn = defineVerb('move column', {
  args: (cards: Cards) => ({ cards }),
  ja: ({ cards }, say) => suru(`${say.cards(cards)}をそのモンスターカードゾーンに`, '移動'),
  en: ({ cards }, say) => `move ${say.cards(cards)} to that Monster Zone`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'slide', cards, (s, x) => ({ to: pickedPlace(s, x.frame) })),
});
