// A small static file server for the built table: plain Node.js, loopback only, nothing outside its folder.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.yaml': 'text/yaml; charset=utf-8',
};

/**
 * The real file below `folder` that a URL path names; a folder means its index.html. Undefined when there is none, when
 * the path is malformed, hidden, or leads out of the folder, through `..` or through a symbolic link.
 * @param {string} folder @param {string} urlPath
 */
async function fileFor(folder, urlPath) {
  try {
    const path = decodeURIComponent(urlPath);
    if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
    const root = await realpath(folder);
    let file = await realpath(join(root, path));
    if ((await stat(file)).isDirectory()) file = await realpath(join(file, 'index.html'));
    return file.startsWith(root + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** A server, not yet listening, for the files of one folder. @param {string} folder */
export function serve(folder) {
  return createServer(async (request, response) => {
    const answer = (status, text, headers = {}) =>
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
    }
    // Not `new URL`: it would resolve `..` before it could be refused.
    const [path] = (request.url ?? '/').split(/[?#]/);
    const file = await fileFor(folder, path);
    if (file === undefined) return answer(404, 'Not found');

    const { size } = await stat(file);
    response.writeHead(200, {
      'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'content-length': size,
      'x-content-type-options': 'nosniff',
      // Vite puts a hash into the names of what it writes to assets/; everything else is asked for again.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') return response.end();
    pipeline(createReadStream(file), response, () => {});
  });
}

/**
 * Listens on loopback: on exactly `port`, or on the first free port counting up from `from`. Resolves to the port.
 * @param {import('node:http').Server} server @param {{ port?: number, from?: number }} where
 * @returns {Promise<number>}
 */
export async function listen(server, { port, from = 0 }) {
  for (let candidate = port ?? from; ; candidate += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, '127.0.0.1', () => {
          server.off('error', reject);
          resolve(undefined);
        });
      });
      return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
    } catch (error) {
      if (port !== undefined || error.code !== 'EADDRINUSE' || candidate >= from + 100) throw error;
    }
  }
}
