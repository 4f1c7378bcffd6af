import { type Cards, type CoreState, godan, intends, move, verbsOf } from '@rulechart/core';

/** 崩れる: cards fall on whoever it is about, whosever they were. A deed says what it means to do; the core does it. */
export const fallOn = verbsOf<CoreState>()('fall on', {
  args: (what: Cards) => ({ what }),
  facts: () => [{ fact: 'falls', to: 'rubble' }],
  ja: ({ what }, say) => godan(`${say.cards(what)}が崩れて下敷きに`, 'な', 'る'),
  en: ({ what }, say) => `${say.cards(what)} falls on you`,
  deed({ what }, c) {
    const rubble = c.engine.zones.id('rubble', c.where);
    const found = c.gather(what);
    const write = intends(c, 'move');
    return (s, x) => {
      for (const card of found(s, x)) write(s, x, { card, to: rubble, seat: x.you });
    };
  },
});

/** Every verb of these rules: the core's `move`, and their own. */
export const verbs = [move.verb, fallOn.verb];
