import { forbiddenBy, freePlaces, suru } from '@rulechart/core';
import { ATTACK, DEFENSE, zone } from '../duel.ts';
import { defineVerb, intends } from './verb.ts';

/** トークンを特殊召喚する: all of them or none. `token` is the key of the token's card. */
export const makeTokens = defineVerb('make tokens', {
  args: (token: string, count: number, position: 'attack' | 'defense') => ({ token, count, position }),
  facts: ({ count, token }) => [{ fact: 'special summons', count, from: 'nowhere', token }],
  ja: ({ token, count, position }, say) =>
    suru(
      `自分フィールド上に「${say.card(token)}」${count}体を${position === 'attack' ? '攻撃' : '守備'}表示で`,
      '特殊召喚',
    ),
  en: ({ token, count, position }, say) =>
    `Special Summon ${count} "${say.card(token)}"${count === 1 ? '' : 's'} to your field in ${position === 'attack' ? 'Attack' : 'Defense'} Position`,
  possible: ({ count }, c) => {
    const act = c.engine.acts.id('special summon');
    return (s, x) => {
      if (freePlaces(c.engine, s, c.engine.zoneRow(zone.monsters, x.you)) < count) return false;
      // What the same card forbids from now on does not stop itself.
      const by = forbiddenBy(c.engine, s, act, x.you, 0);
      return by < 0 || s.live.source[by] === x.source;
    };
  },
  deed: ({ token, count, position }, c) => {
    const write = intends(c, 'token');
    return (s, x) => {
      const definition = c.engine.byKey.get(token)?.id;
      if (definition === undefined) throw new Error(`the pool has no token "${token}"`);
      if (freePlaces(c.engine, s, c.engine.zoneRow(zone.monsters, x.you)) < count) return;
      for (let i = 0; i < count; i++) {
        write(s, x, { seat: x.you, amount: position === 'attack' ? ATTACK : DEFENSE, detail: definition });
      }
    };
  },
});
