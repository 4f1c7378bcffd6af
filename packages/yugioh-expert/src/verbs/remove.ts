import { type Amount, type Cards, type Constraint, inZone, suru, type Test, type Who } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, forCards, some } from './verb.ts';

/** ゲームから除外する. */
export const remove = defineVerb('remove', {
  args: (cards: Cards, more: { faceDown?: true } = {}) => ({ cards, ...more }),
  facts: ({ cards }) => [{ fact: 'removes', cards, to: 'removed' }],
  ja: ({ cards, faceDown }, say) => suru(`${say.cards(cards)}を${faceDown ? '裏側表示で' : ''}ゲームから`, '除外'),
  en: ({ cards, faceDown }, say) => `remove ${say.cards(cards)} from play${faceDown ? ' face-down' : ''}`,
  possible: ({ cards }, c) => some(c, cards),
  deed: ({ cards, faceDown }, c) => forCards(c, 'move', cards, () => ({ to: zone.removed, faceUp: faceDown !== true })),
});

/** One of each of several kinds, if that is what is asked for. */
const kindsOf = (constraint: Constraint | undefined): readonly Test[] | undefined =>
  (constraint as { oneOf?: readonly Test[] } | undefined)?.oneOf;

/** 墓地のカードを選んで除外する, as a cost. */
export const removeFromGraveyard = defineVerb('remove from graveyard', {
  args: (count: Amount, where: Test, constraint?: Constraint, who: Who = 'you') => ({
    count,
    where,
    who,
    ...(constraint ? { constraint } : {}),
  }),
  facts: ({ who, count }) => [{ fact: 'removes', who, count, from: 'graveyard', to: 'removed', zone: 'graveyard' }],
  ja: ({ count, where, who, constraint }, say) =>
    suru(
      `${who === 'you' ? '自分' : say.who(who)}の墓地の${
        kindsOf(constraint)
          ? kindsOf(constraint)
              ?.map((test) => `${say.test(test)}1体`)
              .join('と')
          : `${say.test(where)}${say.amount(count)}枚`
      }をゲームから`,
      '除外',
    ),
  en: ({ count, where, who, constraint }, say) =>
    `remove ${
      kindsOf(constraint)
        ? kindsOf(constraint)
            ?.map((test) => `1 ${say.test(test)}`)
            .join(' and ')
        : `${say.amount(count)} ${say.test(where)}`
    } in ${who === 'you' ? 'your' : `${say.who(who)}'s`} Graveyard from play`,
  ask: ({ count, where, who, constraint }, c) => ({
    by: c.who('you'),
    from: c.cards(inZone('graveyard', who, { test: 'all', of: [where, { test: 'removable' }] })),
    min: c.amount(count),
    max: c.amount(count),
    ...(constraint ? { constraint } : {}),
  }),
  deed: (_, c) =>
    forCards(c, 'move', { cards: 'named', name: c.pickedName }, () => ({ to: zone.removed, faceUp: true })),
});
