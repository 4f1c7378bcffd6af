import { type Codec, type Decision, operand, pack, typeOf } from './decision.ts';
import type { Engine } from './engine.ts';
import { type Column, columnsOf } from './layout.ts';
import { below, nextWord, type Randomness } from './random.ts';
import { EVERYBODY } from './seats.ts';
import { isUnordered, sightOf } from './sight.ts';
import type { CoreState, Entity } from './state.ts';

// A card keeps its number wherever it goes, and whoever has seen it once would know it by that number for ever. So where
// cards lie unseen, and somebody has seen one of them before, they change numbers before one of them is used; and when one
// goes where that seat does not see it either, that seat no longer knows which of them it was. A shuffle does both at once.

/** Columns of the core that hold numbers of cards, by table. */
export const references: Readonly<Record<string, readonly string[]>> = {
  card: ['next', 'prev', 'host', 'cameBy'],
  zone: ['head', 'tail'],
  frame: ['source'],
  record: ['source'],
  binding: ['card'],
  intent: ['card', 'by'],
  event: ['card', 'by'],
  trigger: ['source', 'subject', 'by'],
  lingering: ['source'],
  obligation: ['card'],
  limit: ['card'],
  live: ['source'],
};

/** Where a state holds something about cards by their numbers, or the numbers themselves. */
interface Numbered {
  /** tables with a row for each card */
  readonly about: readonly string[];
  /** columns that hold numbers of cards, by their place in their table, and what counts its rows (absent: all are in use) */
  readonly named: readonly { readonly table: string; readonly at: number; readonly count: string | undefined }[];
  readonly scalars: readonly string[];
}

const numbered = new WeakMap<object, Numbered>();

/** Worked out once for a game: this is asked at many a decision. */
function numberedIn<S extends CoreState>(engine: Engine<S>): Numbered {
  const known = numbered.get(engine);
  if (known) return known;
  const { tables } = engine.layout.spec;
  const own = (engine.rules.layout.entities ?? []).map((name) => name.split('.') as [string, string?]);
  const named = [
    ...Object.entries(references).flatMap(([table, columns]) => columns.map((column) => [table, column] as const)),
    ...own.flatMap(([table, column]) => (column === undefined ? [] : [[table, column] as const])),
  ];
  const found: Numbered = {
    about: Object.keys(tables).filter((table) => tables[table]?.rows === 'cards' && table !== 'listed'),
    named: named.map(([table, column]) => ({
      table,
      at: Object.keys(tables[table]?.columns ?? {}).indexOf(column),
      count: tables[table]?.count,
    })),
    scalars: own.flatMap(([name, column]) => (column === undefined ? [name] : [])),
  };
  numbered.set(engine, found);
  return found;
}

// Scratch of one renumbering: the new number of a card, 0 if it keeps its own; and the cells that move.
const renamed = new Uint16Array(8192);
const moving = new Int32Array(8192);

/** Gives cards other numbers: whatever was said of `from[k]` is said of `to[k]`, everywhere in the state. */
export function renumberCards<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  from: readonly Entity[],
  to: readonly Entity[],
): void {
  const { about, named, scalars } = numberedIn(engine);
  const n = from.length;
  for (const table of about)
    for (const cells of columnsOf(s, table)) {
      for (let k = 0; k < n; k++) moving[k] = cells[from[k] as number] as number;
      for (let k = 0; k < n; k++) cells[to[k] as number] = moving[k] as number;
    }
  for (let k = 0; k < n; k++) renamed[from[k] as number] = to[k] as number;
  const words = s as unknown as Record<string, number>;
  for (const { table, at, count } of named) {
    const cells = columnsOf(s, table)[at] as Column;
    const rows = count === undefined ? cells.length : (words[count] as number);
    for (let i = 0; i < rows; i++) {
      const other = renamed[cells[i] as number] as number;
      if (other !== 0) cells[i] = other;
    }
  }
  for (const name of scalars) words[name] = renamed[words[name] as number] || (words[name] as number);
  for (let k = 0; k < n; k++) renamed[from[k] as number] = 0;
}

/** Who does not see the cards of a zone where they lie, as bits. */
const blindTo = <S extends CoreState>(engine: Engine<S>, s: S, e: Entity): number => {
  const { card } = s;
  return EVERYBODY & ~sightOf(engine, card.zone[e] >> 1, card.owner[e], card.controller[e], card.faceUp[e] === 1);
};

