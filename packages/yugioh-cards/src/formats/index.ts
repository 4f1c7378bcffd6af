import type { Deck } from '../decks/deck.ts';
import { limitRows } from './limits.generated.ts';
import { type Names, nameOf, shownAs } from './names.ts';

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

/** How many copies a list allows. */
export type Allowed = 0 | 1 | 2 | 3;

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

/** A card of which a deck has more copies than a list allows. */
export type LimitProblem = {
  readonly code: 'forbidden' | 'limited' | 'semi-limited';
  readonly rule: 'deck/limit-list';
  readonly password: string;
  readonly name: Names;
  readonly allowed: 0 | 1 | 2;
  readonly found: number;
  readonly text: Names;
};

const words = [
  { code: 'forbidden', ja: '禁止カード', en: 'forbidden' },
  { code: 'limited', ja: '制限カード', en: 'limited' },
  { code: 'semi-limited', ja: '準制限カード', en: 'semi-limited' },
] as const;

/** The cards of which a deck has more copies than that list allows. More than three of a card is not this list's matter. */
export function checkAgainst(format: FormatId, deck: Deck): readonly LimitProblem[] {
  const found = new Map<string, number>();
  for (const password of [...deck.main, ...deck.extra, ...deck.side].map(nameOf))
    found.set(password, (found.get(password) ?? 0) + 1);
  return [...found].flatMap(([password, count]): readonly LimitProblem[] => {
    const allowed = limitOf(format, password);
    if (allowed === 3 || count <= allowed) return [];
    const { code, ja, en } = words[allowed];
    const name = shownAs(password);
    const text = {
      ja: `「${name.ja}」は${ja}です（${allowed === 0 ? '使えません' : `${allowed}枚まで`}。デッキに${count}枚）`,
      en: `${name.en} is ${en}: a deck may have ${allowed === 0 ? 'none' : allowed}, this one has ${count}`,
    };
    return [{ code, rule: 'deck/limit-list', password, name, allowed, found: count, text }];
  });
}
