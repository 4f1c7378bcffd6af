import { bring, type Engine, type Game, refresh, type Setup, seatName, seedRandom } from '@rulechart/core';
import { type Duel, step, type ZoneName, zone } from './duel.ts';
import { INFINITE, printed } from './printed.ts';

/** A Z/X on a square: its name, the square (1–9), and what has happened to it. */
export interface Standing {
  readonly card: string;
  readonly on: number;
  readonly asleep?: boolean;
  readonly damage?: number;
  /** names of cards under it */
  readonly forces?: readonly string[];
  /** name of the Shift on it */
  readonly shift?: string;
}

/** One side of a position; piles from the top. Deck and life are ten and four filler cards unless they are named. */
export interface Side {
  readonly squares?: readonly Standing[];
  readonly deck?: readonly string[];
  readonly hand?: readonly string[];
  readonly life?: readonly string[];
  readonly charge?: readonly string[];
  readonly resource?: readonly string[];
  readonly trash?: readonly string[];
  readonly dynamis?: readonly (string | { readonly card: string; readonly faceUp: true })[];
  readonly player?: string;
  /** the lower half under the player card */
  readonly under?: string;
  /** points of damage that have been dealt and wait */
  readonly pending?: number;
}

/** A position: A's main phase unless said otherwise. */
export interface Position {
  readonly A?: Side;
  readonly B?: Side;
  readonly turn?: number;
  readonly turnOf?: 'A' | 'B';
  /** `main`: the turn player acts; `ignition`: a card of the charge may be given up; `resource`. Rule effects are looked at with the next act. */
  readonly at?: 'main' | 'ignition' | 'resource';
  readonly seed?: number;
}

/** A position that cannot be: what, where, and what would be right. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

const piles = ['hand', 'deck', 'life', 'charge', 'resource', 'trash'] as const;

/** The number of the card of the pool with this name or key. @throws {PositionError} */
export function definitionNamed(engine: Engine<Duel>, name: string): number {
  const found =
    engine.byKey.get(name) ??
    engine.definitions.find(({ id, tree }) => id > 0 && (tree.name.en === name || tree.name.ja === name));
  if (!found) throw new PositionError(`the pool has no card "${name}"`);
  return found.id;
}

/** Sets up a position in which the turn player is about to act. @throws {PositionError} for what cannot be. */
export function position(game: Game<Duel>, given: Position): Duel {
  const { engine } = game;
  const filler = engine.definitions.find(
    ({ id, tree }) => id > 0 && tree.effects.length === 0 && tree.facts['type'] === 'zx' && !tree.facts['ignition'],
  );
  if (!filler) throw new PositionError('the pool has no plain Z/X to fill decks with');
  const empty: Setup = { decks: [{}, {}] };
  const s = game.blank(game.create(empty, 0, 256).sizeClass);
  seedRandom(s, given.seed ?? 1);
  s.turn = given.turn ?? 3;
  s.turnSeat = given.turnOf === 'B' ? 1 : 0;
  s.firstSeat = s.turn % 2 === 1 ? s.turnSeat : 1 - s.turnSeat;
  s.decider = s.turnSeat;
  s.holder = s.turnSeat;
  const add = (name: string, kind: ZoneName, seat: number, faceUp: boolean, place = 0): number => {
    const definition = definitionNamed(engine, name);
    const e = s.entities + 1;
    s.entities = e;
    s.card.definition[e] = definition;
    bring(engine, s, e, zone[kind], seat, { faceUp, bottom: true, place, cause: 0, by: 0, bySeat: seat });
    if (printed(engine).cost[definition] !== INFINITE) {
      s.listed.definition[s.listedCount] = definition;
      s.listed.owner[s.listedCount] = seat;
      s.listed.zone[s.listedCount] = zone[kind];
      s.listedCount += 1;
    }
    return e;
  };
  for (const [seat, side] of [given.A ?? {}, given.B ?? {}].entries()) {
    for (const kind of piles) {
      const short = { deck: 10, life: 4 }[kind as string] ?? 0;
      for (const name of side[kind] ?? Array<string>(short).fill(filler.tree.key))
        add(name, kind, seat, kind !== 'deck' && kind !== 'hand' && kind !== 'life');
    }
    for (const card of side.dynamis ?? [])
      add(typeof card === 'string' ? card : card.card, 'dynamis', seat, typeof card !== 'string');
    if (side.player) add(side.player, 'player', seat, true);
    else s.seat.virtual[seat] = 1;
    if (side.under) add(side.under, 'under', seat, false);
    s.seat.pending[seat] = side.pending ?? 0;
  }
  for (const [seat, side] of [given.A ?? {}, given.B ?? {}].entries()) {
    for (const { card, on, asleep, damage, forces = [], shift } of side.squares ?? []) {
      if (on < 1 || on > 9) throw new PositionError(`squares of ${seatName(seat)}: squares are 1–9, not ${on}`);
      const e = add(card, 'squares', seat, true, on);
      s.own.asleep[e] = asleep ? 1 : 0;
      s.own.damage[e] = damage ?? 0;
      for (const [kind, names] of [
        ['force', forces],
        ['shift', shift ? [shift] : []],
      ] as const) {
        for (const name of names) {
          const attached = add(name, kind, seat, true);
          s.card.host[attached] = e;
          s.card.slot[attached] = engine.slots.id(kind);
        }
      }
    }
  }
  const at = given.at ?? 'main';
  s.step = at === 'main' ? step.main : step.none;
  s.configuration = engine.chart.configurationAt(
    { main: 'turn.main.idle', ignition: 'turn.ignition.choosing', resource: 'turn.resource.choosing' }[at],
  );
  s.dirty = 1;
  refresh(engine, s);
  return s;
}
