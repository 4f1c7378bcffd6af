import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { file } from './run.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const xstate = createRequire(new URL('../../../examples/package.json', import.meta.url)).resolve('xstate');

/** The smallest game there is: nobody can do anything. */
const nothing = `
import { createMachine } from ${JSON.stringify(xstate)};
const name = { ja: '空', en: 'Nothing' };
export const rules = {
  id: 'nothing',
  name,
  zones: { deck: { name, sight: 'none' } },
  machine: createMachine({ id: 'nothing', initial: 'still', states: { still: { type: 'final' } } }),
  implementation: () => ({ actions: {}, guards: {} }),
  decisions: () => ({}),
  start() {},
};
export const cards = ['a', 'b'].map((key) => ({ key, name: { ja: key, en: key }, facts: {}, effects: [] }));
export const decks = [];
`;

const bin = (...args: string[]) =>
  spawnSync(process.execPath, [at('../bin/rulechart.mjs'), ...args], { encoding: 'utf8' });

// The bin runs what was built; without a build there is nothing to try (it would build first, which takes a while).
describe.skipIf(!existsSync(at('../dist/worker.js')))('the command itself', () => {
  it('keeps stdout clean and its exit codes', () => {
    const help = bin();
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toContain('Usage: rulechart');
    expect(bin('dance')).toMatchObject({ status: 2, stdout: '', stderr: "unknown command 'dance'\n" });
  });

  it('gives the same digest with any number of workers', () => {
    const digest = (workers: number) => {
      const { stdout } = bin('simulate', '--rules', 'tiny', '--duels', '60', '--json', '--workers', String(workers));
      return JSON.parse(stdout).digest;
    };
    expect(digest(2)).toBe(digest(1));
    expect(digest(3)).toBe(digest(1));
  }, 20_000);

  it('loads a game from a module', () => {
    const { stdout, stderr, status } = bin('cards', '--json', '--rules', file('nothing.mjs', nothing));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toHaveLength(2);
  });
});
