import { bring, type Engine, type Game, refresh, type Setup, seedRandom } from '@rulechart/core';
import { ATTACK, DEFENSE, type Duel, type Phase, phase, step, summonKinds, zone } from './duel.ts';
import { MONSTER, printed } from './printed.ts';

/** A card in a position: its name (Japanese, English or password) and, where it matters, more about it. */
export type Placed =
  | string
  | {
      readonly card: string;
      readonly position?: 'attack' | 'defense';
      /** face-down */
      readonly set?: boolean;
      /** the turn in which it came (default: 1, long ago) */
      readonly since?: number;
      readonly counters?: number;
      /** it was summoned properly once */
      readonly proper?: boolean;
      /** name of the monster it is equipped to */
      readonly equippedTo?: string;
    };

/** One side of a position; piles from the top. What is not named is empty, but for a deck of ten filler cards. */
export interface Side {
  readonly life?: number;
  readonly hand?: readonly Placed[];
  readonly deck?: readonly Placed[];
  readonly monsters?: readonly Placed[];
  readonly spells?: readonly Placed[];
  readonly field?: readonly Placed[];
  readonly graveyard?: readonly Placed[];
  readonly removed?: readonly Placed[];
  readonly fusion?: readonly Placed[];
}

/** A position: whose turn it is, where in the turn, and what lies where. */
export interface Position {
  readonly A?: Side;
  readonly B?: Side;
  /** default 3: both have had a turn */
  readonly turn?: number;
  /** default A */
  readonly turnOf?: 'A' | 'B';
  /** where the duel stands: the turn player is about to act (default main1) */
  readonly at?: Extract<Phase, 'main1' | 'battle' | 'main2'>;
  readonly seed?: number;
  /** the normal summon of the turn has been made */
  readonly normalSummonUsed?: boolean;
}

/** A position that cannot be: what, where, and what would be right. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

const zonesOf = ['hand', 'deck', 'monsters', 'spells', 'field', 'graveyard', 'removed', 'fusion'] as const;

/** The number of the card of the pool with this name or password. @throws {PositionError} */
export function definitionNamed(engine: Engine<Duel>, name: string): number {
  const key = engine.byKey.get(name) ?? engine.byKey.get(name.padStart(8, '0'));
  if (key) return key.id;
  const found = engine.definitions.find(
    ({ id, tree }) => id > 0 && (tree.name.en === name || tree.name.ja === name || tree.alsoKnownAs?.includes(name)),
  );
  if (!found) throw new PositionError(`the pool has no card "${name}"`);
  return found.id;
}

/**
 * Sets up a position in which the turn player is about to act.
 * @throws {PositionError} for a card that is not in the pool, too many cards in a zone, a monster among the spells …
 */
export function position(game: Game<Duel>, given: Position): Duel {
  const { engine } = game;
  const filler = engine.definitions.find(
    ({ tree }) => (tree.facts as { sub?: string[] }).sub?.includes('normal') && tree.effects.length === 0,
  );
  const empty: Setup = { decks: [{}, {}] };
  const s = game.blank(game.create(empty, 0).sizeClass);
  seedRandom(s, given.seed ?? 1);
  const turnSeat = given.turnOf === 'B' ? 1 : 0;
  s.turn = given.turn ?? 3;
  s.turnSeat = turnSeat;
  s.firstSeat = s.turn % 2 === 1 ? turnSeat : 1 - turnSeat;
  s.decider = turnSeat;
  s.holder = turnSeat;
  const equips: { card: number; to: string }[] = [];
  for (const [seat, side] of [given.A ?? {}, given.B ?? {}].entries()) {
    s.seat.life[seat] = side.life ?? 8000;
    for (const name of zonesOf) {
      const list: readonly Placed[] = side[name] ?? (name === 'deck' ? Array(10).fill(filler?.tree.key) : []);
      const kind = zone[name];
      const most = engine.zoneSpecs[kind]?.places;
      if (most !== undefined && list.length > most)
        throw new PositionError(`${name} of ${'AB'[seat]}: ${most} cards at most, ${list.length} given`);
      for (const placed of list) {
        const what = typeof placed === 'string' ? { card: placed } : placed;
        const definition = definitionNamed(engine, what.card);
        const isMonster = printed(engine).kind[definition] === MONSTER;
        if (name === 'monsters' && !isMonster)
          throw new PositionError(`monsters of ${'AB'[seat]}: "${what.card}" is no monster`);
        const e = s.entities + 1;
        s.entities = e;
        s.card.definition[e] = definition;
        const down = what.set === true || name === 'hand' || name === 'deck' || name === 'fusion';
        bring(engine, s, e, kind, seat, { faceUp: !down, bottom: true, cause: 0, by: 0, bySeat: seat });
        const since = what.since ?? 1;
        if (name === 'monsters') {
          s.own.position[e] = what.set === true || what.position === 'defense' ? DEFENSE : ATTACK;
          s.own.fixedTurn[e] = since;
          s.own.summonedTurn[e] = since;
          s.own.shownTurn[e] = what.set === true ? 0 : since;
          s.own.summoned[e] = summonKinds.indexOf(what.set === true ? 'set' : 'normal');
        }
        if (name === 'spells' || name === 'field') s.own.setTurn[e] = since;
        if (what.counters) s.card.counter0[e] = what.counters;
        if (what.proper) s.own.proper[e] = 1;
        if (what.equippedTo) equips.push({ card: e, to: what.equippedTo });
        s.listed.definition[s.listedCount] = definition;
        s.listed.owner[s.listedCount] = seat;
        s.listed.zone[s.listedCount] = kind;
        s.listedCount += 1;
      }
    }
  }
  for (const { card, to } of equips) {
    const definition = definitionNamed(engine, to);
    const host = Array.from({ length: s.entities }, (_, i) => i + 1).find(
      (e) => s.card.definition[e] === definition && s.card.zone[e] >> 1 === zone.monsters,
    );
    if (host === undefined) throw new PositionError(`"${to}" is not on the field, so nothing can be equipped to it`);
    s.card.host[card] = host;
    s.card.slot[card] = engine.slots.id('equip');
  }
  if (given.normalSummonUsed) s.seatTurn.normalSummons[turnSeat] = 1;
  const at = given.at ?? 'main1';
  s.phase = phase[at];
  s.step = at === 'battle' ? step.battle : step.none;
  if (at !== 'main1') s.battleConducted = 1;
  s.idle = 1;
  s.configuration = engine.chart.configurationAt(`turn.${at}.idle`);
  s.dirty = 1;
  refresh(engine, s);
  return s;
}
