import { fold } from './fold.ts';
import { cardRows, groupRows } from './names.generated.ts';

type CardRow = (typeof cardRows)[number];
type GroupRow = (typeof groupRows)[number];

/** A Japanese card name, as it is printed today. */
export type JapaneseCardName = CardRow[1];

/** An English card name, as it is printed today. */
export type EnglishCardName = CardRow[2];

/** Every name of the index, in either language. A name that is misspelt does not compile. */
export type CardName = JapaneseCardName | EnglishCardName;

/** A name that cards mention and no card bears alone: an archetype (暗黒界), a token or a counter. */
export type GroupName = GroupRow[1] | GroupRow[2];

/** A card of the index. It need not be in the pool: a card may name another that nobody has written yet. */
export type NamedCard = {
  /** Eight digits, with leading zeros. */
  readonly password: string;
  readonly ja: JapaneseCardName;
  readonly en: EnglishCardName;
};

/** A name that stands for many cards, for a token or for a counter. */
export type NamedGroup = {
  readonly kind: GroupRow[0];
  readonly ja: GroupRow[1];
  readonly en: GroupRow[2];
};

/** Every card of the index, in order of password. */
export const cardNames: readonly NamedCard[] = cardRows.map(([password, ja, en]) => ({ password, ja, en }));

/** Every archetype, token and counter that the cards of the index mention. */
export const groupNames: readonly NamedGroup[] = groupRows.map(([kind, ja, en]) => ({ kind, ja, en }));

const byPassword = new Map(cardNames.map((card) => [card.password, card]));
const byGroupName = new Map(groupNames.flatMap((group) => [group.ja, group.en].map((name) => [fold(name), group])));

/** Every spelling of every card, folded. Older spellings come last, and never take a name that a card has today. */
const spellings = new Map<string, NamedCard>();
for (const column of [1, 2, 3, 4] as const)
  cardRows.forEach((row: readonly string[], index) => {
    const name = row[column];
    const card = cardNames[index];
    if (name && card && !spellings.has(fold(name))) spellings.set(fold(name), card);
  });

/** A password as it is printed: `7572887` is 07572887. `undefined` for anything else than one to eight digits. */
export const toPassword = (text: string): string | undefined => {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : undefined;
};

/**
 * The card with that Japanese or English name, older Japanese spelling, or password. Width, case, spaces and the kind
 * of dash make no difference, and neither do the leading zeros of a password.
 */
export const findCard = (query: string): NamedCard | undefined =>
  spellings.get(fold(query)) ?? byPassword.get(toPassword(query) ?? '');

/** The archetype, token or counter with that Japanese or English name, written as {@link findCard} accepts it. */
export const findGroup = (query: string): NamedGroup | undefined => byGroupName.get(fold(query));

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      now[j] = Math.min(changed, (last[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        now[j] = Math.min(now[j] ?? 0, (before[j - 2] ?? 0) + 1);
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? 0;
}

/** 0 for the same word, near 1 for two that share nothing. A query that is a part of a longer name stays near to it. */
function strangeness(query: string, name: string): number {
  const apart = distance(query, name) / Math.max(query.length, name.length);
  return query.length > 1 && name.includes(query) ? apart / 3 : apart;
}

/**
 * The names that someone may have meant, nearest first, in the language the query is written in. Names that are nothing
 * like it are left out, so there may be fewer than `n`, or none.
 */
export function closestNames(query: string, n = 3): readonly CardName[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  const inJapanese = /[^\p{ASCII}]/u.test(wanted);
  const best = new Map<NamedCard, number>();
  for (const [name, card] of spellings) {
    const found = strangeness(wanted, name);
    if (found <= 0.6 && found < (best.get(card) ?? 1)) best.set(card, found);
  }
  return [...best]
    .sort(([, a], [, b]) => a - b)
    .slice(0, n)
    .map(([card]) => (inJapanese ? card.ja : card.en));
}
