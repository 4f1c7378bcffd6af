import { freePlaces } from '@rulechart/core';
import { zone } from '../duel.ts';
import { defineVerb, intends } from './verb.ts';

/** 相手のモンスターカードゾーンを使用不可能にする: as long as this card is in force. */
export const blockZones = defineVerb('block zones', {
  args: (count: number) => ({ count }),
  facts: ({ count }) => [{ fact: 'blocks zones', who: 'opponent', count }],
  ja: ({ count }) => ({
    before: `相手のモンスターカードゾーンを${count}ヵ所まで使用不可能に`,
    plain: 'する',
    lean: 'し',
    te: 'して',
  }),
  en: ({ count }) => `make ${count} empty Monster Zones of your opponent unusable`,
  possible:
    ({ count }, c) =>
    (s, x) =>
      freePlaces(c.engine, s, c.engine.zoneRow(zone.monsters, 1 - x.you)) >= count,
  deed: ({ count }, c) => {
    const write = intends(c, 'blockZones');
    return (s, x) => write(s, x, { card: x.source, amount: count });
  },
});
