import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  below,
  type ChartImplementation,
  type CoreState,
  compileChart,
  createGame,
  type Game,
  questionImplementation,
  randomSource,
  type Setup,
  xstateImplementation,
} from '@rulechart/core';
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate';
import { playOut } from './playing.ts';

/** One figure: what was measured, how, and what is demanded of it. */
export interface Row {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  /** as text, such as `≥ 1000000`; empty if nothing is demanded */
  readonly demand: string;
  readonly met: boolean;
  readonly method: string;
}

/** What is demanded, by id of the row: at least, or at most. */
export type Demands = Readonly<Record<string, { readonly atLeast?: number; readonly atMost?: number }>>;

/** The demands for the mini rule set. */
export const miniDemands: Demands = {
  'steps per second': { atLeast: 1_000_000 },
  'chart step against an actor': { atLeast: 200 },
  fork: { atMost: 0.3 },
  'heap growth': { atMost: 1 },
  'same digest without short cuts': { atLeast: 1 },
};

/** The demands for a whole game. */
export const fullDemands: Demands = {
  'duels per second': { atLeast: 250 },
  'chart step against an actor': { atLeast: 200 },
  legal: { atMost: 1.5 },
  'legal, worst': { atMost: 50 },
  apply: { atMost: 2.5 },
  explain: { atMost: 10 },
  fork: { atMost: 1 },
  size: { atMost: 20_480 },
  hash: { atMost: 5 },
  view: { atMost: 5 },
  determinize: { atMost: 20 },
  JSON: { atMost: 2000 },
  'heap growth': { atMost: 1 },
  createGame: { atMost: 300 },
  'same digest without short cuts': { atLeast: 1 },
};

/** How long to measure. */
export interface Measuring {
  readonly demands?: Demands;
  /** seconds per figure (default 1) */
  readonly seconds?: number;
  /** steps over which the heap must not grow (default 1,000,000) */
  readonly heapSteps?: number;
}

const now = (): number => performance.now();

/** Microseconds per item of short batches: the 10th percentile is an undisturbed slot, the median what one gets. */
function batches(seconds: number, batch: () => number): { readonly best: number; readonly median: number } {
  for (const end = now() + seconds * 300; now() < end; ) batch();
  const times: number[] = [];
  for (const end = now() + seconds * 1000; now() < end || times.length < 10; ) {
    const start = now();
    const items = batch();
    times.push(((now() - start) * 1000) / Math.max(1, items));
  }
  times.sort((a, b) => a - b);
  return { best: times[Math.floor(times.length / 10)] as number, median: times[times.length >> 1] as number };
}

/** Plays whole games uniformly at random: one decision applied and the next menu are one step. */
function play<S extends CoreState>(game: Game<S>, setup: Setup, seed: number, menu: Int32Array, pool: S[]): number {
  const s = game.create(setup, seed, undefined, pool[0]);
  pool[0] = s;
  const source = randomSource(seed);
  let steps = 0;
  while (game.point(s) !== null) {
    const n = game.legal(s, menu);
    if (n === 0) break;
    game.apply(s, menu[n === 1 ? 0 : below(source, n)] as number);
    steps++;
  }
  return steps;
}

/** Resting points spread over some games, with the decision played there. */
function samples<S extends CoreState>(
  game: Game<S>,
  setup: Setup,
  most: number,
): { readonly s: S; readonly d: number }[] {
  const out: { s: S; d: number }[] = [];
  for (let seed = 1; out.length < most && seed < 50; seed++)
    playOut(game, setup, seed, {
      watch: (s, d) => void (s.ply % 5 === 0 && out.length < most && out.push({ s: game.fork(s), d })),
    });
  return out;
}

