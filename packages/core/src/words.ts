import type { Amount, Cards, Clause, Constraint, Link, Part, Test, Until, Who, Words } from './tree.ts';

/** The same clause, following the one before in this way. */
const linked = (link: Link, clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, i) => (i === 0 ? { ...clause, link } : clause));

/** その後: a moment of its own; what came before is no longer the last thing that happened. */
export const afterwards = (...clauses: Clause[]): Clause[] => linked('afterwards', clauses);
/** 同時に: one moment together with the clause before. */
export const atTheSameTime = (...clauses: Clause[]): Clause[] => linked('at the same time', clauses);
/** その後, where it follows from what comes before: a moment of its own, and only if the clause before did something. */
export const afterThat = (...clauses: Clause[]): Clause[] => linked('afterwards, if you do', clauses);
/** そうした場合: only if the clause before did something. */
export const ifYouDo = (...clauses: Clause[]): Clause[] => linked('if you do', clauses);
/** The next clause of the same breath, a moment of its own. */
export const andAlso = (...clauses: Clause[]): Clause[] => linked('and also', clauses);

/** Does `then` if the test holds, else `otherwise`. */
export const when = (test: Test, then: readonly Clause[], otherwise: readonly Clause[] = []): Clause => ({
  do: 'when',
  if: test,
  // oxlint-disable-next-line unicorn/no-thenable -- a tree is never awaited
  then,
  otherwise,
});
/** Does the clauses a number of times. */
export const repeat = (times: Amount, does: readonly Clause[]): Clause => ({ do: 'repeat', times, does });
/** Does the clauses once for each card, which they know by the name `as`. */
export const forEach = (of: Cards, as: string, does: readonly Clause[]): Clause => ({
  do: 'for each',
  in: of,
  name: as,
  does,
});
/** Asks a person yes or no; on yes, does the clauses. */
export const may = (does: readonly Clause[], by: Who = 'you'): Clause => ({ do: 'may', by, does });
/** A person picks one of several things to do; what cannot be done is not offered. */
export const oneOf = (
  options: readonly { readonly label: Words; readonly if?: Test; readonly does: readonly Clause[] }[],
  by: Who = 'you',
): Clause => ({
  do: 'one of',
  by,
  options,
});
/** A person picks cards; later clauses know them by the name. `asMany`: as many as there are, at least one. */
export const choose = (
  name: string,
  from: Cards,
  {
    count = 1,
    upTo = false,
    atLeast,
    by = 'you',
    asMany,
    constraint,
  }: {
    count?: Amount;
    upTo?: boolean;
    atLeast?: Amount;
    by?: Who;
    asMany?: true;
    constraint?: Constraint;
  } = {},
): Clause => ({
  do: 'choose',
  name,
  from,
  by,
  min: asMany ? 1 : (atLeast ?? (upTo ? 0 : count)),
  max: count,
  ...(asMany ? { asMany } : {}),
  ...(constraint ? { constraint } : {}),
});
/** Declares one of a list of things (a kind, a colour, a number). */
export const declare = (what: string, which: 0 | 1 = 0, by: Who = 'you'): Clause => ({
  do: 'declare',
  what,
  which,
  by,
});
/** A person names a number; `{ value: 'declared' }` is that number afterwards. */
export const nameNumber = (min: Amount, max: Amount, which: 0 | 1 = 0, by: Who = 'you'): Clause => ({
  do: 'number',
  min,
  max,
  which,
  by,
});
/**
 * A person picks a free place of a zone: the clause after it puts something there. With `where`, the places are those
 * for which the test holds, free or not: it is asked of the place's number as it otherwise is of a card.
 */
export const pickPlace = (zone: string, of: Who = 'you', by: Who = 'you', where?: Test): Clause => ({
  do: 'place',
  zone,
  of,
  by,
  ...(where ? { where } : {}),
});
/** Keeps the cards under a name for later clauses. */
export const remember = (name: string, of: Cards): Clause => ({ do: 'remember', name, of });
/** Lets something hold for a time. `value` is computed once, now; `about` are cards it stays tied to, under the same names. */
export const lasting = (
  part: Part,
  until: Until,
  { value, about = [] }: { value?: Amount; about?: readonly string[] } = {},
): Clause => ({
  do: 'lasting',
  part,
  until,
  about,
  ...(value === undefined ? {} : { value }),
});
/** A person puts cards in order. */
export const arrange = (name: string, by: Who = 'you'): Clause => ({ do: 'arrange', name, by });

/** Cards by zone. */
export const inZone = (zone: string | readonly string[], of: Who = 'either', where?: Test): Cards => ({
  cards: 'in',
  zone,
  of,
  ...(where ? { where } : {}),
});
/** Cards that an earlier clause named. */
export const named = (name: string): Cards => ({ cards: 'named', name });
/** The card that says it. */
export const thisCard: Cards = { cards: 'this' };
/** The card that is looked at. */
export const it: Cards = { cards: 'it' };
/** What this card is attached to. */
export const host: Cards = { cards: 'host' };

/** Every test holds. */
export const all = (...of: Test[]): Test => (of.length === 1 ? (of[0] as Test) : { test: 'all', of });
/** At least one test holds. */
export const any = (...of: Test[]): Test => ({ test: 'any', of });
/** The test does not hold. */
export const not = (of: Test): Test => ({ test: 'not', of });
/** Compares two amounts. */
export const compare = (a: Amount, is: '<' | '<=' | '=' | '!=' | '>=' | '>', b: Amount): Test => ({
  test: 'compare',
  a,
  is,
  b,
});
/** There are such cards. */
export const some = (of: Cards, atLeast?: Amount): Test => ({
  test: 'some',
  of,
  ...(atLeast === undefined ? {} : { atLeast }),
});
/** A stat of the card that is looked at (or of other cards: of the first). */
export const stat = (name: string, of: Cards = it): Amount => ({ value: 'stat', stat: name, of });
/** How many cards. */
export const count = (of: Cards): Amount => ({ value: 'count', of });
