import { ChartError } from './errors.ts';

// The words of a program. Kept in this file so that the switch below compares with constants.
/** `NONE`: no transition was taken. Stands at 0, so an empty cell of a table means "not accepted". */
export const NONE = 0;
/** `ACT a`: calls action a. */
export const ACT = 1;
/** `ASK g else`: goes on after these three words if guard g holds, at `else` if not. */
export const ASK = 2;
/** `GO pc` */
export const GO = 3;
/** `RAISE e d`: queues internal event e. */
export const RAISE = 4;
/** `STEP c`: one more step of the macrostep begins in (the compiler's) configuration c. */
export const STEP = 5;
/** `REST p c`: takes what was raised first on row p of the internal events; if nothing was, the chart rests in c. */
export const REST = 6;
/** `DONE c`: the chart has ended in configuration c; what was raised is dropped. */
export const DONE = 7;

/** Stands for the configuration of a `REST` at which something is always queued. */
export const NOWHERE = -1;

/** A chart as a table of programs, one per configuration and event. */
export interface Program<S> {
  readonly code: Int32Array;
  readonly start: number;
  /** Where to go on, by configuration × event; 0 if not accepted. */
  readonly events: Int32Array;
  readonly eventCount: number;
  /** The same for raised and done events, by row of a `REST`; every one that can come leads somewhere. */
  readonly internal: Int32Array;
  readonly internalCount: number;
  readonly actions: readonly ((s: S, d: number) => void)[];
  readonly guards: readonly ((s: S, d: number) => boolean)[];
  readonly maxSteps: number;
  /** What to call the chart in errors. */
  readonly name: string;
  /** What to call (the compiler's) configurations in errors. */
  readonly labels: readonly string[];
}

export interface Runner<S> {
  start(s: S): void;
  send(s: S, event: number, d: number): boolean;
}

const REFUSED = -1;

/**
 * The interpreter. It allocates nothing per event. Its only memory beside the state is the queue of raised events,
 * empty whenever the chart rests; an action may look ahead on another state, whose events are queued behind its own.
 */
export function createRunner<S extends { configuration: number }>(program: Program<S>): Runner<S> {
  const { code, events, eventCount, internal, internalCount, actions, guards, maxSteps, name, labels } = program;
  let queue = new Int32Array(64);
  let end = 0;
  let running: S | null = null;

  function macrostep(s: S, startAt: number, decision: number): number {
    let pc = startAt;
    let d = decision;
    const base = end;
    let head = base;
    for (let steps = 0; ; )
      switch (code[pc]) {
        case ACT:
          (actions[code[pc + 1] as number] as Program<S>['actions'][number])(s, d);
          pc += 2;
          break;
        case ASK:
          pc = (guards[code[pc + 1] as number] as Program<S>['guards'][number])(s, d)
            ? pc + 3
            : (code[pc + 2] as number);
          break;
        case GO:
          pc = code[pc + 1] as number;
          break;
        case RAISE:
          if (end === queue.length) queue = enlarged(queue);
          queue[end++] = code[pc + 1] as number;
          queue[end++] = code[pc + 2] as number;
          pc += 3;
          break;
        case STEP:
          if (++steps > maxSteps) throw endless(labels[code[pc + 1] as number], maxSteps);
          pc += 2;
          break;
        case REST:
          if (head === end) return code[pc + 2] as number;
          pc = internal[(code[pc + 1] as number) * internalCount + (queue[head] as number)] as number;
          // Guards and actions now see the raised event's data, as in XState.
          d = queue[head + 1] as number;
          head += 2;
          if (head === end) head = end = base;
          break;
        case DONE:
          return code[pc + 1] as number;
        default:
          return REFUSED;
      }
  }

  function run(s: S, startAt: number, d: number): boolean {
    if (running === s) throw new ChartError(name, 'an action sent to the state it works on; raise() instead');
    const outer = running;
    const before = end;
    running = s;
    try {
      const configuration = macrostep(s, startAt, d);
      if (configuration === REFUSED) return false;
      s.configuration = configuration;
      return true;
    } finally {
      running = outer;
      end = before;
    }
  }

  return {
    start: (s) => void run(s, program.start, 0),
    send(s, event, d) {
      if (event >>> 0 >= eventCount) return false;
      const pc = events[s.configuration * eventCount + event];
      return pc !== undefined && pc !== NONE && run(s, pc, d);
    },
  };
}

function enlarged(queue: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(queue.length * 2);
  larger.set(queue);
  return larger;
}

const endless = (label = 'chart', maxSteps: number): ChartError =>
  new ChartError(label, `no rest after ${maxSteps} steps; an \`always\` or a raised event leads round in a circle`);
