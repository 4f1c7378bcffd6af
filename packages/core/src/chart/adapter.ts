import { assign } from 'xstate';
import type { ChartImplementation } from './chart.ts';

/** The context of a machine that plays on a state in place. Give it as `input`: `context: ({ input }) => input`. */
export interface ChartContext<S> {
  readonly game: S;
}

/** An event as the adapted functions read it: its decision in `d`. */
export interface ChartEvent {
  readonly type: string;
  readonly d?: number;
}

/** What the third parameter of a function asks for; nothing if it has none. */
// biome-ignore lint/suspicious/noExplicitAny: matches functions whatever their state
type ParamsOf<F> = F extends (s: any, d: any, ...rest: infer R) => unknown
  ? R extends readonly []
    ? undefined
    : R[0]
  : undefined;

/** The implementation in the shape that `setup()` takes. */
export interface XStateImplementation<I extends ChartImplementation<never>> {
  /** Actions by name. */
  readonly actions: { readonly [K in keyof I['actions']]: (args: unknown, params: ParamsOf<I['actions'][K]>) => void };
  /** Guards by name. */
  readonly guards: { readonly [K in keyof I['guards']]: (args: unknown, params: ParamsOf<I['guards'][K]>) => boolean };
}

const UNCHANGED = {};

/**
 * Makes the functions of a chart callable by XState, for `setup()`. A name with a slip in it does not compile, nor do
 * params of the wrong type; an actor on the machine then does what the compiled chart does.
 *
 * The functions change `context.game` in place. They are wrapped in `assign` because XState's `transition()` defers all
 * other actions, so that later guards of the macrostep would not see what they did. Without a game they do nothing:
 * `transition()` starts a throw-away actor on every call, with `input: undefined`.
 *
 * @param implementation - The named functions, as `compileChart` takes them.
 * @returns `actions` and `guards` to spread into `setup({ types, … })`.
 */
export function xstateImplementation<const I extends ChartImplementation<never>>(
  implementation: I,
): XStateImplementation<I> {
  const actions = mapValues(implementation.actions, (action) =>
    assign(({ context, event }: Call, params: unknown) => {
      if (context.game) action(context.game as never, event.d ?? 0, params);
      return UNCHANGED;
    }),
  );
  const guards = mapValues(implementation.guards, (guard) => ({ context, event }: Call, params: unknown) => {
    return context.game ? guard(context.game as never, event.d ?? 0, params) : false;
  });
  return { actions, guards } as unknown as XStateImplementation<I>;
}

interface Call {
  readonly context: Partial<ChartContext<unknown>>;
  readonly event: ChartEvent;
}

const mapValues = <T, R>(values: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
