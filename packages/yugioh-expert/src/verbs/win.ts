import { type Sentence, suru, type Who } from '@rulechart/core';
import { defineVerb, intends, subjectJa } from './verb.ts';

/** デュエルに勝利する; both players at once: 引き分けになる. */
export const winDuel = defineVerb('win the duel', {
  args: (who: Who = 'you') => ({ who }),
  facts: ({ who }) => [{ fact: 'wins', who }],
  ja: ({ who }, say): Sentence =>
    who === 'each'
      ? { before: 'デュエルは引き分けに', plain: 'なる', lean: 'なり', te: 'なって' }
      : suru(`${subjectJa(who, say.who(who))}デュエルに`, '勝利'),
  en: ({ who }, say) =>
    who === 'each' ? 'the Duel is a draw' : `${say.who(who)} ${who === 'you' ? 'win' : 'wins'} the Duel`,
  deed: ({ who }, c) => {
    const seats = c.seats(who);
    const write = intends(c, 'win');
    return (s, x) => {
      for (const seat of seats(s, x, x.source)) write(s, x, { seat });
    };
  },
});
