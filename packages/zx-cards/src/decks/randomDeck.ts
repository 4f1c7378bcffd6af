import { below, type CardTree, type Deck, type Randomness } from '@rulechart/core';
import { type CardFacts, readings } from '@rulechart/zx';
import { pool } from '../pool.ts';

const factsOf = (card: CardTree): CardFacts => card.facts as unknown as CardFacts;
const ofType = (...types: readonly CardFacts['type'][]): readonly CardTree[] =>
  pool.filter((card) => types.includes(factsOf(card).type));

const mains = ofType('zx', 'event');
const dynamis = ofType('ex', 'overboost', 'shift');
const players = ofType('player', 'player ex');
const lowers = ofType('lower');
const one = (random: Randomness, cards: readonly CardTree[]): CardTree =>
  cards[below(random, cards.length)] as CardTree;

/** Cards being drawn for one part of a deck: no more of a name than its rules allow, nor of a special. */
class Drawing {
  readonly cards: CardTree[] = [];

  constructor(private readonly random: Randomness) {}

  private fits(card: CardTree): boolean {
    const { special } = factsOf(card);
    const most = special === 'life recovery' ? readings.lifeRecoveryCards : readings.voidBringerCards;
    return (
      this.cards.filter(({ name }) => name.ja === card.name.ja).length < readings.copies &&
      (special === undefined || this.cards.filter((other) => factsOf(other).special === special).length < most)
    );
  }

  /** Draws from these cards until so many lie there, or nothing fits any more. */
  fill(cards: readonly CardTree[], size: number): this {
    while (this.cards.length < size) {
      const fitting = cards.filter((card) => this.fits(card));
      if (fitting.length === 0) break;
      this.cards.push(one(this.random, fitting));
    }
    return this;
  }
}

const keys = (cards: readonly CardTree[]): string[] => cards.map(({ key }) => key);

/** A legal deck of the whole pool: fifty cards with a start card, twenty of them with the ignition icon, a full Dynamis, a player. */
export function randomDeck(random: Randomness): Deck {
  const hasIgnition = (card: CardTree): boolean => factsOf(card).ignition === true;
  const main = new Drawing(random).fill(
    mains.filter((card) => factsOf(card).start),
    1,
  );
  const ignition = readings.ignitionCards + (main.cards.some(hasIgnition) ? 0 : 1);
  main.fill(mains.filter(hasIgnition), ignition);
  main.fill(
    mains.filter((card) => !hasIgnition(card)),
    readings.deckSize,
  );
  const [start, ...deck] = keys(main.cards);
  const player = one(random, players);
  const { overboost } = factsOf(player);
  const under = lowers.filter((card) => overboost !== undefined && factsOf(card).overboost === overboost);
  return {
    deck,
    squares: [start as string],
    dynamis: keys(new Drawing(random).fill(dynamis, readings.dynamisLimit).cards),
    player: [player.key],
    under: under.length > 0 && below(random, 2) === 0 ? [one(random, under).key] : [],
  };
}
