import { bootstrap, pnpm } from './bootstrap.mjs';

bootstrap();
pnpm(
  'exec',
  'turbo',
  'run',
  'build',
  'typecheck',
  'check-exports',
  'docs', // fails on an export without documentation; `pnpm run docs:build` writes the pages again
  '//#lint',
  '//#typecheck:root',
  '//#size',
  '//#knip',
  '--output-logs=errors-only',
);
// Outside turbo: tests run every time, and their closing line stands alone, as a CI wants it.
pnpm('exec', 'vitest', 'run', ...process.argv.slice(2));