/**
 * A decision is about to use a card that lies unseen, or goes on with one that is in use. If somebody who does not see it
 * there has seen one of those cards before, all of them change numbers. (The order of a hand stays; a view does not show
 * it.) Gives the decision with the cards' new numbers.
 */
export function loseNumbers<S extends CoreState>(engine: Engine<S>, s: S, d: Decision): Decision {
  const codec = engine.codecs[typeOf(d)];
  if (!codec) return d;
  let then = d;
  if (codec.operands[0]?.kind === 'entity') {
    const e = operand(codec, d, 0);
    then = mixNumbers(engine, s, codec, then, s.card.zone[e]);
    // Who picks from an ordered pile may pick any of it: that it was the one on top, say, is not to be seen.
    if (engine.zoneSpecs[s.card.zone[e] >> 1]?.sight === 'none') {
      const chosen = operand(codec, then, 0);
      s.card.known[chosen] = s.card.known[chosen] & (1 << s.decider);
    }
  }
  for (let f = 0; f < s.frameCount; f++) then = mixNumbers(engine, s, codec, then, s.card.zone[s.frame.source[f]]);
  return then;
}

function mixNumbers<S extends CoreState>(engine: Engine<S>, s: S, codec: Codec, d: Decision, row: number): Decision {
  const spec = engine.zoneSpecs[row >> 1];
  if (row < 2 || !spec || spec.places || spec.sight === 'all' || spec.sight === 'face') return d;
  const { card, zone } = s;
  const first = zone.head[row];
  if (first === 0) return d;
  // Whoever decides looks at them.
  const blind = blindTo(engine, s, first) & ~(1 << s.decider);
  let seen = 0;
  for (let o = first; o !== 0; o = card.next[o]) seen |= card.known[o] & blind;
  if (seen === 0) return d;
  const ids: Entity[] = [];
  for (let o = first; o !== 0; o = card.next[o]) ids.push(o);
  const to = [...ids];
  const dealer = dealerOf(s);
  for (let i = to.length - 1; i > 0; i--) {
    const j = below(dealer, i + 1);
    [to[i], to[j]] = [to[j] as Entity, to[i] as Entity];
  }
  renumberCards(engine, s, ids, to);
  s.dirty = 1;
  const now = (at: 0 | 1 | 2): number => {
    const value = operand(codec, d, at);
    const kind = codec.operands[at]?.kind;
    return kind === 'entity' || kind === 'optionalEntity' ? (to[ids.indexOf(value)] ?? value) : value;
  };
  return pack(codec, now(0), now(1), now(2));
}

/** Chance for what is no part of the game: another at every decision, and what is played stays as it is without it. */
function dealerOf({ rng0, rng1, rng2, rng3, ply, stays }: CoreState): Randomness {
  const dealer = { rng0: rng0 ^ 0x9e3779b9, rng1: rng1 ^ ply, rng2: rng2 ^ 0x85ebca6b, rng3: rng3 ^ stays };
  for (let i = 0; i < 16; i++) nextWord(dealer);
  return dealer;
}

/**
 * A card has gone from a hand (a zone row) to where it lies now. Who sees it neither there nor here no longer knows it, nor
 * any card left behind that might as well lie in its place.
 */
export function loseTrack<S extends CoreState>(engine: Engine<S>, s: S, e: Entity, row: number): void {
  const spec = engine.zoneSpecs[row >> 1];
  if (!spec || spec.places || !isUnordered(spec.sight)) return;
  const { card } = s;
  const saw = sightOf(engine, row >> 1, card.owner[e], card.lastController[e], card.lastFaceUp[e] === 1);
  const blind = blindTo(engine, s, e) & ~saw;
  if (blind === 0) return;
  const mayLie = engine.rules.fits;
  card.known[e] = card.known[e] & ~blind;
  for (let o = s.zone.head[row]; o !== 0; o = card.next[o]) {
    if ((card.known[o] & blind) === 0) continue;
    if (mayLie && !mayLie(engine.definitionOf(s, o), card.zone[e] >> 1, s, e, engine)) continue;
    card.known[o] = card.known[o] & ~blind;
  }
}
