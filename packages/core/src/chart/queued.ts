/**
 * What the compiler knows of the queue of raised events: those at its head, by id, and whether others may follow.
 *
 * A final state is left as soon as its done event is handled; only who knows which event is next can tell that the
 * chart never rests there. Queues that grow long are not followed to their end, for the program would grow with them.
 */
export interface Queued {
  readonly known: readonly number[];
  readonly more: boolean;
}

const longest = 4;

export const noneQueued: Queued = { known: [], more: false };

/** The queue with these events at its end. */
export function push({ known, more }: Queued, events: readonly number[]): Queued {
  if (more) return { known, more };
  const all = [...known, ...events];
  return all.length > longest ? { known: all.slice(0, longest), more: true } : { known: all, more };
}

/** The queue without the event at its head. */
export const shift = ({ known, more }: Queued): Queued => ({ known: known.slice(1), more });

/** Whether this may be the event at the head. */
export const mayBeNext = ({ known, more }: Queued, event: number): boolean =>
  known.length > 0 ? known[0] === event : more;

export const mayBeEmpty = ({ known }: Queued): boolean => known.length === 0;

/** Tells two states of knowledge apart. */
export const keyOf = ({ known, more }: Queued): string => `${known.join()}${more ? '+' : ''}`;
