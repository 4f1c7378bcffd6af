import type { Format, GameModule, Words } from '@rulechart/core';
import type { Duel } from '@rulechart/yugioh-expert';
import { cardOfId } from './decks/ids.ts';
import { readDeck } from './decks/index.ts';
import { limitOf } from './formats/index.ts';
import { parseLimitLists } from './formats/lflist.ts';
import { type Allowed, checkLimits } from './formats/limits.ts';
import { nameOf as sharedName } from './formats/names.ts';
import { deckIn, nameOf, pilesOf, yugioh } from './game.ts';
import { findPeriodCard, goatPool, periodPasswords } from './period/index.ts';

/** The name of any card of the time, and its number. */
const named = (name: string): (Words & { readonly key?: string }) | undefined => {
  const card = findPeriodCard(name);
  return card ? { ja: card.ja, en: card.en, key: card.password } : yugioh.nameOf?.(name);
};

const shown = (password: string): Words => named(password) ?? nameOf(password) ?? { ja: password, en: password };
const cardOf = (id: string): string | undefined => cardOfId(id, (password) => periodPasswords.has(password));

const format = (
  id: string,
  name: Words,
  allowed: (password: string) => Allowed,
  isIn?: (password: string) => boolean,
): Format => ({
  id,
  name,
  check: (piles) =>
    checkLimits(allowed, deckIn(piles), isIn, shown).map(({ code, rule, password, text }) => ({
      code,
      rule,
      card: password,
      text,
    })),
});

/** April 2005 as it is played today: its list, and the cards of the time only. */
const goat = format(
  'goat-2005-04',
  { ja: 'ゴート（2005年4月のリストと当時のカード）', en: 'Goat (the list and the cards of April 2005)' },
  (password) => limitOf('tcg-2005-04', password),
  (password) => goatPool.has(password),
);

/** What of the game knows every card of the time, whether the pool has it or not. */
export const reference: Pick<GameModule<Duel>, 'nameOf' | 'readDeck' | 'formats' | 'readFormats'> = {
  nameOf: named,
  readDeck: (text, name, finding = {}) =>
    pilesOf(readDeck(text, name, { cardOf, nameOf: shown, numberOf: (card) => named(card)?.key, ...finding })),
  formats: [...(yugioh.formats ?? []), goat],
  readFormats: (text, name) =>
    parseLimitLists(text, name, cardOf).map(({ name: id, allowed, whitelist }) =>
      format(
        id,
        { ja: id, en: id },
        (password) => allowed.get(sharedName(password)) ?? 3,
        whitelist ? (password) => allowed.has(sharedName(password)) : undefined,
      ),
    ),
};
