import {
  type CoreState,
  closest,
  type Deck,
  type Game,
  PositionError,
  type SizeClass,
  setUpPosition,
} from '@rulechart/core';
import type { CardNames } from './cardNames.ts';
import { PartError } from './errors.ts';
import type { Scenario, StatedDeck } from './scenario.ts';
import { decksOf } from './sound.ts';

/** What a scenario states: where it begins, its decks, its cards. */
export class Stated<S extends CoreState> {
  constructor(
    readonly game: Game<S>,
    private readonly decks: readonly { readonly id: string; readonly deck: Deck }[],
    private readonly scenario: Scenario,
    private readonly cards: CardNames<S>,
    private readonly sizeClass: SizeClass,
  ) {}

  /** Names every card of the scenario once, so that one that is missing is found before anything is played. */
  mentionedCards(): void {
    const walk = (part: unknown, key: string): void => {
      if (Array.isArray(part)) for (const item of part) walk(item, key);
      else if (typeof part === 'object' && part !== null)
        for (const [inner, value] of Object.entries(part)) walk(value, inner);
      else if (typeof part === 'string' && (key === 'card' || key === 'equippedTo' || key === 'by')) this.named(part);
    };
    for (const side of [this.scenario.position?.A, this.scenario.position?.B])
      for (const cards of Object.values(side ?? {}))
        if (Array.isArray(cards)) for (const card of cards) if (typeof card === 'string') this.named(card);
    walk(this.scenario.position ?? {}, '');
    for (const step of this.scenario.steps)
      if (typeof step === 'object')
        for (const [key, value] of Object.entries(step))
          if (/^[AB]/.test(key)) for (const text of [value].flat()) this.cards.mentions(String(text));
  }

  private named(name: string): void {
    if (/^[AB]$/.test(name)) return;
    this.cards.find(name);
  }

  start(): S {
    const { position, duel, steps } = this.scenario;
    const aboutDecks = steps.every((step) => typeof step === 'object' && decksOf(step).length > 0);
    if ((position === undefined) === (duel === undefined) && !(aboutDecks && position === undefined))
      throw new PartError([], 'a scenario begins with a "position" or with a "duel"');
    if (duel) {
      const [a, b] = duel.decks.map((id, i) => this.deckNamed(id, ['duel', 'decks', i]));
      return this.game.create(
        { decks: [a as Deck, b as Deck], first: duel.first === 'B' ? 1 : 0 },
        duel.seed ?? 1,
        this.sizeClass === 128 ? undefined : this.sizeClass,
      );
    }
    try {
      return setUpPosition(
        this.game,
        position ?? {},
        (name) => this.cardNamed(name, this.whereNamed(name)),
        this.sizeClass,
      );
    } catch (error) {
      if (error instanceof PositionError) throw new PartError(['position', ...error.path], error.problem);
      throw error;
    }
  }

  private deckNamed(id: string, path: readonly (string | number)[]): Deck {
    const deck = this.decks.find((one) => one.id === id);
    if (!deck)
      throw new PartError(
        path,
        `there is no deck "${id}"; known: ${closest(
          id,
          this.decks.map((one) => one.id),
        ).join(', ')}`,
      );
    return deck.deck;
  }

  private cardNamed(name: string, path: readonly (string | number)[]): number {
    const definition = this.cards.find(name);
    if (definition === undefined)
      throw new PartError(path, `there is no card "${name}"; close: ${this.cards.like(name).join(', ')}`);
    return definition;
  }

  /** Where in the position a name stands. */
  private whereNamed(name: string): readonly (string | number)[] {
    const search = (part: unknown, path: (string | number)[]): (string | number)[] | null => {
      if (part === name) return path;
      if (typeof part !== 'object' || part === null) return null;
      for (const [key, value] of Object.entries(part)) {
        const found = search(value, [...path, Array.isArray(part) ? Number(key) : key]);
        if (found) return found;
      }
      return null;
    };
    return search(this.scenario.position, ['position']) ?? ['position'];
  }

  /** A deck as a step states it: cards by key. */
  deck({ like, ...added }: StatedDeck, path: readonly (string | number)[]): Deck {
    const deck: Record<string, readonly string[]> =
      like === undefined ? {} : { ...this.deckNamed(like, [...path, 'like']) };
    for (const [pile, cards] of Object.entries(added) as [
      string,
      readonly (string | { card: string; copies?: number })[],
    ][])
      deck[pile] = [
        ...(deck[pile] ?? []),
        ...cards.flatMap((stated, i) => {
          const { card, copies = 1 } = typeof stated === 'string' ? { card: stated } : stated;
          const key = this.game.engine.definitions[this.cardNamed(card, [...path, pile, i])]?.tree.key as string;
          return Array<string>(copies).fill(key);
        }),
      ];
    return deck;
  }
}
