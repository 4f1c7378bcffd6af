import { findCard } from '../names/index.ts';
import { periodCards } from '../period/index.ts';
import { type Printed, printed } from '../tables/printed.ts';

/** What is printed on a card, with its names: what filters of other cards can be asked about. */
export type Row = {
  readonly password: string;
  readonly ja: string;
  readonly en: string;
  readonly kind: Printed['kind'];
  readonly sub: readonly string[];
  readonly attribute?: string;
  readonly type?: string;
  readonly level?: number | null;
  /** null: "?" */
  readonly atk?: number | null;
  readonly def?: number | null;
};

const known = new Set(printed.map(({ password }) => password));

/** Every card of the time: a card may name one that no ruling is about, and the sheet asks what that one is. */
export const rows: readonly Row[] = [
  ...printed.map((row) => ({ ...row, en: findCard(row.password)?.en ?? '' })),
  ...periodCards
    .filter(({ password }) => !known.has(password))
    .map((card) => ({
      ...card,
      sub: card.sub.split(' '),
      attribute: card.attribute.toLowerCase(),
      type: card.type.toLowerCase(),
    })),
];

/** Monsters, spells and traps of the tables. */
export const rowsOf = (kind: Printed['kind']): readonly Row[] => rows.filter((row) => row.kind === kind);
