import { useSyncExternalStore } from 'react';
import { startEngine } from '../engine/index.ts';
import type {
  ActRef,
  FromEngine,
  LogEntry,
  Problem,
  Ready,
  RefusalView,
  Scene,
  Seat,
  Start,
  ToEngine,
} from '../protocol.ts';
import { saveFile } from './files.ts';
import { settings } from './settings.ts';
import { createStore } from './store.ts';

export interface TableState {
  ready: Ready | null;
  scene: Scene | null;
  log: readonly LogEntry[];
  /** Counts duels, so that equal ids of another duel's log are other entries. */
  duel: number;
  /** Hot seat: who must sit down before anything is shown. */
  curtain: Seat | null;
  problem: Problem | null;
  /** An answer or a start is on its way: a second press must not become a second decision. */
  busy: boolean;
  /** Scenes that still wait to be shown. */
  behind: number;
}

const store = createStore<TableState>({
  ready: null,
  scene: null,
  log: [],
  duel: 0,
  curtain: null,
  problem: null,
  busy: false,
  behind: 0,
});

const worker = startEngine();
const send = (message: ToEngine) => worker.postMessage(message);

// --- What comes in. Scenes are shown at a pace that a person can follow; everything else keeps its place in the order.

const PACE = { slow: 1100, normal: 450, instant: 0 } as const;
const waiting: FromEngine[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
  if (data.type === 'explained') receive(data);
  else waiting.push(data);
  if (timer === undefined) show();
});

worker.addEventListener('error', (event) => {
  event.preventDefault();
  const text = event.message || 'worker error';
  store.set({ busy: false, problem: { type: 'problem', about: 'engine', text: { ja: text, en: text } } });
});

function show(): void {
  timer = undefined;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    receive(next);
    const behind = waiting.filter(({ type }) => type === 'scene').length;
    if (behind !== store.get().behind) store.set({ behind });
    const pause = PACE[settings.get().pace];
    if (next.type === 'scene' && behind > 0 && pause > 0) {
      timer = setTimeout(show, pause);
      return;
    }
  }
}

const receivers: { [T in FromEngine['type']]: (message: Extract<FromEngine, { type: T }>) => void } = {
  ready: (message) => store.set({ ready: message }),
  scene: ({ scene }) => {
    reasons.clear();
    store.set({ scene, curtain: null, busy: false, problem: null });
  },
  log: ({ entries, reset }) => store.set(logged(entries, reset === true)),
  curtain: ({ next }) => store.set({ curtain: next, scene: null, log: [], busy: false }),
  replay: ({ filename, text }) => saveFile(filename, text),
  problem: (message) => store.set({ problem: message, busy: false }),
  explained: ({ ticket, refusals }) => explained(ticket, refusals),
};

const receive = (message: FromEngine) => (receivers[message.type] as (message: FromEngine) => void)(message);

function logged(entries: readonly LogEntry[], reset: boolean): Partial<TableState> {
  const { log, duel } = store.get();
  if (reset) return { log: entries, duel: duel + 1 };
  const byId = new Map([...log, ...entries].map((entry) => [entry.id, entry]));
  return { log: [...byId.values()] };
}

// --- Reasons. The engine is the only judge; what it said holds until the scene changes.

const reasons = new Map<string, Promise<readonly RefusalView[]>>();
const answers = new Map<number, (refusals: readonly RefusalView[]) => void>();
let tickets = 0;

function explain(act: ActRef): Promise<readonly RefusalView[]> {
  const key = JSON.stringify([act.act, act.card, act.target]);
  const known = reasons.get(key);
  if (known) return known;
  const ticket = ++tickets;
  const answer = new Promise<readonly RefusalView[]>((resolve) => answers.set(ticket, resolve));
  reasons.set(key, answer);
  send({ type: 'explain', act, ticket });
  return answer;
}

function explained(ticket: number, refusals: readonly RefusalView[]): void {
  answers.get(ticket)?.(refusals);
  answers.delete(ticket);
}

// --- What goes out.

function whenFree(message: ToEngine): void {
  if (store.get().busy) return;
  store.set({ busy: true, problem: null });
  send(message);
}

export const table = {
  get: store.get,
  subscribe: store.subscribe,
  explain,
  start: (start: Start) => whenFree({ type: 'start', start }),
  decide: (decision: number) => whenFree({ type: 'decide', decision }),
  undo: () => whenFree({ type: 'undo' }),
  resign: () => whenFree({ type: 'resign' }),
  open: (text: string) => whenFree({ type: 'open', text }),
  lookNow: () => whenFree({ type: 'curtain' }),
  seek: (to: number) => whenFree({ type: 'seek', to }),
  resume: () => whenFree({ type: 'resume' }),
  save: () => send({ type: 'save' }),
  report: (problem: Problem) => store.set({ problem }),
  dismissProblem: () => store.set({ problem: null }),
  /** Shows everything that waits, at once. */
  skipAhead(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let next = waiting.shift(); next; next = waiting.shift()) receive(next);
    store.set({ behind: 0 });
  },
};

export const useTable = (): TableState => useSyncExternalStore(table.subscribe, table.get);