/** One chart event with empty actions, guards answering as they did in real games: tables, and an actor. */
function chartSteps<S extends CoreState>(
  game: Game<S>,
  setup: Setup,
  seconds: number,
): { readonly tables: number; readonly actor: number } {
  const { engine } = game;
  const asking = questionImplementation(engine);
  const own = engine.rules.implementation(engine);
  const machine = engine.rules.machine as AnyStateMachine;
  const real = { actions: { ...asking.actions, ...own.actions }, guards: { ...asking.guards, ...own.guards } };

  // Play games on a chart that writes down how every guard answered.
  const record = (wrap: (implementation: ChartImplementation<S>) => () => void) => {
    const answers: boolean[] = [];
    const guards = Object.fromEntries(
      Object.entries(real.guards).map(([name, guard]) => [
        name,
        (s: S, d: number, params: unknown) => {
          const answer = (guard as (s: S, d: number, params: unknown) => boolean)(s, d, params);
          answers.push(answer);
          return answer;
        },
      ]),
    );
    const stop = wrap({ actions: real.actions, guards });
    const games: { readonly events: readonly number[]; readonly answers: readonly boolean[] }[] = [];
    for (let seed = 1; seed <= 8; seed++) {
      answers.length = 0;
      const { decisions } = playOut(game, setup, seed);
      games.push({ events: decisions.map((d) => d & 63), answers: [...answers] });
    }
    stop();
    return games;
  };
  const chart = engine.chart as { start: (s: S) => void; send: (s: S, event: number, d: number) => boolean };
  const original = { start: chart.start, send: chart.send };
  const restore = (): void => void Object.assign(chart, original);
  const { events } = engine.chart;

  const forTables = record((implementation) => {
    const compiled = compileChart<S>(machine, implementation, events);
    chart.start = compiled.start;
    chart.send = compiled.send;
    return restore;
  });
  const { configurations } = engine.chart;
  const byPath = new Map(configurations.map(({ id, path }) => [[...path].sort().join(), id]));
  const forActor = record((implementation) => {
    const provided = machine.provide(xstateImplementation(implementation as never) as never);
    let actor: AnyActor | undefined;
    const rest = (s: S): void => {
      const { _nodes: nodes } = (actor as AnyActor).getSnapshot() as { _nodes: readonly { id: string }[] };
      s.configuration =
        byPath.get(
          nodes
            .map(({ id }) => id)
            .sort()
            .join(),
        ) ?? 0;
    };
    chart.start = (s) => {
      const created = createActor(provided, { input: { game: s } } as never) as unknown as AnyActor;
      actor = created;
      created.start();
      rest(s);
    };
    chart.send = (s, event, d) => {
      actor?.send({ type: events[event] as string, d } as never);
      rest(s);
      return true;
    };
    return restore;
  });

  let answers: readonly boolean[] = [];
  let at = 0;
  const empty = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, () => {}]));
  const told = Object.fromEntries(Object.keys(real.guards).map((name) => [name, () => answers[at++] as boolean]));
  const stubs = { actions: empty(real.actions), guards: told };
  const compiled = compileChart<{ configuration: number }>(machine, stubs, events);
  const tables = batches(seconds, () => {
    let sent = 0;
    for (const game of forTables) {
      answers = game.answers;
      at = 0;
      const s = { configuration: 0 };
      compiled.start(s);
      for (const event of game.events) compiled.send(s, event, 0);
      sent += game.events.length;
    }
    return sent;
  });
  const provided = machine.provide(xstateImplementation(stubs as never) as never);
  let turn = 0;
  const actor = batches(seconds, () => {
    const game = forActor[turn++ % forActor.length] as (typeof forActor)[number];
    answers = game.answers;
    at = 0;
    const one = createActor(provided, { input: { game: {} } } as never);
    one.start();
    for (const event of game.events) one.send({ type: events[event] as string, d: 0 } as never);
    one.stop();
    return game.events.length;
  });
  return { tables: tables.best, actor: actor.best };
}

/** The garbage collector, also when Node was started without it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Measures a game: play, the parts of a step, forks, views, JSON, memory. Figures are the 10th percentile of short
 * batches in this process (an undisturbed slot of the machine); ratios are taken within it.
 */
