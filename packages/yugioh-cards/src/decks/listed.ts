import type { Words } from '@rulechart/core';
import { shownAs } from '../formats/names.ts';
import { closestNames, findCard, toPassword } from '../names/index.ts';
import type { Deck, DeckPart } from './deck.ts';
import { DeckError, type DeckFault, excerpt } from './error.ts';

/** A card as a file or link lists it. */
export type ListedCard = {
  readonly part: DeckPart;
  /** digits, as they stand there, or the name of the card */
  readonly id: string;
  /** it is listed by its name */
  readonly isName?: true;
  /** counted from 1 */
  readonly line: number;
};

/** A deck as it stands in a text, with all that is wrong with the text itself. */
export type ListedDeck = {
  readonly cards: readonly ListedCard[];
  readonly faults: readonly DeckFault[];
};

/** How the cards of a text are found. */
export type Finding = {
  /** The printed number behind an id; undefined: it is no card's. Absent: one to eight digits are a printed number. */
  readonly cardOf?: (id: string) => string | undefined;
  /** The printed number of the card of a name; undefined: there is none. Absent: the names of the index. */
  readonly numberOf?: (name: string) => string | undefined;
  /** Whether the pool has a card; absent: that is asked later. */
  readonly has?: (password: string) => boolean;
  /** What a card is called. */
  readonly nameOf?: (password: string) => Words | undefined;
  /** Told of every card that cannot be played: the deck is read without it. Absent: the deck is refused. */
  readonly leaveOut?: (problem: Words, line: number) => void;
};

/** @throws {DeckError} with everything that is wrong. */
export function deckOf({ cards, faults }: ListedDeck, file?: string, finding: Finding = {}): Deck {
  const { cardOf = (id: string) => toPassword(id), numberOf = numberOfName, has = () => true } = finding;
  const { nameOf = shownAs, leaveOut } = finding;
  const deck: Record<DeckPart, string[]> = { main: [], extra: [], side: [] };
  const wrong: DeckFault[] = [...faults];
  for (const card of cards) {
    const password = card.isName ? numberOf(card.id) : /^0*$/.test(card.id) ? undefined : cardOf(card.id);
    const fault =
      password === undefined
        ? (card.isName ? unknownName : unknownNumber)(card)
        : has(password)
          ? undefined
          : notInPool(card, nameOf(password) ?? { ja: password, en: password });
    if (fault === undefined) deck[card.part].push(password as string);
    else if (leaveOut) leaveOut(fault.wrong, fault.line);
    else wrong.push(fault);
  }
  // What is wrong with three copies in one line is wrong once.
  const isTold = ({ line, wrong: { en } }: DeckFault, i: number): boolean =>
    wrong.findIndex((other) => other.line === line && other.wrong.en === en) === i;
  const told = cards.some(({ isName }) => isName) ? wrong.filter(isTold) : wrong;
  const [first, ...others] = told.sort((a, b) => a.line - b.line);
  if (first) throw new DeckError([first, ...others], file);
  return deck;
}

/** What stands in a line is no card's number. */
export const unknownNumber = ({ id, line }: Pick<ListedCard, 'id' | 'line'>): DeckFault => ({
  code: 'not-a-password',
  line,
  wrong: { ja: `${excerpt(id)}はカードの番号ではない`, en: `${excerpt(id)} is not the password of a card` },
  right: {
    ja: 'カードに書かれた1桁から8桁の番号を書く',
    en: 'write the number of one to eight digits that is printed on the card',
  },
});

/** The printed number of the card with that name, of those in the index. */
export const numberOfName = (name: string): string | undefined => findCard(name)?.password;

const unknownName = ({ id, line }: ListedCard): DeckFault => {
  const near = closestNames(id, 1).map((name) => ({ ja: `「${name}」のことか`, en: `did you mean "${name}"?` }));
  return {
    code: 'no-such-card',
    line,
    wrong: { ja: `${excerpt(id)}という名前のカードはない`, en: `no card is called ${excerpt(id)}` },
    right: near[0] ?? {
      ja: '枚数と、カードの名前か番号を書く',
      en: 'write how many, and the name or number of a card',
    },
  };
};

const notInPool = ({ line }: ListedCard, { ja, en }: Words): DeckFault => ({
  code: 'not-in-pool',
  line,
  wrong: { ja: `「${ja}」はカードプールにない`, en: `the pool has no card "${en}"` },
  right: { ja: '抜くか、別のカードにする', en: 'leave it out, or play another' },
});
