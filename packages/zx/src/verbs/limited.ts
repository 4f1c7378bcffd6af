import { ichidan, suru, type Who } from '@rulechart/core';
import { defineVerb, intends } from './verb.ts';

/** The time-limited ability of this card has been set off: it waits with the others. */
export const setOff = defineVerb('set off', {
  args: () => ({}),
  ja: () => suru('このカードの時限の能力が', '誘発'),
  en: () => "this card's time-limited ability is set off",
  possible: () => () => false,
  deed: (_, c) => {
    const { engine } = c;
    const kind = engine.kinds.id('time-limited');
    const write = intends(c, 'set off');
    return (s, x) => {
      const effect = engine.definitionOf(s, x.source).effects.find((id) => engine.effects[id]?.kind === kind);
      if (effect !== undefined)
        write(s, x, { card: x.source, seat: x.you, detail: effect, amount: s.frame.r7[x.frame] });
    };
  },
});

/** 敗北する: a player has lost at once; both, and it is a draw. */
export const lose = defineVerb('lose', {
  args: (who: Who) => ({ who }),
  facts: ({ who }) => [{ fact: 'loses', who }],
  ja: ({ who }, say) => ichidan(`${say.who(who)}はゲームに`, '負け'),
  en: ({ who }, say) => `${say.who(who)} ${who === 'you' ? 'lose' : 'loses'} the game`,
  possible: () => () => true,
  deed: ({ who }, c) => {
    const is = c.isWho(who);
    const write = intends(c, 'lose');
    return (s, x) => {
      const bits = [0, 1].reduce((lost, seat) => (is(s, x.you, seat) ? lost | (1 << seat) : lost), 0);
      write(s, x, { detail: bits });
    };
  },
});
