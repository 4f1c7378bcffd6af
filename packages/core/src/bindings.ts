import type { CardList, Context } from './context.ts';
import type { Engine } from './engine.ts';
import type { CoreState, Entity } from './state.ts';

/** Who keeps a name: a frame, an activation record or a lingering row, in one number space. */
export const holderOf = {
  /** The holder of what a frame binds. */
  frame: (row: number): number => 1 + row,
  /** The holder of what an activation record binds. */
  record: (row: number): number => 1000 + row,
  /** The holder of what a lingering row binds, by its key. */
  lingering: (key: number): number => 2000 + key,
};

/** The numbers of names that the core itself binds. */
export const PICKED = 1;
/** The card an event or an intent is about. */
export const SUBJECT = 2;
/** The cards the last commit of a frame dealt with. */
export const AFFECTED = 3;

/** Binds a card, as it stays now, under a name. */
export function bind<S extends CoreState>(engine: Engine<S>, s: S, holder: number, name: number, card: Entity): void {
  bindStay(engine, s, holder, name, card, s.card.stay[card] as number);
}

/** Binds a card of a given stay: one that may since have gone. */
export function bindStay<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  holder: number,
  name: number,
  card: Entity,
  stay: number,
): void {
  const row = s.bindingCount;
  engine.full(s, 'binding', s.binding.holder, row);
  s.binding.holder[row] = holder;
  s.binding.name[row] = name;
  s.binding.card[row] = card;
  s.binding.stay[row] = stay;
  s.bindingCount = row + 1;
}

/** Frees what a holder kept under a name, or (name 0) all it kept; the order of the rest stays. */
export function free(s: CoreState, holder: number, name = 0): void {
  const { binding } = s;
  let to = 0;
  for (let row = 0; row < s.bindingCount; row++) {
    if (binding.holder[row] === holder && (name === 0 || binding.name[row] === name)) continue;
    if (to !== row) {
      binding.holder[to] = binding.holder[row] as number;
      binding.name[to] = binding.name[row] as number;
      binding.card[to] = binding.card[row] as number;
      binding.stay[to] = binding.stay[row] as number;
    }
    to++;
  }
  for (let row = to; row < s.bindingCount; row++) {
    binding.holder[row] = 0;
    binding.name[row] = 0;
    binding.card[row] = 0;
    binding.stay[row] = 0;
  }
  s.bindingCount = to;
}

/** Hands what one holder kept over to another (a frame's targets to its record). */
export function rehold(s: CoreState, from: number, to: number): void {
  for (let row = 0; row < s.bindingCount; row++) if (s.binding.holder[row] === from) s.binding.holder[row] = to;
}

/** How many cards a holder keeps under a name. */
export function countBound(s: CoreState, holder: number, name: number): number {
  let n = 0;
  for (let row = 0; row < s.bindingCount; row++)
    if (s.binding.holder[row] === holder && s.binding.name[row] === name) n++;
  return n;
}

/** Whether a card is kept under a name. */
export function isBound(s: CoreState, holder: number, name: number, card: Entity): boolean {
  for (let row = 0; row < s.bindingCount; row++) {
    if (s.binding.holder[row] === holder && s.binding.name[row] === name && s.binding.card[row] === card) return true;
  }
  return false;
}

/** Sorts what a holder keeps under a name by where the cards lie, so that the order of picking leaves no trace. */
export function sortBound(s: CoreState, holder: number, name: number): void {
  const rows: number[] = [];
  for (let row = 0; row < s.bindingCount; row++)
    if (s.binding.holder[row] === holder && s.binding.name[row] === name) rows.push(row);
  if (rows.length < 2) return;
  const where = (card: Entity): number => {
    const zone = s.card.zone[card] as number;
    let position = 0;
    for (let e = s.zone.head[zone] as number; e !== 0 && e !== card; e = s.card.next[e] as number) position++;
    return zone * 4096 + position;
  };
  const pairs = rows.map((row) => ({ card: s.binding.card[row] as number, stay: s.binding.stay[row] as number }));
  pairs.sort((a, b) => where(a.card) - where(b.card));
  rows.forEach((row, i) => {
    const pair = pairs[i] as { card: number; stay: number };
    s.binding.card[row] = pair.card;
    s.binding.stay[row] = pair.stay;
  });
}

/**
 * Appends what a context knows under a name: its frame's, then its record's, then its lingering row's. A card that
 * has begun another stay is no longer the card that was meant.
 */
export function lookUp(s: CoreState, c: Context, name: number, out: CardList, gone = false): void {
  if (name === SUBJECT && c.frame < 0) {
    const found = out.length;
    if (c.event >= 0) out.push(s.event.card[c.event]);
    else if (c.intent >= 0) out.push(s.intent.card[c.intent]);
    else if (c.trigger >= 0) {
      const card = s.trigger.subject[c.trigger];
      if (gone || s.card.stay[card] === s.trigger.subjectStay[c.trigger]) out.push(card);
    }
    if (out.length > found && out.at[out.length - 1] === 0) out.length -= 1;
    if (c.record === 0) return;
  }
  const frame = c.frame >= 0 ? holderOf.frame(c.frame) : 0;
  const record = c.record > 0 ? holderOf.record(c.record - 1) : 0;
  const lingering = c.lingering > 0 ? holderOf.lingering(s.lingering.key[c.lingering - 1] as number) : 0;
  if (frame === 0 && record === 0 && lingering === 0) return;
  const { binding } = s;
  for (let row = 0; row < s.bindingCount; row++) {
    if (binding.name[row] !== name) continue;
    const holder = binding.holder[row];
    if (holder !== frame && holder !== record && holder !== lingering) continue;
    const card = binding.card[row] as number;
    if (gone || s.card.stay[card] === binding.stay[row]) out.push(card);
  }
}
