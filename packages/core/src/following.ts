import { type Codec, type Decision, operand, pack, typeOf } from './decision.ts';
import type { Engine } from './engine.ts';
import { type Column, columnsOf, type SizeClass } from './layout.ts';
import { below, nextWord, type Randomness } from './random.ts';
import { EVERYBODY } from './seats.ts';
import { isUnordered, sight, sightOf } from './sight.ts';
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

/** Where a state of one size class holds something about cards by their numbers, or the numbers themselves. */
interface Numbered {
  /** where the columns with a row for each card begin in the bytes of the state, each followed by how many bytes a cell has */
  readonly about: Int32Array;
  /** columns that hold numbers of cards, by their place in their table, and the word that counts its rows (absent: all are in use) */
  readonly named: readonly {
    readonly table: string;
    readonly at: number;
    readonly count: number | undefined;
    /** 1 if rows are counted from 1 */
    readonly from: 0 | 1;
  }[];
  /** words that are numbers of cards */
  readonly scalars: readonly number[];
}

const numbered = new WeakMap<object, Map<SizeClass, Numbered>>();

/** Worked out once for a game and a size class: this is asked at many a decision. */
function numberedIn<S extends CoreState>(engine: Engine<S>, s: S): Numbered {
  let ofGame = numbered.get(engine);
  if (!ofGame) {
    ofGame = new Map();
    numbered.set(engine, ofGame);
  }
  let found = ofGame.get(s.sizeClass);
  if (!found) {
    found = readNumbered(engine, s);
    ofGame.set(s.sizeClass, found);
  }
  return found;
}

function readNumbered<S extends CoreState>(engine: Engine<S>, s: S): Numbered {
  const { tables, scalars } = engine.layout.spec;
  const wordOf = (name: string): number => scalars.indexOf(name);
  const own = (engine.rules.layout.entities ?? []).map((name) => name.split('.') as [string, string?]);
  const named = [
    ...Object.entries(references).flatMap(([table, columns]) => columns.map((column) => [table, column] as const)),
    ...own.flatMap(([table, column]) => (column === undefined ? [] : [[table, column] as const])),
  ];
  const about = Object.keys(tables).filter((table) => tables[table]?.rows === 'cards' && table !== 'listed');
  return {
    about: Int32Array.from(
      about.flatMap((table) =>
        columnsOf(s, table).flatMap(({ byteOffset, BYTES_PER_ELEMENT: width }) => [byteOffset, width]),
      ),
    ),
    named: named.map(([table, column]) => {
      const perCard = tables[table]?.rows === 'cards';
      const count = perCard ? 'entities' : tables[table]?.count;
      return {
        table,
        at: Object.keys(tables[table]?.columns ?? {}).indexOf(column),
        count: count === undefined ? undefined : wordOf(count),
        from: perCard ? 1 : 0,
      };
    }),
    scalars: own.flatMap(([name, column]) => (column === undefined ? [wordOf(name)] : [])),
  };
}

// Scratch of one renumbering: which cards get another number, and which; the new number of any card, 0 if it keeps its own;
// and the bytes that move.
const was = new Uint16Array(8192);
const is = new Uint16Array(8192);
const renamed = new Uint16Array(8192);
const moving = new Uint8Array(8192);

/** Gives cards other numbers: whatever was said of `from[k]` is said of `to[k]`, everywhere in the state. */
export function renumberCards<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  from: readonly Entity[],
  to: readonly Entity[],
): void {
  let n = 0;
  for (let k = 0; k < from.length; k++) {
    if (from[k] === to[k]) continue;
    was[n] = from[k] as number;
    is[n++] = to[k] as number;
  }
  if (n === 0) return;
  const { about, named, scalars } = numberedIn(engine, s);
  const { bytes, words } = s;
  // By bytes: one place of the code for columns of all widths.
  for (let column = 0; column < about.length; column += 2) {
    const start = about[column] as number;
    const width = about[column + 1] as number;
    for (let byte = 0; byte < width; byte++) {
      const base = start + byte;
      for (let k = 0; k < n; k++) moving[k] = bytes[base + (was[k] as number) * width] as number;
      for (let k = 0; k < n; k++) bytes[base + (is[k] as number) * width] = moving[k] as number;
    }
  }
  for (let k = 0; k < n; k++) renamed[was[k] as number] = is[k] as number;
  for (const { table, at, count, from: first } of named) {
    const cells = columnsOf(s, table)[at] as Column;
    const rows = count === undefined ? cells.length : first + (words[count] as number);
    for (let i = 0; i < rows; i++) {
      const other = renamed[cells[i] as number] as number;
      if (other !== 0) cells[i] = other;
    }
  }
  for (const word of scalars) words[word] = renamed[words[word] as number] || (words[word] as number);
  for (let k = 0; k < n; k++) renamed[was[k] as number] = 0;
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
    if (engine.sightIn[s.card.zone[e] >> 1] === sight.none) {
      const chosen = operand(codec, then, 0);
      s.card.known[chosen] = s.card.known[chosen] & (1 << s.decider);
    }
  }
  for (let f = 0, frames = s.frameCount; f < frames; f++)
    then = mixNumbers(engine, s, codec, then, s.card.zone[s.frame.source[f]]);
  return then;
}

/** Whether cards lie in this kind of zone so that somebody does not see which of them is which: hands, decks. */
const isUnseenPile = <S extends CoreState>({ placesIn, sightIn }: Engine<S>, kind: number): boolean =>
  placesIn[kind] === 0 && sightIn[kind] !== sight.all && sightIn[kind] !== sight.face;

function mixNumbers<S extends CoreState>(engine: Engine<S>, s: S, codec: Codec, d: Decision, row: number): Decision {
  const { card, zone } = s;
  const first = zone.head[row];
  if (first === 0 || !isUnseenPile(engine, row >> 1)) return d;
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
  if (engine.placesIn[row >> 1] !== 0 || !isUnordered(engine.sightIn[row >> 1])) return;
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
