import {
  type Position as AnyPosition,
  type Engine,
  type Game,
  type PositionFact,
  type PositionTable,
  setUpPosition,
} from '@rulechart/core';
import { type Duel, step } from './duel.ts';
import { playerCard } from './happenings.ts';
import { isZx } from './printed.ts';

const column = (name: 'asleep' | 'damage', what: 'flag' | 'number', means: string): PositionFact<Duel> => ({
  what,
  means,
  set: (s, e, value) => {
    s.own[name][e] = value;
  },
  get: (s, e) => s.own[name][e] as number,
});

/** A plain Z/X to fill decks and lives with. */
const filler = (engine: Engine<Duel>): string | undefined =>
  engine.definitions.find(
    ({ id, tree }) => id > 0 && tree.effects.length === 0 && tree.facts['type'] === 'zx' && !tree.facts['ignition'],
  )?.tree.key;

const closed: readonly string[] = ['deck', 'hand', 'life', 'dynamis', 'under'];

/** How positions of a duel are written down. */
export const positions: PositionTable<Duel> = {
  at: {
    main: {
      state: 'turn.main.idle',
      enter: (s) => {
        s.step = step.main;
      },
    },
    resource: { state: 'turn.resource.choosing' },
    ignition: { state: 'turn.ignition.choosing' },
  },
  onwards: ['pass', 'endTurn'],
  filler: (engine) => {
    const key = filler(engine);
    return key === undefined ? {} : { deck: { key, count: 10 }, life: { key, count: 4 } };
  },
  faceUp: (zone) => !closed.includes(zone),
  made: (card) => card.facts['type'] === 'token',
  placed: (s, e, where, engine) =>
    where === 'squares' && !isZx(engine, s, e) ? 'only Z/X stand on squares' : undefined,
  ready: (s, engine) => {
    s.firstSeat = s.turn % 2 === 1 ? s.turnSeat : 1 - s.turnSeat;
    s.holder = s.turnSeat;
    for (let seat = 0; seat < 2; seat++) if (playerCard(engine, s, seat) === 0) s.seat.virtual[seat] = 1;
  },
  seat: {
    pending: {
      what: 'number',
      means: 'points of damage that have been dealt and wait',
      otherwise: 0,
      set: (s, seat, value) => {
        s.seat.pending[seat] = value;
      },
      get: (s, seat) => s.seat.pending[seat] as number,
    },
  },
  card: {
    asleep: column('asleep', 'flag', 'it is asleep (upright if not said)'),
    damage: column('damage', 'number', 'damage it has taken this turn'),
    forces: { what: 'attached', slot: 'force', zone: 'force', means: 'cards under it as Forces' },
    shift: { what: 'attached', slot: 'shift', zone: 'shift', means: 'the Shift on it' },
  },
};

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

/** Sets up a position in which the turn player is about to act. @throws {PositionError} for what cannot be. */
export function position(game: Game<Duel>, given: Position): Duel {
  const side = ({ squares = [], player, under, ...piles }: Side = {}) => ({
    ...piles,
    squares: squares.map(({ on, ...standing }) => ({ ...standing, place: on })),
    ...(player === undefined ? {} : { player: [player] }),
    ...(under === undefined ? {} : { under: [under] }),
  });
  return setUpPosition(game, { ...given, A: side(given.A), B: side(given.B) } as AnyPosition);
}
