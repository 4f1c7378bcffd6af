import { findCard, toPassword } from '../names/index.ts';

/** A text in both languages. */
export type Names = { readonly ja: string; readonly en: string };

const harpieLady = '76812113';

/** Cards whose name is another card's by their own rule text. They share that name's copies and its place on a list. */
const borrowedNames: ReadonlyMap<string, string> = new Map([
  ['80316585', harpieLady], // ハーピィ・レディ・ＳＢ
  ['91932350', harpieLady], // ハーピィ・レディ１
  ['27927359', harpieLady], // ハーピィ・レディ２
  ['54415063', harpieLady], // ハーピィ・レディ３
]);

/** The password of the card whose name a card has: its own, but for a few. Copies are counted by name, not by card. */
export const nameOf = (password: string): string => {
  const own = toPassword(password) ?? password;
  return borrowedNames.get(own) ?? own;
};

/** What to call a card in a sentence: its name, or its password if the index does not have it. */
export const shownAs = (password: string): Names => {
  const card = findCard(password);
  return card ? { ja: card.ja, en: card.en } : { ja: password, en: password };
};
