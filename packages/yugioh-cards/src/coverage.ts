import type { Coverage, Words } from '@rulechart/core';
import { pool } from './cards/pool.generated.ts';
import { findCard } from './names/index.ts';
import { canaries, waves } from './tables/printed.generated.ts';
import { waitingFor } from './waiting.ts';

const unwritten: Words = { ja: 'まだ書かれていない', en: 'not written yet' };

/** Of the cards the rulings are about: how many of each wave are in the pool, and which wait. */
export function coverage(): Coverage {
  const inPool = new Set<string>(pool.map(({ key }) => key));
  const count = (what: Words, list: string) => {
    const passwords = list.split(' ');
    return { what, done: passwords.filter((password) => inPool.has(password)).length, of: passwords.length };
  };
  return {
    counts: [
      ...waves.map((list, i) => count({ ja: `第${i + 1}波`, en: `wave ${i + 1}` }, list)),
      count({ ja: '先に入れるカード', en: 'canaries' }, canaries),
      count({ ja: '裁定のカード全て', en: 'all cards of the rulings' }, waves.join(' ')),
    ],
    waiting: waves
      .flatMap((list) => list.split(' '))
      .filter((password) => !inPool.has(password))
      .map((key) => {
        const { ja, en } = findCard(key) ?? { ja: key, en: key };
        return { key, name: { ja, en }, why: waitingFor[key] ?? unwritten };
      }),
  };
}
