import { free, holderOf } from './bindings.ts';
import { type Context, END, WAIT } from './context.ts';
import { type Engine, EngineFault } from './engine.ts';
import { sizeClasses } from './layout.ts';
import type { Program } from './program.ts';
import type { CoreState, Entity } from './state.ts';

/** On whose behalf a program runs. */
export interface Running {
  readonly you: number;
  readonly source?: Entity;
  readonly stay?: number;
  /** activation record + 1 */
  readonly record?: number;
  readonly cause: number;
  /** key of the lingering row it belongs to, 0 for none */
  readonly lingering?: number;
  /** intent it replaces + 1 */
  readonly intent?: number;
  readonly pc?: number;
}

/**
 * Puts a program on top of what runs.
 * @throws {CapacityExceeded}; {EngineFault} "nested too deep" in the largest class, naming the programs.
 */
export function pushFrame<S extends CoreState>(engine: Engine<S>, s: S, program: number, running: Running): number {
  const f = s.frameCount;
  if (f >= s.frame.program.length) {
    if (s.sizeClass !== sizeClasses.at(-1)) engine.full(s, 'frame', s.frame.pc, f);
    const nest = Array.from({ length: f }, (_, i) => engine.programs[s.frame.program[i]]?.label);
    throw new EngineFault(`nested too deep: ${nest.join(' › ')} › ${engine.programs[program]?.label}`);
  }
  const { frame } = s;
  frame.program[f] = program;
  frame.pc[f] = running.pc ?? 0;
  frame.you[f] = running.you;
  frame.source[f] = running.source ?? 0;
  frame.stay[f] = running.stay ?? 0;
  frame.record[f] = running.record ?? 0;
  frame.cause[f] = running.cause;
  frame.intents[f] = s.intentCount;
  frame.intent[f] = running.intent ?? 0;
  frame.lingering[f] = running.lingering ?? 0;
  frame.did[f] = 1;
  s.frameCount = f + 1;
  return f;
}

/** The place that was picked last for a frame's program, 0 if there was none to pick. */
export const pickedPlace = (s: CoreState, f: number): number => s.frame.r6[f];

function popFrame(s: CoreState): void {
  const f = s.frameCount - 1;
  const { frame } = s;
  free(s, holderOf.frame(f));
  frame.program[f] = 0;
  frame.pc[f] = 0;
  frame.you[f] = 0;
  frame.source[f] = 0;
  frame.stay[f] = 0;
  frame.record[f] = 0;
  frame.cause[f] = 0;
  frame.intents[f] = 0;
  frame.intent[f] = 0;
  frame.asked[f] = 0;
  frame.answer[f] = 0;
  frame.did[f] = 0;
  frame.lingering[f] = 0;
  frame.r0[f] = 0;
  frame.r1[f] = 0;
  frame.r2[f] = 0;
  frame.r3[f] = 0;
  frame.r4[f] = 0;
  frame.r5[f] = 0;
  frame.r6[f] = 0;
  frame.r7[f] = 0;
  s.frameCount = f;
}

/** Lets a context look from a frame. */
export function lookFrom(s: CoreState, c: Context, f: number): Context {
  const { frame } = s;
  c.you = frame.you[f];
  c.source = frame.source[f];
  c.stay = frame.stay[f];
  c.frame = f;
  c.record = frame.record[f];
  c.lingering = 0;
  const key = frame.lingering[f];
  if (key !== 0)
    for (let row = 0; row < s.lingeringCount; row++) if (s.lingering.key[row] === key) c.lingering = row + 1;
  c.event = -1;
  c.intent = frame.intent[f] - 1;
  c.trigger = -1;
  return c;
}

/** Runs what is on the stack until it is empty or somebody has to decide (`s.waiting`). */
export function run<S extends CoreState>(engine: Engine<S>, s: S): void {
  const c = engine.borrow();
  s.waiting = 0;
  let steps = 0;
  while (s.frameCount > 0) {
    const f = s.frameCount - 1;
    const { ops, label } = engine.programs[s.frame.program[f]] as Program<S>;
    let pc = s.frame.pc[f];
    lookFrom(s, c, f);
    for (;;) {
      if (++steps > 200_000) throw new EngineFault(`a program does not end: ${label}, step ${pc}`);
      const next = (ops[pc] as (s: S, c: Context) => number)(s, c);
      if (next === WAIT) {
        s.frame.pc[f] = pc;
        s.waiting = 1;
        engine.giveBack();
        return;
      }
      if (next === END) {
        popFrame(s);
        break;
      }
      pc = next;
      if (s.frameCount - 1 !== f) {
        s.frame.pc[f] = pc; // somebody else runs first
        break;
      }
    }
  }
  engine.giveBack();
}
