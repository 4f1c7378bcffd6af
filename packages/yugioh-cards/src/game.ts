import type { GameModule, Deck as Piles, Words } from '@rulechart/core';
import { cardText, type Duel, judge, profiles, yugiohExpert } from '@rulechart/yugioh-expert';
import { pool } from './cards/pool.generated.ts';
import { builtInDecks, type Deck, readDeck } from './decks/index.ts';
import { randomDeck } from './decks/random.ts';
import { checkAgainst, formats } from './formats/index.ts';
import { growth } from './growth.ts';
import { findCard, findGroup } from './names/index.ts';

/** A deck as lists of passwords by the zone in which its cards start; a side deck, if there is one, stays aside. */
export const pilesOf = ({ main, extra, side }: Deck): Piles => ({
  deck: main,
  fusion: extra,
  ...(side.length > 0 ? { side } : {}),
});

/** A deck by the zones in which its cards start, as the parts of a deck file. */
export const deckIn = ({ deck = [], fusion = [], side = [] }: Piles): Deck => ({ main: deck, extra: fusion, side });

/** What a card text calls a card, or a group of cards, that the pool may lack. */
export const nameOf = (name: string): Words | undefined => findCard(name) ?? findGroup(name);

/** Yu-Gi-Oh! under the New Expert Rules with the whole pool: all a program needs to offer it. */
export const yugioh: GameModule<Duel> = {
  rules: yugiohExpert(),
  profiles: Object.fromEntries(Object.entries(profiles).map(([id, profile]) => [id, yugiohExpert(profile)])),
  cards: pool,
  decks: builtInDecks.map(({ id, name, deck }) => ({ id, name, deck: pilesOf(deck) })),
  readDeck: (text, name, finding) => pilesOf(readDeck(text, name, finding)),
  formats: formats.map(({ id, name }) => ({
    id,
    name,
    check: (piles) =>
      checkAgainst(id, deckIn(piles)).map(({ code, rule, password, text }) => ({
        code,
        rule,
        card: password,
        text,
      })),
  })),
  drawDeck: randomDeck,
  nameOf: (name) => {
    const card = findCard(name);
    return card && { ja: card.ja, en: card.en, key: card.password };
  },
  judge,
  growth,
  // Only who asks for these loads them and their tables.
  reference: async () => (await import('./reference.ts')).reference,
  coverage: async () => (await import('./coverage.ts')).coverage(),
  sheet: async (game) => (await import('./sheet/index.ts')).sheet(game),
  cardText: (card, { engine }) => cardText(engine, card, nameOf),
};
