import type { Game, SheetRow } from '@rulechart/core';
import type { Duel } from '@rulechart/yugioh-expert';
import { pool } from '../cards/pool.generated.ts';
import { Reading } from './reading.ts';
import { sections } from './sections.ts';

/**
 * The ruling sheet: for every section of the rulings database the cards that belong to it, with the clauses that make
 * it so. No list of names stands behind it; a section is a question to the trees.
 */
export function sheet(game: Game<Duel>): readonly SheetRow[] {
  const cards = pool.map((card) => new Reading(game, card));
  return Object.entries(sections).flatMap(([section, asks]) =>
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
}
