import type { Game, Sheet, SheetRow } from '@rulechart/core';
import type { Duel } from '@rulechart/yugioh-expert';
import { pool } from '../cards/pool.generated.ts';
import { listRows } from './lists.generated.ts';
import { Reading } from './reading.ts';
import { sections } from './sections.ts';

/** The lists as they were printed, without the rows that say what does not belong to a list. */
export const lists = listRows.filter(
  ([, , , group]) => !group.startsWith('ターンカウントではない') && !group.startsWith('除外'),
);

/**
 * The ruling sheet: for every section of the rulings database the cards that belong to it, with the clauses that make
 * it so. No list of names stands behind it; a section is a question to the trees. The lists are there to compare with:
 * how many cards each names, and how many of those the pool has.
 */
export function sheet(game: Game<Duel>): Sheet {
  const cards = pool.map((card) => new Reading(game, card));
  const inPool = new Set<string>(pool.map(({ key }) => key));
  const rows = Object.entries(sections).flatMap(([section, asks]) =>
    cards.flatMap((reading): SheetRow[] => {
      const found = asks(reading);
      const { key: password, name } = reading.card;
      return (found === null ? [] : [found].flat()).map(({ mark, because }) => ({
        section,
        password,
        name,
        mark,
        because,
      }));
    }),
  );
  return {
    rows,
    sections: Object.keys(sections).map((id) => {
      const listed = new Set<string>(lists.flatMap(([section, password]) => (section === id ? [password] : [])));
      return {
        id,
        listed: listed.size,
        inPool: [...listed].filter((password) => inPool.has(password)).length,
        derived: new Set(rows.filter(({ section }) => section === id).map(({ password }) => password)).size,
      };
    }),
  };
}
