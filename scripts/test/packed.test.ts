import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// What is published works for somebody who has nothing but the tarballs: the template of a rule set in an empty folder,
// npm, and games. Tools that are not ours are linked from this workspace, so that the registry is asked for little.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulechart-packed-'));
const app = join(folder, 'cairn-of-mine');
const modules = join(app, 'node_modules');

/** A program of that folder's `node_modules/.bin`, and where its package lies in this workspace. */
const tools = {
  tsc: ['typescript', 'bin/tsc'],
  tsup: ['tsup', 'dist/cli-default.js'],
  vitest: ['vitest', 'vitest.mjs'],
};
const ours = ['bots', 'core', 'testkit', 'yugioh-cards', 'yugioh-expert', 'zx', 'zx-cards'].map(
  (name) => `@rulechart/${name}`,
);

function run(command: string, args: readonly string[], cwd = app, input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}\n${stderr}`}`);
  return stdout;
}
const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};
const rulechart = (args: readonly string[], typed = ''): string =>
  run(process.execPath, [join(modules, '.bin/rulechart'), ...args], app, typed);

function copyTemplate(): void {
  cpSync(join(root, 'templates/rule-set'), app, { recursive: true });
  for (const file of ['package.json', 'README.md']) {
    const text = readFileSync(join(app, file), 'utf8');
    writeFileSync(join(app, file), text.replaceAll('my-rule-set', 'cairn-of-mine'));
  }
  const described = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  described.devDependencies = { '@rulechart/testkit': described.devDependencies['@rulechart/testkit'] };
  writeFileSync(join(app, 'package.json'), JSON.stringify(described, null, 2));
}

function install(): void {
  const tarballs = join(folder, 'tarballs');
  const packed = [...ours, '@rulechart/cli'].flatMap((name) => ['--filter', name]);
  run('pnpm', [...packed, 'pack', '--pack-destination', tarballs], root);
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  expect(files).toHaveLength(ours.length + 1);
  const isCli = (file: string): boolean => file.includes('rulechart-cli-');
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  run('npm', ['install', ...quietly, ...files.filter((file) => !isCli(file))]);

  const cli = join(modules, '@rulechart/cli');
  mkdirSync(cli);
  run('tar', ['-xzf', files.find(isCli) as string, '-C', cli, '--strip-components=1']);
  for (const name of ['commander', 'elkjs']) link(join(root, 'apps/cli/node_modules', name), join(modules, name));
  link('../@rulechart/cli/bin/rulechart.mjs', join(modules, '.bin/rulechart'));
  for (const [bin, [name, path]] of Object.entries(tools) as [string, [string, string]][]) {
    link(join(root, 'packages/zx/node_modules', name), join(modules, name));
    link(`../${name}/${path}`, join(modules, '.bin', bin));
  }
}

beforeAll(() => {
  copyTemplate();
  install();
  run('npm', ['run', 'build']);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
import { createGame } from '@rulechart/core';
import { Arena, duelSeed, random } from '@rulechart/bots';
import { miniCards, miniRules, miniSetup } from '@rulechart/testkit';
import { yugioh } from '@rulechart/yugioh-cards';
import { draw } from '@rulechart/yugioh-expert/authoring';
import { zx } from '@rulechart/zx-cards';
import { recover } from '@rulechart/zx/authoring';
const play = (rules, cards, setup) => new Arena(createGame(rules, cards)).play(setup, duelSeed(1, 0), [random, random]).state.result;
const both = ({ rules, cards, decks: [a, b] }) => play(rules, cards, { decks: [a.deck, b.deck] }) > 0;
console.log(play(miniRules, miniCards, miniSetup) > 0, both(yugioh), both(zx), draw(2).do, recover().do);
`;

test('packed tarballs play in an empty folder', { timeout: 60_000 }, () => {
  writeFileSync(join(app, 'play.mjs'), program);
  expect(run(process.execPath, ['play.mjs']).trim()).toBe('true true true draw recover');
});

test('the template type-checks, and passes its own tests: its rulings, and conformance with nothing left out', {
  timeout: 120_000,
}, () => {
  run('npm', ['run', 'typecheck']);
  const said = run('npm', ['test']);
  expect(said).toMatch(/Test Files .*2 passed/);
  expect(said).not.toMatch(/failed|skipped/);
});

test('the command plays what the template was built into', { timeout: 60_000 }, () => {
  const rules = ['--rules', './dist/index.js'];
  const { duels, faults, wins } = JSON.parse(rulechart(['simulate', ...rules, '--duels', '200', '--json']));
  expect([duels, faults, wins.every((n: number) => n > 20)]).toEqual([200, [], true]);
  const told = rulechart(['play', ...rules, '--seed', '3'], `${'1\n'.repeat(60)}quit\n`);
  expect(told).toMatch(/You decide:\n1\. place/);
  expect(told).toMatch(/hand is empty|empty hand|buried/i);
});
