import type { Verb } from './ruleset.ts';
import type { CoreState } from './state.ts';
import type { Clause } from './tree.ts';

/** A verb as a word: called with its arguments, it gives a clause; its definition is `verb`. */
export interface Word<S extends CoreState, A extends object, G extends readonly unknown[]> {
  (...given: G): Clause & A;
  readonly verb: Verb<S>;
}

/** Makes the `defineVerb` of a rule set, which knows its state type. */
export function verbsOf<S extends CoreState>() {
  /**
   * Defines a verb: its arguments (JSON only), its question, its deed, and how both languages say it.
   * The word it gives is what cards are written with.
   */
  return function defineVerb<A extends object, const G extends readonly unknown[]>(
    name: string,
    definition: Omit<Verb<S, A>, 'name'> & { readonly args: (...given: G) => A },
  ): Word<S, A, G> {
    const { args, ...verb } = definition;
    const word = (...given: G): Clause & A => ({ do: name, ...args(...given) }) as Clause & A;
    return Object.assign(word, { verb: { name, ...verb } as unknown as Verb<S> });
  };
}

/** The same clause with a name for the cards it dealt with; of several things to do, whichever is done has it. */
export const as = (name: string, clause: Clause): Clause =>
  clause.do === 'one of'
    ? {
        ...clause,
        options: (clause['options'] as readonly { readonly does: readonly Clause[] }[]).map((option) => ({
          ...option,
          does: option.does.map((done) => as(name, done)),
        })),
      }
    : { ...clause, as: name };
