import type { Deck } from '../decks/deck.ts';
import { limitRows } from './limits.generated.ts';
import { type Allowed, checkLimits, type LimitProblem } from './limits.ts';
import { type Names, nameOf } from './names.ts';

export type { Allowed, LimitProblem } from './limits.ts';

/** The id of a dated list of forbidden and limited cards. */
export type FormatId = (typeof limitRows)[number]['id'];

/** A dated list of forbidden and limited cards. */
export type Format = {
  readonly id: FormatId;
  readonly name: Names;
  /** The day it came into force. */
  readonly date: string;
  readonly source: string;
};

/** Every list, the OCG's in order of date and then the TCG's. */
export const formats: readonly Format[] = limitRows.map(({ id, name, date, source }) => ({ id, name, date, source }));

const limits: ReadonlyMap<FormatId, ReadonlyMap<string, Allowed>> = new Map(
  limitRows.map(({ id, allowed }) => [
    id,
    new Map(([0, 1, 2] as const).flatMap((n) => allowed[n].split(' ').map((password) => [password, n] as const))),
  ]),
);

/** Whether the text is the id of a list. */
export const isFormatId = (id: string): id is FormatId => limits.has(id as FormatId);

/** How many copies of that card a deck may have under that list, counted over main, fusion and side deck. */
export const limitOf = (format: FormatId, password: string): Allowed => limits.get(format)?.get(nameOf(password)) ?? 3;

/** The cards of which a deck has more copies than that list allows. More than three of a card is not this list's matter. */
export const checkAgainst = (format: FormatId, deck: Deck): readonly LimitProblem[] =>
  checkLimits((password) => limitOf(format, password), deck);
