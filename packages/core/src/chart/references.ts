import { ChartError } from './errors.ts';

/** An action or guard called by name, with the params written in the chart. */
export interface NamedReference {
  readonly kind: 'named';
  readonly name: string;
  readonly params: unknown;
}

export type ActionReference = NamedReference | { readonly kind: 'raise'; readonly event: string; readonly d: number };

export type GuardReference =
  | NamedReference
  | { readonly kind: 'not'; readonly of: GuardReference }
  | { readonly kind: 'and' | 'or'; readonly of: readonly GuardReference[] }
  | { readonly kind: 'in'; readonly state: unknown };

/** What XState's `raise`, `assign`, … return: functions that carry their arguments. */
interface BuiltinAction {
  readonly type?: unknown;
  readonly event?: unknown;
  readonly delay?: unknown;
}

/** What XState's `and`, `or`, `not` and `stateIn` return: functions with a `check`. */
interface BuiltinGuard {
  readonly check: (snapshot: object, args: object, self: { guards: readonly (() => boolean)[] }) => boolean;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

/** Reads one action of a chart; `state` is named in the error. */
export function readAction(action: unknown, state: string): ActionReference {
  if (typeof action !== 'function') return readName(action, 'action', state);
  const { type, event, delay } = action as BuiltinAction;
  if (type === 'xstate.raise') return readRaise(event, delay, state);
  if (typeof type === 'string' && type.startsWith('xstate.')) {
    const builtin = type.slice('xstate.'.length);
    throw new ChartError(
      state,
      `the built-in action ${builtin}() is not supported; name an action that changes the state`,
    );
  }
  throw new ChartError(state, 'inline action; give it a name in setup() and in the implementation');
}

function readRaise(event: unknown, delay: unknown, state: string): ActionReference {
  if (delay !== undefined) {
    throw new ChartError(state, 'raise() with a delay is not supported; a chart has no clock, so raise at once');
  }
  if (typeof event !== 'object' || event === null) {
    throw new ChartError(state, 'raise() must be given an event object, not a function of the context');
  }
  const { type, d = 0, ...rest } = event as { type?: unknown; d?: unknown };
  if (typeof type !== 'string' || type.startsWith('xstate.')) {
    throw new ChartError(state, `raise() of ${JSON.stringify(type)} is not supported; raise an event of your own`);
  }
  if (!Number.isInteger(d) || Object.keys(rest).length > 0) {
    throw new ChartError(state, `raise() of '${type}' may carry nothing but an integer d; put the rest into the state`);
  }
  return { kind: 'raise', event: type, d: d as number };
}

/**
 * Reads one guard of a chart.
 *
 * @param composed - Guards that `setup()` defines from other guards, by name.
 */
export function readGuard(guard: unknown, state: string, composed: Readonly<Record<string, unknown>>): GuardReference {
  if (isBuiltin(guard)) {
    if ('stateValue' in guard) return { kind: 'in', state: guard.stateValue };
    const of = (guard.guards ?? []).map((part) => readGuard(part, state, composed));
    const kind = operatorOf(guard);
    return kind === 'not' ? { kind, of: of[0] as GuardReference } : { kind, of };
  }
  if (typeof guard === 'function') {
    throw new ChartError(state, 'inline guard; give it a name in setup() and in the implementation');
  }
  const named = readName(guard, 'guard', state);
  const composition = composed[named.name];
  return isBuiltin(composition) ? readGuard(composition, state, composed) : named;
}

const isBuiltin = (guard: unknown): guard is BuiltinGuard => typeof guard === 'function' && 'check' in guard;

/** Told apart by what they answer: a minifier renames XState's functions, so `name` says nothing in a bundle. */
function operatorOf({ check }: BuiltinGuard): 'not' | 'and' | 'or' {
  const ask = (...answers: boolean[]) => check({ machine: {} }, {}, { guards: answers.map((answer) => () => answer) });
  if (ask(false)) return 'not';
  return ask(true, false) ? 'or' : 'and';
}

function readName(reference: unknown, what: 'action' | 'guard', state: string): NamedReference {
  const { type: name, params } =
    typeof reference === 'string'
      ? { type: reference, params: undefined }
      : (reference as { type: string; params?: unknown });
  if (typeof params === 'function') {
    throw new ChartError(
      state,
      `params of ${what} '${name}' depend on the context; write a constant, or read the state in the ${what}`,
    );
  }
  return { kind: 'named', name, params };
}
