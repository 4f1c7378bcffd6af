import { type Deck, deckParts } from '../decks/deck.ts';
import { type Names, nameOf, shownAs } from './names.ts';

const minimum = 40;
const copies = 3;
const wholeSide = 15;

/** What can be wrong with the make-up of a deck. */
export type ConstructionCode =
  | 'too-few-cards'
  | 'too-many-copies'
  | 'fusion-in-main'
  | 'no-fusion-monster'
  | 'fusion-in-side'
  | 'side-size'
  | 'unknown-card';

/** A way in which a deck breaks the rules of its making, whatever list of limited cards is in force. */
export type ConstructionProblem = {
  readonly code: ConstructionCode;
  readonly rule: 'deck/minimum' | 'deck/copies' | 'deck/fusion-deck' | 'deck/side' | 'deck/unknown-card';
  /** The card it is about, if it is about one. */
  readonly password?: string;
  readonly name?: Names;
  /** How many cards there are, or copies of this card in the place in question. */
  readonly found: number;
  readonly text: Names;
};

/** How many of each, in order of first appearance. */
function tally(passwords: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const password of passwords) found.set(password, (found.get(password) ?? 0) + 1);
  return found;
}

/**
 * Every way in which a deck breaks the rules of the years 2004 to 2007: at least 40 cards and no upper limit, at most
 * three of one name over all parts, fusion monsters in the fusion deck and nowhere else, a side deck of 15 cards or none.
 * A card that the pool does not have is reported as such, and is not asked whether it is a fusion monster.
 */
export function constructionProblems(
  deck: Deck,
  poolHas: (password: string) => boolean,
  isFusion: (password: string) => boolean,
): readonly ConstructionProblem[] {
  const problems: ConstructionProblem[] = [];
  const all = deckParts.flatMap((part) => deck[part]);
  const known = new Set(all.filter(poolHas));

  const about = (
    { code, rule }: Pick<ConstructionProblem, 'code' | 'rule'>,
    cards: ReadonlyMap<string, number>,
    text: (name: Names, found: number) => Names,
  ) => {
    for (const [password, found] of cards) {
      const name = shownAs(password);
      problems.push({ code, rule, password, name, found, text: text(name, found) });
    }
  };

  const missing = tally(all.filter((password) => !known.has(password)));
  about({ code: 'unknown-card', rule: 'deck/unknown-card' }, missing, (name) =>
    name.ja === name.en
      ? { ja: `パスワード${name.ja}のカードはありません`, en: `There is no card with the password ${name.en}` }
      : { ja: `「${name.ja}」はまだ収録されていません`, en: `${name.en} is not in the card pool yet` },
  );

  if (deck.main.length < minimum)
    problems.push({
      code: 'too-few-cards',
      rule: 'deck/minimum',
      found: deck.main.length,
      text: {
        ja: `デッキは${minimum}枚以上必要です（${deck.main.length}枚）`,
        en: `A deck has at least ${minimum} cards, this one has ${deck.main.length}`,
      },
    });

  const tooMany = new Map([...tally(all.map(nameOf))].filter(([, found]) => found > copies));
  about({ code: 'too-many-copies', rule: 'deck/copies' }, tooMany, (name, found) => ({
    ja: `「${name.ja}」は全部で${copies}枚までです（${found}枚）`,
    en: `A deck has at most ${copies} of ${name.en} over all its parts, this one has ${found}`,
  }));

  const among = (part: readonly string[], fusion: boolean) =>
    tally(part.filter((password) => known.has(password) && isFusion(password) === fusion));
  about({ code: 'fusion-in-main', rule: 'deck/fusion-deck' }, among(deck.main, true), (name) => ({
    ja: `「${name.ja}」は融合モンスターなので、融合デッキに入れます`,
    en: `${name.en} is a fusion monster and belongs in the fusion deck`,
  }));
  about({ code: 'no-fusion-monster', rule: 'deck/fusion-deck' }, among(deck.extra, false), (name) => ({
    ja: `「${name.ja}」は融合モンスターではないので、融合デッキに入れられません`,
    en: `${name.en} is not a fusion monster and cannot be in the fusion deck`,
  }));
  about({ code: 'fusion-in-side', rule: 'deck/side' }, among(deck.side, true), (name) => ({
    ja: `「${name.ja}」は融合モンスターなので、サイドデッキに入れられません`,
    en: `${name.en} is a fusion monster and cannot be in the side deck`,
  }));

  if (deck.side.length !== 0 && deck.side.length !== wholeSide)
    problems.push({
      code: 'side-size',
      rule: 'deck/side',
      found: deck.side.length,
      text: {
        ja: `サイドデッキは${wholeSide}枚か0枚です（${deck.side.length}枚）`,
        en: `A side deck has ${wholeSide} cards or none, this one has ${deck.side.length}`,
      },
    });

  return problems;
}
