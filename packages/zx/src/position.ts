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
import { type CardFacts, type CardType, isZx } from './printed.ts';

const column = (
  name: 'asleep' | 'damage',
  what: { what: 'flag' } | { what: 'number'; range: readonly [number, number] },
  means: string,
): PositionFact<Duel> => ({
  ...what,
  means,
  of: ['squares'],
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
  sharedPlaces: ['squares'],
  misplaced,
  ready: (s, engine) => {
    s.firstSeat = s.turn % 2 === 1 ? s.turnSeat : 1 - s.turnSeat;
    s.holder = s.turnSeat;
    for (let seat = 0; seat < 2; seat++) if (playerCard(engine, s, seat) === 0) s.seat.virtual[seat] = 1;
  },
  seat: {
    pending: {
      what: 'number',
      range: [0, 99],
      means: 'points of damage that have been dealt and wait',
      otherwise: 0,
      set: (s, seat, value) => {
        s.seat.pending[seat] = value;
      },
      get: (s, seat) => s.seat.pending[seat] as number,
    },
  },
  card: {
    asleep: column('asleep', { what: 'flag' }, 'it is asleep (upright if not said)'),
    damage: column('damage', { what: 'number', range: [0, 30_000] }, 'damage it has taken this turn'),
    forces: { what: 'attached', slot: 'force', zone: 'force', means: 'cards under it as Forces' },
    shift: { what: 'attached', slot: 'shift', zone: 'shift', means: 'the Shift on it' },
  },
};

/** Why a card cannot lie there: what each zone holds. */
function misplaced(s: Duel, e: number, where: string, engine: Engine<Duel>): string | undefined {
  const { tree } = engine.definitionOf(s, e);
  const { type } = tree.facts as unknown as CardFacts;
  const no = (why: string): string => `${tree.name.en} cannot lie in ${where}: ${why}`;
  if (where === 'squares') return isZx(engine, s, e) ? undefined : no('only Z/X stand on squares');
  if (type === 'token') return no('a token is on a square, or nowhere');
  const home = homes[type];
  if (where === 'player' || where === 'under') return home === where ? undefined : no(`only what belongs there does`);
  if (home === 'player' || home === 'under') return no(`its zone is "${home}"`);
  if (where === 'dynamis') return home === where ? undefined : no('the Dynamis holds EX, Overboosts and Shifts');
  if (home === 'dynamis' && pile.includes(where)) return no('what would go there goes to the Dynamis');
  return undefined;
}

/** Where cards of a type lie before the duel, if that is not the deck. */
const homes: Partial<Record<CardType, string>> = {
  player: 'player',
  'player ex': 'player',
  lower: 'under',
  ex: 'dynamis',
  overboost: 'dynamis',
  shift: 'dynamis',
};

/** Zones whose cards came from the deck. */
const pile: readonly string[] = ['deck', 'hand', 'life'];

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
