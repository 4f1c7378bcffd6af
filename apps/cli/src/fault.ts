import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from './io.ts';

/** The exit code after a fault of ours. */
export const FAULT = 3;

/**
 * Writes down what is needed to see a fault again, and says in one line where. What the user gave is never to blame
 * here: everything that can be wrong with it is `BadInput`.
 */
export function reportFault(error: unknown, argv: readonly string[], err: (line: string) => void): void {
  const { seed, decisions } = error as { seed?: unknown; decisions?: unknown };
  const { stack, cause } = error instanceof Error ? error : new Error(String(error));
  const message = messageOf(error);
  const report = {
    message,
    command: argv,
    ...(seed === undefined ? {} : { seed }),
    ...(decisions === undefined ? {} : { decisions }),
    node: process.version,
    stack,
    ...(cause instanceof Error ? { cause: cause.stack } : {}),
  };
  let where: string;
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'rulechart-fault-')), 'report.json');
    writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
    where = `the report is in ${file}`;
  } catch (unwritten) {
    where = `no report could be written: ${messageOf(unwritten)}`;
  }
  err(`this is a fault of rulechart, not of what it was given: ${message}; ${where}`);
}
