import {
  below,
  CapacityExceeded,
  type CoreState,
  type Game,
  type Randomness,
  randomSource,
  StateError,
  type StateJson,
} from '@rulechart/core';
import { type Case, type Examination, Violation } from './subject.ts';

/** What a cell is changed to, beside a neighbour's value: what is likely to mean something else, or nothing. */
const odd = [0, 1, 2, 3, 7, 31, 127, 128, 255, 1000, 2000, 30_000, 32_767, 65_535, 2 ** 31 - 1, -1, -2, -(2 ** 31)];

interface Mutable {
  readonly scalars: Record<string, number>;
  readonly tables: Record<string, Record<string, number[]>>;
}

/** Changes one number of a state's JSON; says which. */
export function changeOne(json: StateJson, source: Randomness): string {
  const { scalars, tables } = json as unknown as Mutable;
  const columns = Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, cells]) =>
      cells.length > 0 ? [{ where: `${table}.${column}`, cells }] : [],
    ),
  );
  const names = Object.keys(scalars);
  const at = below(source, names.length + columns.length);
  const other = (was: number): number => {
    const value =
      below(source, 3) === 0 ? was + (below(source, 2) === 0 ? 1 : -1) : (odd[below(source, odd.length)] as number);
    return value === was ? was + 1 : value;
  };
  if (at < names.length) {
    const name = names[at] as string;
    const was = scalars[name] as number;
    scalars[name] = other(was);
    return `${name} ${was} → ${scalars[name]}`;
  }
  const { where, cells } = columns[at - names.length] as (typeof columns)[number];
  const row = below(source, cells.length);
  const was = cells[row] as number;
  cells[row] = below(source, 4) === 0 ? (cells[below(source, cells.length)] as number) : other(was);
  return `${where}[${row}] ${was} → ${cells[row]}`;
}

/** Plays a few random decisions. A duel that outgrows its size class has gone on as far as this is about. */
export function playOn<S extends CoreState>(game: Game<S>, s: S, source: Randomness, most = 40): void {
  const menu = new Int32Array(65_536);
  for (let i = 0; i < most && game.point(s) !== null; i++) {
    const n = game.legal(s, menu);
    if (n === 0) throw new Violation(`nothing is legal after ${i} decisions`);
    try {
      game.apply(s, menu[below(source, n)] as number);
    } catch (error) {
      if (error instanceof CapacityExceeded) return;
      throw error;
    }
  }
}

/** A state from elsewhere is believed only as far as it means something. */
export function states<S extends CoreState>(x: Examination<S>): readonly Case[] {
  const { game } = x;
  return [
    {
      name: 'states: with one number changed, a state is refused in one line or can be played on',
      run: () => {
        x.points(Math.ceil(x.games * 12), 11, (s, { seed, ply, where }) => {
          const text = JSON.stringify(game.toJSON(s));
          for (let k = 0; k < 8; k++) {
            const source = randomSource(seed * 1_000_003 + ply * 101 + k);
            const json = JSON.parse(text) as StateJson;
            const change = changeOne(json, source);
            try {
              playOn(game, game.fromJSON(json), source);
            } catch (error) {
              if (error instanceof StateError && !error.message.includes('\n')) continue;
              throw new Violation(`${where}, ${change}: ${String(error)}`, { cause: error });
            }
          }
        });
      },
    },
  ];
}
