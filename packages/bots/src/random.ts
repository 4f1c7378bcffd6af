import { below, type CoreState, type Decision, type Game, randomSource, typeOf } from '@rulechart/core';
import type { Bot } from './bot.ts';

/**
 * Plays any decision of the menu with the same likelihood, whatever it does. Declaring a name counts as one decision,
 * and the name is drawn after: otherwise a thousand names would drown everything else.
 */
export function random<S extends CoreState>(seed: number): Bot<S> {
  const source = randomSource(seed);
  const starts: number[] = [];
  return {
    name: 'random',
    looks: false,
    choose(_view, menu, n, game) {
      const names = nameBits(game);
      if (names === null) return menu[below(source, n)];
      starts.length = 0;
      for (let i = 0; i < n; i++) if (i === 0 || !sameButForName(names, menu[i - 1], menu[i])) starts.push(i);
      const group = below(source, starts.length);
      const first = starts[group] as number;
      return menu[first + below(source, (starts[group + 1] ?? n) - first)];
    },
  };
}

/** Decisions of a declaration stand together in a menu and differ in the name alone. */
const sameButForName = (names: Int32Array, a: Decision, b: Decision): boolean => {
  const bits = names[typeOf(a)];
  return bits !== 0 && (a & ~bits) === (b & ~bits);
};

const known = new WeakMap<object, Int32Array | null>();

/** By type of decision, the bits that hold a declared name; null if no type has any. */
function nameBits<S extends CoreState>(game: Game<S>): Int32Array | null {
  let found = known.get(game);
  if (found === undefined) {
    const bits = Int32Array.from(game.engine.codecs, ({ operands }) =>
      operands.reduce((all, o) => (o.kind === 'definition' ? all | (((1 << o.bits) - 1) << o.shift) : all), 0),
    );
    found = bits.some((mask) => mask !== 0) ? bits : null;
    known.set(game, found);
  }
  return found;
}
