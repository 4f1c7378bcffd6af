import type { CoreState } from '@rulechart/core';
import { describe, test } from 'vitest';
import { type ConformanceOptions, conformance, type Subject } from '../src/index.ts';

/** Registers every case of the conformance suite with Vitest. */
export function describeConformance<S extends CoreState>(
  name: string,
  subject: Subject<S>,
  options: ConformanceOptions = {},
): void {
  describe(`conformance of ${name}`, () => {
    for (const { name: title, skipped, run } of conformance(subject, options)) {
      if (skipped === undefined) test(title, { timeout: 120_000 * Number(process.env['RUNS'] ?? 1) }, run);
      else test.skip(`${title} (${skipped})`, run);
    }
  });
}
