import type { Asker } from './seats.ts';
import { isKnownTo } from './sight.ts';
import type { CoreState, Entity } from './state.ts';

/** A card that an entry names, and who knew it at that moment. */
export interface Mentioned {
  readonly card: Entity;
  readonly definition: number;
  /** bit per seat that knows which card it is */
  readonly known: number;
}

/** One thing that happened, as a log keeps it. Cards carry who knew them, so that each asker gets a version of their own. */
export interface JournalEntry {
  readonly kind: string;
  readonly group: number;
  readonly turn: number;
  readonly card?: Entity;
  /** definition of the card at that moment, and bit per seat that may know it */
  readonly definition?: number;
  readonly known?: number;
  readonly from?: string;
  readonly to?: string;
  readonly seat?: number;
  readonly amount?: number;
  readonly cause?: string;
  readonly by?: Entity;
  /** definition of the source at that moment, and bit per seat that may know it */
  readonly byDefinition?: number;
  readonly byKnown?: number;
  /** the cards that were targeted, or meant otherwise */
  readonly cards?: readonly Mentioned[];
  /** numbers and words that everybody may read */
  readonly detail?: Readonly<Record<string, number | string>>;
}

/** Takes what happens, in order. */
export interface Journal {
  /** Takes one entry, with the state as it is at that moment. */
  note(entry: JournalEntry, s: CoreState): void;
}

/** A card for an entry, with who knows it. */
export const mention = (s: CoreState, card: Entity): Mentioned => ({
  card,
  definition: s.card.definition[card],
  known: s.card.known[card],
});

/** The entry as an asker may read it: an unknown card keeps its place and loses its name, and so do its source and targets. */
export function redact(entry: JournalEntry, asker: Asker): JournalEntry {
  const hides = (definition: number | undefined, known = 0): boolean =>
    definition !== undefined && !isKnownTo(known, asker);
  return {
    ...entry,
    ...(hides(entry.definition, entry.known) ? { definition: 0, known: 0 } : {}),
    ...(hides(entry.byDefinition, entry.byKnown) ? { byDefinition: 0, byKnown: 0 } : {}),
    ...(entry.cards
      ? { cards: entry.cards.map((one) => (isKnownTo(one.known, asker) ? one : { ...one, definition: 0, known: 0 })) }
      : {}),
  };
}
