import { type Cards, type Clause, declare, plural, remember, type Sentence, suru } from '@rulechart/core';
import { defineVerb, intends, some } from './verb.ts';

/** コイントスを行う: the number of heads is `happened`. */
export const tossCoins = defineVerb('toss coins', {
  args: (count: number = 1) => ({ count }),
  facts: ({ count }) => [{ fact: 'tosses coins', count }],
  ja: ({ count }): Sentence => ({
    before: `コイントスを${count}回`,
    plain: '行う',
    lean: '行い',
    te: '行って',
  }),
  en: ({ count }) => (count === 1 ? 'toss a coin' : `toss a coin ${count} times`),
  deed: ({ count }, c) => {
    const write = intends(c, 'toss');
    return (s, x) => write(s, x, { seat: x.you, amount: count });
  },
});

/** サイコロを振る: the sum is `happened`. */
export const rollDie = defineVerb('roll dice', {
  args: (count: number = 1) => ({ count }),
  facts: ({ count }) => [{ fact: 'rolls dice', count }],
  ja: ({ count }) => ({ before: `サイコロを${count}回`, plain: '振る', lean: '振り', te: '振って' }),
  en: ({ count }) => `roll ${plural(count, 'die', 'dice')}`,
  deed: ({ count }, c) => {
    const write = intends(c, 'roll');
    return (s, x) => write(s, x, { seat: x.you, amount: count });
  },
});

/** Of the cards known by a name so many stay known by it. */
export const drawLots = defineVerb('draw lots', {
  args: (name: string, count: number) => ({ name, count }),
  ja: ({ count }) => ({ before: `ランダムに${count}枚を`, plain: '選ぶ', lean: '選び', te: '選んで' }),
  en: ({ count }) => `select ${count} at random`,
  deed: ({ name, count }, c) => {
    const write = intends(c, 'lot');
    const id = c.engine.bindingName(name);
    return (s, x) => write(s, x, { amount: count, detail: id });
  },
});

/** ランダムに選ぶ: later clauses know them by the name. */
export const chooseAtRandom = defineVerb('choose at random', {
  args: (name: string, from: Cards, count: number = 1) => ({ name, from, count }),
  ja: ({ from, count }, say) => suru(`${say.counted(count, from)}をランダムに`, '選択'),
  en: ({ from, count }, say) => `select ${say.counted(count, from)} at random`,
  possible: ({ from }, c) => some(c, from),
  expands: ({ name, from, count }): readonly Clause[] => [remember(name, from), drawLots(name, count)],
});
/** コイントスで裏表を当てる: what was called is declared (heads first), then the coin is tossed. */
export const callCoin = defineVerb('call a coin', {
  args: (by: 'you' | 'opponent' = 'you') => ({ by }),
  ja: ({ by }, say) => suru(`${by === 'you' ? '' : `${say.who(by)}は`}コイントスを行い裏表を`, '宣言'),
  en: ({ by }, say) => `${by === 'you' ? 'toss a coin and call it' : `toss a coin; ${say.who(by)} calls it`}`,
  expands: ({ by }): readonly Clause[] => [declare('coin', 0, by), tossCoins(1)],
});
