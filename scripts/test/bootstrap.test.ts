import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, serve } from '../serve.mjs';

const home = mkdtempSync(join(tmpdir(), 'rulechart-serve-'));
let server: Server;
let port: number;

/** Sends the path as it stands: fetch would tidy `..` away before the server could see it. */
function get(path: string, method = 'GET'): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers, body });
    });
  });
}

beforeAll(async () => {
  mkdirSync(join(home, 'dist/assets'), { recursive: true });
  mkdirSync(join(home, 'dist-secret'));
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(home, 'dist-secret/secret.txt'), 'secret');
  writeFileSync(join(home, 'dist/index.html'), '<title>table</title>');
  writeFileSync(join(home, 'dist/.hidden'), 'secret');
  writeFileSync(join(home, 'dist/青眼.json'), '{}');
  for (const name of ['page.js', 'style.css', 'engine.wasm', 'icon.svg']) {
    writeFileSync(join(home, 'dist/assets', name), name);
  }
  symlinkSync(join(home, 'secret.txt'), join(home, 'dist/link.txt'));
  server = serve(join(home, 'dist'));
  port = await listen(server, { port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(home, { recursive: true });
});

describe('the static server', () => {
  test('serves the index for a folder', async () => {
    const { status, headers, body } = await get('/?deck=1');
    expect(status).toBe(200);
    expect(headers).toMatch(/content-type: text\/html; charset=utf-8/i);
    expect(body).toBe('<title>table</title>');
  });

  test.each([
    ['/assets/page.js', 'text/javascript; charset=utf-8'],
    ['/assets/style.css', 'text/css; charset=utf-8'],
    ['/assets/engine.wasm', 'application/wasm'],
    ['/assets/icon.svg', 'image/svg+xml'],
    [`/${encodeURIComponent('青眼')}.json`, 'application/json; charset=utf-8'],
  ])('%s has the type %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.toLowerCase()).toContain(`content-type: ${type}\r\n`);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2fdist-secret/secret.txt',
    '//../secret.txt',
    '/link.txt',
    '/.hidden',
    '/%00',
    '/%zz',
    '/nowhere.html',
    '/assets/',
  ])('%s is not found', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  test('HEAD sends no body and POST is refused', async () => {
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/', 'POST')).toMatchObject({ status: 405 });
  });

  test('takes the next port when one is taken, and fails when asked for exactly that one', async () => {
    const second = serve(home);
    expect(await listen(second, { from: port })).toBeGreaterThan(port);
    second.close();
    await expect(listen(serve(home), { port })).rejects.toThrow('EADDRINUSE');
  });
});
