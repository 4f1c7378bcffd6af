import type { Compiler } from './compile.ts';
import type { Context } from './context.ts';
import { type Intent, intend } from './settle.ts';
import type { CoreState } from './state.ts';
import type { Cards } from './tree.ts';

/** For a verb: a function that writes an intent of this happening. @throws {LoadError} for an unknown happening. */
export function intends<S extends CoreState>(
  c: Compiler<S>,
  happening: string,
): (s: S, x: Context, what: Intent) => void {
  const id = c.engine.happenings.id(happening, c.where);
  return (s, x, what) => intend(c.engine, s, x, id, what);
}

/** For a verb: intends this happening for every one of the cards. @throws {LoadError} for an unknown happening. */
export function forCards<S extends CoreState>(
  c: Compiler<S>,
  happening: string,
  cards: Cards,
  what: (s: S, x: Context, card: number) => Intent,
): (s: S, x: Context) => void {
  const found = c.gather(cards);
  const write = intends(c, happening);
  return (s, x) => {
    for (const card of found(s, x)) write(s, x, { card, ...what(s, x, card) });
  };
}
