/**
 * The functions behind the names in a chart. They work in place, take the decision that caused the macrostep (0 at the
 * start) and the static params written in the chart, and must not send to the chart themselves.
 */
export interface ChartImplementation<S> {
  /** Actions by name. */
  // biome-ignore lint/suspicious/noExplicitAny: params differ from name to name; xstateImplementation types each
  readonly actions: Readonly<Record<string, (s: S, d: number, params?: any) => void>>;
  /** Guards by name. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly guards: Readonly<Record<string, (s: S, d: number, params?: any) => boolean>>;
}

/** Limits of the compiler and of a macrostep; each has a default that only a mistake reaches. */
export interface ChartOptions {
  /** Steps after which a macrostep counts as endless. Default: the machine's `maxIterations` if finite, else 10,000. */
  readonly maxSteps?: number;
  /** Most configurations; parallel regions multiply them. Default 4,096. */
  readonly maxConfigurations?: number;
  /** Longest program, in words. Default 2^20. */
  readonly maxWords?: number;
}

/** A combination of active states in which the chart waits for an event, or has ended. */
export interface ChartConfiguration {
  /** What `s.configuration` holds. */
  readonly id: number;
  /** Ids of all active states, outermost first. */
  readonly path: readonly string[];
  /** `meta.ask` of the deepest active state that has one. */
  readonly ask: string | null;
  /** `meta.rule` of the deepest active state that has one. */
  readonly rule: string | null;
  /** `meta.needs` of all active states: scalars that are never 0 while the chart rests here. */
  readonly needs: readonly string[];
  /** Events with a transition from here, by id, ascending; guards are left aside. */
  readonly accepts: readonly number[];
  /** The chart has ended. */
  readonly final: boolean;
}

/** Something in a chart that compiles but is probably a mistake. */
export interface ChartDiagnostic {
  readonly code:
    | 'unreachable-state'
    | 'endless-always'
    | 'nothing-asked'
    | 'unused-action'
    | 'unused-guard'
    | 'unused-event'
    | 'unknown-event';
  /** Id of the state concerned, or of the machine when it is none in particular. */
  readonly state: string;
  readonly problem: string;
}

/** How large the compiled chart is. */
export interface ChartStats {
  readonly states: number;
  /** Configurations in which the chart can rest; only these have ids. */
  readonly configurations: number;
  /** Configurations that are only passed through. */
  readonly passing: number;
  /** Length of the program in 32-bit words, tables included. */
  readonly words: number;
}

/** A compiled chart. It holds no game: everything that changes is in the state it is given. */
export interface Chart<S> {
  /** The events it was compiled for; an event's id is its index here. */
  readonly events: readonly string[];
  readonly configurations: readonly ChartConfiguration[];
  readonly diagnostics: readonly ChartDiagnostic[];
  readonly stats: ChartStats;

  /**
   * Enters the initial states, runs until the chart rests and writes `s.configuration`.
   *
   * @throws ChartError when the chart does not come to rest, or when called from an action on the same state.
   */
  start(s: S): void;

  /**
   * Sends one event and runs until the chart rests again; writes `s.configuration`.
   *
   * @param event - Index into `events`.
   * @param d - The decision handed to every action and guard.
   * @returns Whether a transition was taken. If not, the state is untouched: unlike XState, an event that nobody takes
   * does not make the chart look at its `always` transitions again.
   * @throws ChartError when the chart does not come to rest, or when called from an action on the same state. What the
   * actions did up to there remains; `s.configuration` is the old one.
   */
  send(s: S, event: number, d: number): boolean;

  /**
   * Finds the configuration in which the chart rests at a state.
   *
   * @param path - A state id, or keys from the root joined by dots; `a | b` where parallel regions need both.
   * A state with substates stands for its initial ones.
   * @throws ChartError when there is no such state (it lists close ones), or none or several configurations with it.
   */
  configurationAt(path: string): number;

  /** Where the chart rests and accepts that event: the innermost state ids, `a | b` for parallel regions. */
  acceptedIn(event: number): readonly string[];
}
