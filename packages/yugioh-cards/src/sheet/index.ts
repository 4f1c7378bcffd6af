import type { Game, Sheet, SheetRow } from '@rulechart/core';
import type { Duel } from '@rulechart/yugioh-expert';
import { pool } from '../cards/pool.generated.ts';
import { compare, lists } from './comparison.ts';
import { Reading } from './reading.ts';
import { sections } from './sections.ts';

export { lists };

/**
 * The ruling sheet: for every section of the rulings database the cards that belong to it, with the clauses that make
 * it so. No list of names stands behind it; a section is a question to the trees. The lists are there to compare with:
 * how many cards each names, how many of those the pool has, and of which the sheet says something else.
 */
export function sheet(game: Game<Duel>): Sheet {
  const cards = pool.map((card) => new Reading(game, card));
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
  return { rows, sections: Object.keys(sections).map((id) => compare(id, rows)) };
}
