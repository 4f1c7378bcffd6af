import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, test } from 'vitest';
import type { FromEngine, Scene, ToEngine } from '../src/protocol.ts';

// Tests in a real browser, against the page as it is built.

const CHROMIUM = '/usr/bin/chromium';
const found = existsSync(CHROMIUM);
const required = process.env['REQUIRE_CHROMIUM'] === '1';

/** A test that needs Chromium: without it, it is skipped and says so, unless Chromium is required. */
/** Whether every combination is tried, or each state and each language at least once. */
export const thorough = Number(process.env['RUNS'] ?? 1) > 1;

export function browserTest(name: string, run: () => Promise<void>, seconds = 60): void {
  if (found || required) test(name, run, seconds * 1000);
  else test.skip(`${name} (skipped: no Chromium found)`);
}

// --- The page, built once for a whole run: the test files of one run have one parent process.

const app = fileURLToPath(new URL('..', import.meta.url));

export async function built(): Promise<string> {
  const out = join(tmpdir(), `rulechart-table-${process.ppid}`);
  const done = join(out, 'done');
  if (claim(out)) {
    const args = [
      'exec',
      'vite',
      'build',
      '--outDir',
      join(out, 'dist'),
      '--emptyOutDir',
      '--manifest',
      '--logLevel',
      'error',
    ];
    const { status, stderr } = spawnSync('pnpm', args, {
      cwd: app,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    writeFileSync(done, status === 0 ? '' : stderr || 'vite build failed');
  }
  for (let waited = 0; !existsSync(done); waited += 100) {
    if (waited > 120_000) throw new Error('The page was not built in time');
    await pause(100);
  }
  const failure = readFileSync(done, 'utf8');
  if (failure) throw new Error(failure);
  return join(out, 'dist');
}

/** Whether it falls to this process to build. What earlier runs left behind is cleared away. */
function claim(out: string): boolean {
  try {
    mkdirSync(out);
  } catch {
    return false;
  }
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name);
    if (!name.startsWith('rulechart-table-') || path === out) continue;
    if (Date.now() - statSync(path).mtimeMs > 60 * 60_000) rmSync(path, { recursive: true, force: true });
  }
  return true;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface House {
  server: Server;
  browser: Browser;
  address: string;
}

let house: Promise<House> | undefined;

async function open(): Promise<House> {
  const root = await built();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://table').pathname;
    const file = join(root, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return { server, browser, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

afterAll(async () => {
  const opened = await house;
  await opened?.browser.close();
  opened?.server.close();
});

// --- A table in a browser

export interface Visit {
  query?: string;
  hash?: string;
  lang?: 'ja' | 'en';
  theme?: 'light' | 'dark';
  phone?: boolean;
  width?: number;
  height?: number;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Opens the page and hands it over; afterwards nothing of it is left, and no error may have happened in it. */
export async function visit(what: Visit, run: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  house ??= open();
  const { browser, address } = await house;
  const small = what.phone ?? false;
  const size = small ? phone : { width: what.width ?? desktop.width, height: what.height ?? desktop.height };
  const context = await browser.newContext({
    viewport: size,
    hasTouch: small,
    isMobile: small,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const errors: string[] = [];
  try {
    await context.addInitScript(record);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    const query = new URLSearchParams(what.query ?? '');
    query.set('lang', what.lang ?? 'en');
    query.set('theme', what.theme ?? 'light');
    query.set('pace', 'instant');
    await page.goto(`${address}?${query}${what.hash ? `#${what.hash}` : ''}`);
    await page.locator('.felt, .setup').first().waitFor();
    await run(page, context);
  } finally {
    await context.close();
  }
  if (errors.length > 0) throw new Error(`Errors in the page: ${errors.join('; ')}`);
}

interface Recorded {
  heard: FromEngine[];
  said: ToEngine[];
  /** What spoke last. */
  engine?: Worker;
  /** How much had been heard when the page decided last. */
  before: number;
}

/** Runs in the page before anything else: keeps every message between the page and its engine. */
function record(): void {
  const Native = window.Worker;
  const kept: Recorded = { heard: [], said: [], before: 0 };
  Object.assign(window, { kept });
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        if (typeof data?.type !== 'string') return;
        kept.heard.push(structuredClone(data));
        kept.engine = this;
      });
    }
    override postMessage(message: ToEngine): void {
      if (typeof message?.type === 'string') kept.said.push(structuredClone(message));
      if (message?.type === 'decide') kept.before = kept.heard.length;
      super.postMessage(message);
    }
  };
}

export const heard = (page: Page): Promise<FromEngine[]> =>
  page.evaluate(() => (window as unknown as { kept: Recorded }).kept.heard);
export const said = (page: Page): Promise<ToEngine[]> =>
  page.evaluate(() => (window as unknown as { kept: Recorded }).kept.said);

/** How often the page has decided. */
export const decisions = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as { kept: Recorded }).kept.said.filter(({ type }) => type === 'decide').length,
  );

/** Lets the page hear a message as if its engine had sent it: for positions that take long to reach. */
export const tell = (page: Page, message: FromEngine): Promise<void> =>
  page.evaluate((data) => {
    (window as unknown as { kept: Recorded }).kept.engine?.dispatchEvent(new MessageEvent('message', { data }));
  }, message);

/** The newest position that the page was sent. */
export async function scene(page: Page): Promise<Scene> {
  const last = await page.evaluate(() => {
    const { heard } = (window as unknown as { kept: Recorded }).kept;
    return heard.findLast(({ type }) => type === 'scene');
  });
  if (last?.type !== 'scene') throw new Error('No scene has come');
  return last.scene;
}

/** Waits until the engine has answered a decision with a position in which somebody is asked, or the end. */
export async function settled(page: Page, decisions: number): Promise<void> {
  await page.waitForFunction((expected) => {
    const { heard, said, before } = (window as unknown as { kept: Recorded }).kept;
    const last = heard
      .slice(before)
      .findLast(({ type }) => type === 'scene' || type === 'curtain' || type === 'problem');
    const decided = said.filter(({ type }) => type === 'decide').length;
    if (decided < expected || !last) return false;
    if (last.type !== 'scene') return true;
    return last.scene.asks !== null || last.scene.result !== null || last.scene.replay !== undefined;
  }, decisions);
  // React draws after the message; what was drawn is what a person can use.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