export function measure<S extends CoreState>(
  game: Game<S>,
  setup: Setup,
  { demands = fullDemands, seconds = 1, heapSteps = 1_000_000 }: Measuring = {},
): readonly Row[] {
  const rows: Row[] = [];
  const add = (id: string, value: number, unit: string, method: string): void => {
    const { atLeast, atMost } = demands[id] ?? {};
    rows.push({
      id,
      value: Number(value.toPrecision(4)),
      unit,
      demand: atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : '',
      met: (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost),
      method,
    });
  };
  const menu = new Int32Array(8192);
  const pool: S[] = [];
  const batch = 'p10 of short batches, one thread';

  let seed = 1;
  let duels = 0;
  let decisions = 0;
  const whole = batches(seconds * 2, () => {
    let steps = 0;
    for (let i = 0; i < 4; i++) steps += play(game, setup, seed++, menu, pool);
    duels += 4;
    decisions += steps;
    return steps;
  });
  add(
    'steps per second',
    1e6 / whole.best,
    '1/s',
    `uniform random play, a decision applied and the next menu, dealing (into a used state) included; ${batch}`,
  );
  add('steps per second, median', 1e6 / whole.median, '1/s', 'the same, median: what a busy machine gives');
  add('duels per second', 1e6 / whole.best / (decisions / duels), '1/s', 'steps per second over steps per duel');

  const { tables, actor } = chartSteps(game, setup, seconds);
  add(
    'chart step',
    tables,
    'µs',
    `one event through the compiled tables, actions empty, guards as in real games; ${batch}`,
  );
  add('actor step', actor, 'µs', 'the same event sent to an XState actor on the same machine');
  add('chart step against an actor', actor / tables, '×', 'ratio of the two, one process');

  const points = samples(game, setup, 400);
  // One state at a time, as a search visits them: the same memory again and again.
  const here = game.fork((points[0] as (typeof points)[number]).s);
  const each = (of: (s: S, d: number) => void): number =>
    batches(seconds / 2, () => {
      let spent = 0;
      for (const { s, d } of points) {
        game.fork(s, here);
        of(here, d);
        spent++;
      }
      return spent;
    }).best;
  const copying = each(() => {});
  const [, , middle] = [points[0], points[1], points[points.length >> 1]];
  const from = (middle as (typeof points)[number]).s;
  const fork = batches(seconds / 2, () => {
    for (let i = 0; i < 2000; i++) game.fork(from, here);
    return 2000;
  });
  const net = (time: number): number => Math.max(0, time - copying);
  add('legal', net(each((s) => void game.legal(s, menu))), 'µs', `mean over ${points.length} resting points; ${batch}`);
  let worst = 0;
  for (const { s } of points) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 15; i++) {
      const start = now();
      game.legal(s, menu);
      best = Math.min(best, (now() - start) * 1000);
    }
    worst = Math.max(worst, best);
  }
  add('legal, worst', worst, 'µs', 'the slowest of these points, best of 15');
  add('apply', net(each((s, d) => game.apply(s, d))), 'µs', 'mean over the same points');
  add(
    'explain',
    net(each((s, d) => void game.explain(s, 1 - s.decider, d))),
    'µs',
    'the same decisions, asked for the other seat',
  );
  add('fork', fork.best, 'µs', `into a pooled state; ${batch}`);
  add('size', game.layout.size(from.sizeClass), 'bytes', `one state of class ${from.sizeClass}`);
  add('hash', net(each((s) => void game.hash(s))), 'µs', 'mean over the same points');
  const shown = game.fork(from);
  add('view', net(each((s) => void game.view(s, 0, shown))), 'µs', 'into a pooled state');
  add('determinize', net(each((s) => void game.determinize(s, 0, 7, shown))), 'µs', 'into a pooled state');
  add(
    'JSON',
    each((s) => void game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(s))))),
    'µs',
    'out and in, text included',
  );

  const collect = collector();
  const warm = Math.min(heapSteps, 50_000);
  for (let steps = 0; steps < warm; ) steps += play(game, setup, seed++, menu, pool);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let steps = 0; steps < heapSteps; ) steps += play(game, setup, seed++, menu, pool);
  collect();
  add(
    'heap growth',
    Math.max(0, (process.memoryUsage().heapUsed - before) / 1_048_576),
    'MB',
    `over ${heapSteps} warm steps, after forced collection`,
  );

  const start = now();
  const plain = createGame(
    game.rules as never,
    game.engine.definitions.slice(1).map(({ tree }) => tree),
    { plain: true },
  ) as unknown as Game<S>;
  add('createGame', now() - start, 'ms', 'rules, chart and pool; modules evaluated');
  let equal = 1;
  for (let k = 1; k <= 8; k++) {
    if (game.hash(playOut(game, setup, k).state) !== plain.hash(playOut(plain, setup, k).state)) equal = 0;
  }
  add('same digest without short cuts', equal, '', 'final hashes of 8 games with every short cut off: 1 if equal');
  return rows;
}
