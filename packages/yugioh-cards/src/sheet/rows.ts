import { findCard } from '../names/index.ts';
import { type Printed, printed } from '../tables/printed.ts';

/** What is printed on a card, with its names: what filters of other cards can be asked about. */
export type Row = Printed & { readonly en: string };

/** Every card of the tables. */
export const rows: readonly Row[] = printed.map((row) => ({ ...row, en: findCard(row.password)?.en ?? '' }));

/** Monsters, spells and traps of the tables. */
export const rowsOf = (kind: Printed['kind']): readonly Row[] => rows.filter((row) => row.kind === kind);
