// `RUNS=20 npm test` tries every property twenty times as often. fast-check keeps its global settings on globalThis, so
// they hold in every package. A property that sets its own numRuns must multiply it by RUNS itself.
import { configureGlobal, readConfigureGlobal } from 'fast-check';

const factor = Number(process.env['RUNS']);
if (!Number.isInteger(factor) || factor < 1)
  throw new Error(`RUNS must be a whole number from 1, not ${process.env['RUNS']}`);
configureGlobal({ ...readConfigureGlobal(), numRuns: 100 * factor });
