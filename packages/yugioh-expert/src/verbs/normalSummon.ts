import { type Clause, choose, named, oneOf, suru, type Test } from '@rulechart/core';
import { summonByEffect } from '../rules/normalSummon.ts';
import { defineVerb } from './verb.ts';

const able = (as?: 'normal' | 'set'): Test => ({ test: 'normal summonable', ...(as ? { as } : {}) });

/** The Normal Summon or Set of a card that was chosen begins: what it takes is paid, then the monster comes. */
export const beginNormalSummon = defineVerb('begin a normal summon', {
  args: (as: 'normal' | 'set') => ({ as }),
  ja: ({ as }) => suru('モンスターを', as === 'set' ? 'セット' : '召喚'),
  en: ({ as }) => (as === 'set' ? 'Set the monster' : 'Normal Summon the monster'),
  possible: ({ as }, c) => {
    const able = c.test({ test: 'some', of: chosen(as) } as Test);
    return (s, x, it) => able(s, x, it);
  },
  deed: ({ as }, c) => {
    const found = c.gather(chosen(as));
    return (s, x) => {
      for (const card of found(s, x)) summonByEffect(c.engine, s, card, as);
    };
  },
});

const chosen = (as: 'normal' | 'set') => ({ cards: 'where', in: named('summoned'), where: able(as) }) as const;

/**
 * 通常召喚する: an effect makes one Normal Summon or Set, with its tributes, beside the one of the turn. It is otherwise an
 * ordinary one, which may be negated.
 */
export const normalSummon = defineVerb('normal summon', {
  args: () => ({}),
  facts: () => [{ fact: 'normal summons', who: 'you' }],
  ja: () => suru('モンスター1体を', '通常召喚'),
  en: () => 'Normal Summon or Set 1 monster',
  expands: (): readonly Clause[] => [
    choose('summoned', { cards: 'in', zone: ['hand', 'monsters'], of: 'you', where: able() }),
    oneOf([
      { label: { ja: '表側攻撃表示', en: 'face-up Attack Position' }, does: [beginNormalSummon('normal')] },
      { label: { ja: '裏側守備表示', en: 'face-down Defense Position' }, does: [beginNormalSummon('set')] },
    ]),
  ],
});
