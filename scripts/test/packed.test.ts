import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

// What is published works for somebody who has nothing but the tarballs: an empty folder, npm, and a game.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulechart-packed-'));
const packages = ['core', 'testkit', 'bots', 'yugioh-expert', 'yugioh-cards'];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = `
import { createGame } from '@rulechart/core';
import { Arena, duelSeed, random } from '@rulechart/bots';
import { miniCards, miniRules, miniSetup } from '@rulechart/testkit';
import { yugioh } from '@rulechart/yugioh-cards';
import { draw } from '@rulechart/yugioh-expert/authoring';
const play = (rules, cards, setup) => new Arena(createGame(rules, cards)).play(setup, duelSeed(1, 0), [random, random]).state.result;
const [a, b] = yugioh.decks;
console.log(play(miniRules, miniCards, miniSetup) > 0, play(yugioh.rules, yugioh.cards, { decks: [a.deck, b.deck] }) > 0, draw(2).do);
`;

test('packed tarballs play in an empty folder', { timeout: 180_000 }, () => {
  const run = (command: string, args: string[], cwd: string): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  mkdirSync(join(folder, 'tarballs'));
  for (const name of packages) {
    run('pnpm', ['pack', '--pack-destination', join(folder, 'tarballs')], join(root, 'packages', name));
  }
  const tarballs = readdirSync(join(folder, 'tarballs')).map((file) => join(folder, 'tarballs', file));
  expect(tarballs).toHaveLength(packages.length);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...tarballs], empty);
  writeFileSync(join(empty, 'play.mjs'), program);
  expect(run(process.execPath, ['play.mjs'], empty).trim()).toBe('true true draw');
});
