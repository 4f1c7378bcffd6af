import { type Cards, suru } from '@rulechart/core';
import { zone } from '../duel.ts';
import { INFINITE, printed } from '../printed.ts';
import { defineVerb, intends } from './verb.ts';

/**
 * 降臨条件: own rebooted Z/X whose costs together reach the cost of this card are destroyed; as many cards as it costs lie
 * in the resource.
 */
export const advent = defineVerb('advent', {
  args: (which: Cards) => ({ which }),
  facts: () => [{ fact: 'destroys', to: 'charge' }],
  ja: ({ which }, say) => suru(`コストの合計がこのカードのコスト以上になるように${say.cards(which)}を`, '破壊'),
  en: ({ which }, say) => `destroy ${say.cards(which)} with a total cost of at least this card's`,
  ask: ({ which }, c) => ({
    by: c.who('you'),
    from: c.cards(which),
    min: () => 1,
    max: () => 9,
    constraint: { total: 'cost', is: '>=' as const, than: { value: 'stat', stat: 'cost', of: { cards: 'this' } } },
  }),
  possible: ({ which }, c) => {
    const found = c.gather(which);
    return (s, x) => {
      const cost = printed(c.engine).cost;
      const needed = cost[s.card.definition[x.source]];
      if (s.zone.size[c.engine.zoneRow(zone.resource, x.you)] < needed) return false;
      let total = 0;
      for (const e of found(s, x)) if (cost[s.card.definition[e]] !== INFINITE) total += cost[s.card.definition[e]];
      return total >= needed;
    };
  },
  deed: (_, c) => {
    const picked = c.picked();
    const write = intends(c, 'destroy');
    return (s, x) => {
      for (const card of picked(s, x)) write(s, x, { card });
    };
  },
});
