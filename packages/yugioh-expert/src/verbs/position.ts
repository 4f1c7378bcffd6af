import { type Cards, suru } from '@rulechart/core';
import { ATTACK, DEFENSE } from '../duel.ts';
import { defineVerb, forCards, some } from './verb.ts';

/** 裏側守備表示にする. */
export const turnFaceDown = defineVerb('turn face-down', {
  args: (cards: Cards) => ({ cards }),
  facts: ({ cards }) => [{ fact: 'turns face-down', cards }],
  ja: ({ cards }, say) => ({ before: `${say.cards(cards)}を裏側守備表示に`, plain: 'する', lean: 'し', te: 'して' }),
  en: ({ cards }, say) => `change ${say.cards(cards)} to face-down Defense Position`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards }, c) => forCards(c, 'position', cards, () => ({ amount: DEFENSE, detail: 1 })),
});

/** 表側表示にする: the position stays, no flip summon. */
export const turnFaceUp = defineVerb('turn face-up', {
  args: (cards: Cards, more: { quietly?: true } = {}) => ({ cards, ...more }),
  facts: ({ cards }) => [{ fact: 'turns face-up', cards }],
  ja: ({ cards, quietly }, say) => ({
    before: `${say.cards(cards)}を表側表示に${quietly ? '（リバース効果は発動しない）' : ''}`,
    plain: 'する',
    lean: 'し',
    te: 'して',
  }),
  en: ({ cards, quietly }, say) =>
    `turn ${say.cards(cards)} face-up${quietly ? ' (FLIP effects are not activated)' : ''}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards, quietly }, c) =>
    forCards(c, 'position', cards, (s, _, card) => ({
      amount: s.own.position[card] || DEFENSE,
      detail: quietly ? 2 : 0,
    })),
});

/** 表示形式を変更する: face-up attack to face-up defense and back, or to the one given. */
export const changePosition = defineVerb('change position', {
  args: (cards: Cards, to: 'attack' | 'defense' | 'other' = 'other') => ({ cards, to }),
  facts: ({ cards, to }) => [{ fact: 'changes position', cards, position: to }],
  ja: ({ cards, to }, say) =>
    to === 'other'
      ? suru(`${say.cards(cards)}の表示形式を`, '変更')
      : {
          before: `${say.cards(cards)}を${to === 'attack' ? '攻撃' : '守備'}表示に`,
          plain: 'する',
          lean: 'し',
          te: 'して',
        },
  en: ({ cards, to }, say) =>
    to === 'other'
      ? `change the battle position of ${say.cards(cards)}`
      : `change ${say.cards(cards)} to ${to === 'attack' ? 'Attack' : 'Defense'} Position`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards, to }, c) =>
    forCards(c, 'position', cards, (s, _, card) => ({
      amount:
        to === 'attack' ? ATTACK : to === 'defense' ? DEFENSE : s.own.position[card] === ATTACK ? DEFENSE : ATTACK,
    })),
});
