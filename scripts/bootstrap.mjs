// Brings a fresh clone to life with nothing but Node.js and npm: gets the pnpm that package.json pins, installs
// exactly what the lockfile says, and runs pnpm commands. Plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { engines, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [, pnpmVersion] = packageManager.match(/^pnpm@([^+]+)/);
const env = { TURBO_TELEMETRY_DISABLED: '1', ...process.env };

function run(command, args, options) {
  const result = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...options });
  if (result.error && result.error.code !== 'ENOENT') throw result.error;
  return { ok: result.status === 0, status: result.status ?? 1, text: String(result.stdout ?? '').trim() };
}

/** Stops with a clear message on a Node.js older than `engines` asks for. */
function checkNode() {
  const parts = (version) => version.match(/\d+/g).map(Number);
  const wanted = parts(engines.node);
  const actual = parts(process.versions.node);
  const first = wanted.findIndex((part, i) => part !== actual[i]);
  if (first >= 0 && actual[first] < wanted[first]) {
    console.error(`This project needs Node.js ${engines.node}; this is ${process.version}.`);
    process.exit(1);
  }
}

/** Puts the pinned pnpm first on the PATH: the one already there, or one that npm keeps in its own cache. */
function findPnpm() {
  const quiet = { stdio: ['ignore', 'pipe', 'ignore'] };
  if (run('pnpm', ['--version'], quiet).text === pnpmVersion) return;
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const printPath = [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=pnpm@${pnpmVersion}`,
    '--call',
    'node -p process.env.PATH',
  ];
  const { ok, status, text } = run(npm[0], [...npm.slice(1), ...printPath], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!ok) process.exit(status);
  env.PATH = text;
}

/** Runs pnpm; when it fails, this process ends with its exit code. */
export function pnpm(...args) {
  const { ok, status } = run('pnpm', args);
  if (!ok) process.exit(status);
}

/** Builds one package and what it depends on, with all its progress on stderr, so that stdout stays the caller's own. */
export function buildQuietly(name) {
  findPnpm();
  const build = ['exec', 'turbo', 'run', 'build', `--filter=${name}`, '--output-logs=errors-only'];
  const { ok, status } = run('pnpm', build, { stdio: ['ignore', 2, 2] });
  if (!ok) process.exit(status);
}

/** Checks Node.js, finds pnpm and installs the dependencies from the lockfile. */
export function bootstrap() {
  checkNode();
  findPnpm();
  // A native addon without a prebuilt binary compiles against the headers that lie beside this Node.js.
  const prefix = dirname(dirname(process.execPath));
  if (existsSync(join(prefix, 'include/node/node.h'))) env.npm_config_nodedir ??= prefix;
  pnpm('install', '--frozen-lockfile', '--reporter=append-only');
}
