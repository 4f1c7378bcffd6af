import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Every workspace folder of that parent which is a package. */
const packagesIn = (parent: string) =>
  (existsSync(at(parent)) ? readdirSync(at(parent)) : [])
    .map((name) => ({ name, root: `${parent}/${name}` }))
    .filter(({ root }) => existsSync(at(`${root}/package.json`)));

const project = ({ name, root }: { name: string; root: string }) => ({
  extends: true as const,
  test: {
    name,
    root: at(root),
    include: ['test/**/*.test.{ts,tsx}'],
    // A browser needs a core beside the one of its test, so those tests come last and one by one.
    ...(name === 'table' ? { maxWorkers: 1, sequence: { groupOrder: 1 } } : { maxWorkers: 2 }),
    // Many small files that change nothing they import: the rules are compiled once for all of them.
    ...(name === 'zx-cards' ? { isolate: false } : {}),
  },
});

const packages = packagesIn('packages');
const names = packages.map(({ name }) => name).join('|');

export default defineConfig({
  resolve: {
    // Tests read the packages' sources, so that they need no build and coverage counts the right lines. An alias, not
    // `resolve.conditions`: Vitest hands conditions on to the worker threads that a test starts, and those cannot run
    // TypeScript. A sub-path such as `@rulechart/core/chart` is `src/chart.ts` or `src/chart/index.ts`.
    alias: [
      { find: new RegExp(`^@rulechart/(${names})$`), replacement: `${at('packages')}/$1/src/index.ts` },
      { find: new RegExp(`^@rulechart/(${names})/([\\w-]+)$`), replacement: `${at('packages')}/$1/src/$2` },
    ],
  },
  test: {
    projects: [
      ...packages,
      ...packagesIn('apps'),
      { name: 'examples', root: 'examples' },
      { name: 'scripts', root: 'scripts' },
    ].map(project),
    // A busy machine is no failure: what never ends is still found.
    testTimeout: 60_000,
    setupFiles: process.env['RUNS'] ? [at('scripts/property-runs.ts')] : [],
    reporters: ['default', at('scripts/tally-reporter.ts')],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/cli/src/**'],
      reporter: ['text-summary', 'json-summary', 'lcov'],
    },
  },
});
