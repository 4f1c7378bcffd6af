#!/usr/bin/env node
// In a clone the first call builds the command, with its progress on stderr; a published package always has its dist.
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  const { buildQuietly } = await import('../../../scripts/bootstrap.mjs');
  buildQuietly('@rulechart/cli');
}
await import('../dist/main.js');
