import { type Codec, type Decision, operand, pack, typeOf } from './decision.ts';
import type { Engine } from './engine.ts';
import type { Column } from './layout.ts';
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

/** Gives cards other numbers: whatever was said of `from[k]` is said of `to[k]`, everywhere in the state. */
export function renumberCards<S extends CoreState>(
  engine: Engine<S>,
  s: S,
  from: readonly Entity[],
  to: readonly Entity[],
): void {
  const now = new Map(from.map((e, k) => [e, to[k] as Entity]));
  const { tables } = engine.layout.spec;
  for (const [name, { rows, columns }] of Object.entries(tables)) {
    if (rows !== 'cards' || name === 'listed') continue;
    for (const column of Object.keys(columns)) {
      const cells = columnOf(s, name, column);
      const values = from.map((e) => cells[e] as number);
      to.forEach((e, k) => {
        cells[e] = values[k] as number;
      });
    }
  }
  const rename = (cells: Column): void => {
    for (let i = 0; i < cells.length; i++) {
      const other = cells[i] === 0 ? undefined : now.get(cells[i] as number);
      if (other !== undefined) cells[i] = other;
    }
  };
  for (const [table, columns] of Object.entries(references))
    for (const column of columns) rename(columnOf(s, table, column));
  const scalars = s as unknown as Record<string, number>;
  for (const name of engine.rules.layout.entities ?? []) {
    const [table, column] = name.split('.') as [string, string?];
    if (column !== undefined) rename(columnOf(s, table, column));
    else scalars[name] = now.get(scalars[name] as number) ?? (scalars[name] as number);
  }
}

const columnOf = (s: CoreState, table: string, column: string): Column =>
  (s as unknown as Record<string, Record<string, Column>>)[table]?.[column] as Column;

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
