import type { CoreState, Entity } from './state.ts';

/** One thing that happened, as a log keeps it. Cards carry who knew them, so that each seat gets its own version. */
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
  /** definition of the source, if it is public */
  readonly byDefinition?: number;
  readonly detail?: Readonly<Record<string, number | string>>;
}

/** Takes what happens, in order. */
export interface Journal {
  /** Takes one entry, with the state as it is at that moment. */
  note(entry: JournalEntry, s: CoreState): void;
}

/** The entry as a seat may read it: an unknown card keeps its place and loses its name. */
export function redact(entry: JournalEntry, seat: number): JournalEntry {
  if (entry.definition === undefined || ((entry.known ?? 0) >>> seat) & 1) return entry;
  const { definition: _, ...rest } = entry;
  return { ...rest, definition: 0 };
}
