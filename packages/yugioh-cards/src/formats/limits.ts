import type { Deck } from '../decks/deck.ts';
import { type Names, nameOf, shownAs } from './names.ts';

/** How many copies a list allows. */
export type Allowed = 0 | 1 | 2 | 3;

/** A card of which a deck has more copies than a list allows, or that is not among the cards of a list at all. */
export type LimitProblem = {
  readonly code: 'forbidden' | 'limited' | 'semi-limited' | 'not-in-format';
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

/**
 * The cards of which a deck has more copies than a list allows: counted by name, over main, fusion and side deck.
 * @param isIn - whether a card is among those that the list is for at all
 * @param shown - what a card is called
 */
export function checkLimits(
  limitOf: (password: string) => Allowed,
  deck: Deck,
  isIn: (password: string) => boolean = () => true,
  shown: (password: string) => Names = shownAs,
): readonly LimitProblem[] {
  const all = [...deck.main, ...deck.extra, ...deck.side];
  const strangers = [...new Set(all)].filter((password) => !isIn(password));
  const found = new Map<string, number>();
  for (const password of all.filter((card) => !strangers.includes(card)).map(nameOf))
    found.set(password, (found.get(password) ?? 0) + 1);
  return [
    ...strangers.map((password): LimitProblem => {
      const name = shown(password);
      const text = {
        ja: `「${name.ja}」はこのリストのカードではありません`,
        en: `${name.en} is not among the cards of this list`,
      };
      const count = all.filter((card) => card === password).length;
      return { code: 'not-in-format', rule: 'deck/limit-list', password, name, allowed: 0, found: count, text };
    }),
    ...[...found].flatMap(([password, count]): readonly LimitProblem[] => {
      const allowed = limitOf(password);
      if (allowed === 3 || count <= allowed) return [];
      const { code, ja, en } = words[allowed];
      const name = shown(password);
      const text = {
        ja: `「${name.ja}」は${ja}です（${allowed === 0 ? '使えません' : `${allowed}枚まで`}。デッキに${count}枚）`,
        en: `${name.en} is ${en}: a deck may have ${allowed === 0 ? 'none' : allowed}, this one has ${count}`,
      };
      return [{ code, rule: 'deck/limit-list', password, name, allowed, found: count, text }];
    }),
  ];
}
