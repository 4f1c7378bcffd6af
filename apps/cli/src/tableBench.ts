import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { below, randomSource } from '@rulechart/core';
import type { Row } from '@rulechart/testkit';
import { BadInput } from './io.ts';

/** What the page's first load and the engine behind it may cost. A card of the pool adds a quarter of a kilobyte. */
const demands = { 'first load': 200, 'engine worker': 240, 'engine ready': 1500, 'decision to scene': 50 } as const;

const row = (id: keyof typeof demands, value: number, unit: string, method: string): Row => ({
  id,
  value: Number(value.toPrecision(4)),
  unit,
  demand: `≤ ${demands[id]}`,
  met: value <= demands[id],
  method,
});

// The built worker thinks it is in a browser: it gets as much of one as it uses.
const shim = `
import { parentPort, workerData } from 'node:worker_threads';
let hear = null;
globalThis.self = { name: '', postMessage: (message) => parentPort.postMessage(message), set onmessage(f) { hear = f; }, get onmessage() { return hear; } };
parentPort.on('message', (data) => hear({ data }));
await import(workerData);
`;

interface Message {
  readonly type: string;
  readonly scene?: { readonly menu: readonly { readonly decision: number }[]; readonly result: unknown };
}

/**
 * How the built table behaves: what a first visit loads, and how long the engine takes to answer a decision with a scene,
 * measured in the very worker the page runs, over one duel against the greedy bot.
 * @throws {BadInput} when the table has not been built.
 */
export async function tableRows(dist: string): Promise<Row[]> {
  const assets = join(dist, 'assets');
  if (!existsSync(assets)) throw new BadInput(`${dist} holds no built table: run \`pnpm build\` first`);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const zipped = (file: string): number => gzipSync(readFileSync(file)).length / 1024;
  const linked = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) =>
    join(dist, file as string),
  );
  const worker = readdirSync(assets)
    .filter((file) => file.startsWith('worker') && file.endsWith('.js'))
    .map((file) => join(assets, file))
    .sort((a, b) => statSync(b).size - statSync(a).size)[0];
  if (worker === undefined) throw new BadInput(`${assets} holds no engine: run \`pnpm build\` first`);
  const load = [join(dist, 'index.html'), ...linked].reduce((sum, file) => sum + zipped(file), 0);

  const started = performance.now();
  const engine = new Worker(new URL(`data:text/javascript,${encodeURIComponent(shim)}`), {
    workerData: pathToFileURL(worker).href,
  });
  const random = randomSource(1);
  const times: number[] = [];
  let ready = 0;
  let asked = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      engine.on('error', reject);
      engine.on('message', (message: Message) => {
        if (message.type === 'ready') {
          ready = performance.now() - started;
          const decks = [{ builtIn: 'goat-control' }, { builtIn: 'beatdown' }];
          engine.postMessage({ type: 'start', start: { decks, opponent: 'greedy', you: 'A', seed: 1 } });
        }
        if (message.type === 'problem') reject(new Error('the engine reports a problem'));
        if (message.type !== 'scene' || !message.scene) return;
        if (asked > 0) times.push(performance.now() - asked);
        const { menu, result } = message.scene;
        if (result !== null || menu.length === 0 || times.length >= 400) return resolve();
        asked = performance.now();
        engine.postMessage({ type: 'decide', decision: menu[below(random, menu.length)]?.decision });
      });
    });
  } finally {
    await engine.terminate();
  }
  times.sort((a, b) => a - b);
  return [
    row('first load', load, 'KB', 'page, script and styles, gzipped; fonts, engine and chart layout come after'),
    row('engine worker', zipped(worker), 'KB', 'rules, cards and bots, gzipped'),
    row('engine ready', ready, 'ms', 'from starting the worker to its first message, in Node.js'),
    row(
      'decision to scene',
      times[Math.floor(times.length * 0.95)] ?? 0,
      'ms',
      `95th percentile over ${times.length} decisions of one duel, bot included`,
    ),
  ];
}
