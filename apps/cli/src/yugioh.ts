import type { Deck, GameModule } from '@rulechart/core';
import { builtInDecks, findCard, pool, readDeck } from '@rulechart/yugioh-cards';
import { cardText, type Duel, profiles, yugiohExpert } from '@rulechart/yugioh-expert';

/** Lists of passwords by the zone in which their cards start; a side deck stays at the side. */
const byZone = ({ main, extra }: ReturnType<typeof readDeck>): Deck => ({ deck: main, fusion: extra });

/** Yu-Gi-Oh! under the New Expert Rules, with the whole pool. */
export const game: GameModule<Duel> = {
  rules: yugiohExpert(),
  profiles: Object.fromEntries(Object.entries(profiles).map(([id, profile]) => [id, yugiohExpert(profile)])),
  cards: pool,
  decks: builtInDecks.map(({ id, name, deck }) => ({ id, name, deck: byZone(deck) })),
  readDeck: (text, name) => byZone(readDeck(text, name)),
  nameOf: (key) => findCard(key),
  cardText: (card, { engine }) => cardText(engine, card),
};
