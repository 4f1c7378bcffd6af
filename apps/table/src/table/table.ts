import { useSyncExternalStore } from 'react';
import { startEngine } from '../engine/index.ts';
import type { PageGame } from '../games/game.ts';
import { games } from '../games/index.ts';
import type {
  ActRef,
  FromEngine,
  GameId,
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
  /** The game on the table. */
  game: GameId;
  /** What is known of each game whose engine has been started. */
  readies: Partial<Record<GameId, Ready>>;
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
  game: settings.get().game,
  readies: {},
  scene: null,
  log: [],
  duel: 0,
  curtain: null,
  problem: null,
  busy: false,
  behind: 0,
});

// --- One engine for each game that was asked for. The one whose duel is on the table hears what is done there.

const engines = new Map<GameId, Worker>();

function engineOf(game: GameId): Worker {
  const running = engines.get(game);
  if (running) return running;
  const worker = startEngine(game);
  engines.set(game, worker);
  worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => hear(game, data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    const text = event.message || 'worker error';
    store.set({ busy: false, problem: { type: 'problem', about: 'engine', text: { ja: text, en: text } } });
  });
  return worker;
}

const send = (message: ToEngine) => engineOf(store.get().game).postMessage(message);

/** The first thing that another game shows takes the table over; the engine before has nothing left to do. */
function changeGame(game: GameId): void {
  const before = store.get().game;
  waiting.length = 0;
  store.set({ game, scene: null, log: [], curtain: null });
  engines.get(before)?.terminate();
  engines.delete(before);
}

// --- What comes in. Scenes are shown at a pace that a person can follow; everything else keeps its place in the order.

const PACE = { slow: 1100, normal: 450, instant: 0 } as const;
const waiting: Shown[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function hear(game: GameId, message: FromEngine): void {
  if (message.type === 'ready') {
    store.set({ readies: { ...store.get().readies, [game]: message } });
    return;
  }
  if (message.type === 'explained') {
    receive(message);
    return;
  }
  if (game !== store.get().game && message.type !== 'problem') changeGame(game);
  waiting.push(message);
  if (timer === undefined) show();
}

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

type Shown = Exclude<FromEngine, Ready>;
const receivers: { [T in Shown['type']]: (message: Extract<Shown, { type: T }>) => void } = {
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

const receive = (message: Shown) => (receivers[message.type] as (message: Shown) => void)(message);

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

function whenFree(message: ToEngine, game = store.get().game): void {
  if (store.get().busy) return;
  store.set({ busy: true, problem: null });
  engineOf(game).postMessage(message);
}

/** The game that a saved duel says it is of; one that says nothing is judged by the engine that is there. */
function gameOf(text: string): GameId {
  try {
    const { replay } = JSON.parse(text) as { replay?: { rules?: string } };
    if (replay?.rules !== undefined && replay.rules in games) return replay.rules as GameId;
  } catch {
    // The engine says what is wrong with it.
  }
  return store.get().game;
}

export const table = {
  get: store.get,
  subscribe: store.subscribe,
  explain,
  /** Makes a game ready beside the one on the table, to see its decks. */
  prepare: (game: GameId) => void engineOf(game),
  start: (game: GameId, start: Start) => whenFree({ type: 'start', start }, game),
  decide: (decision: number) => whenFree({ type: 'decide', decision }),
  undo: () => whenFree({ type: 'undo' }),
  resign: () => whenFree({ type: 'resign' }),
  open: (text: string) => whenFree({ type: 'open', text }, gameOf(text)),
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

/** What the page and the engine know of the game on the table. */
export function useGame(): { game: PageGame; ready: Ready | undefined } {
  const { game, readies } = useTable();
  return { game: games[game], ready: readies[game] };
}
